/** Ranking of the local and the hosted search. Change both, then measure with `npm run bench:search`. */

/** Weights of documents in both searches. `entries` are exec years, shows and hires. */
export const DOCUMENT_WEIGHTS = { wiki: 1, pages: 1, entries: 0.25 } as const;

/** Weights of words by field, relative to the text. MiniSearch counts a word less in a field longer than average. */
export const FIELD_WEIGHTS = { title: 6, names: 4, headings: 4, description: 2, tags: 1, trail: 1, text: 1 } as const;

/** Weight of a synonym relative to the word itself. */
export const SYNONYM_WEIGHT = 0.3;
/** Weight of a compound relative to the word: "flightcase" where the text says "flight case", "head set" for "headset". */
export const COMPOUND_WEIGHT = 0.9;

/** Shortest word in which typing errors are corrected, and how many, as a share of its letters. */
export const TYPING_ERRORS = { fromLetters: 4, share: 0.25 } as const;

/** How soon repeating a word stops helping: at this score a document reaches half of what the word can contribute. */
export const SATURATION = 24;
/** How strongly containing all words of a query outweighs containing one of them often. */
export const COVERAGE_POWER = 2;
/** Documents that cover less of the query than this share of the best one are left out. */
export const MIN_COVERAGE = 0.5;

/** How much of its score a document loses if the query's words stand apart in it, and how steeply. */
export const CLOSENESS_SHARE = 0.75;
export const CLOSENESS_POWER = 4;

/** Weight of a word in a heading, where the sections of a page are compared. */
export const HEADING_WEIGHT = 5;
/** A section is shown when its score is at least this share of the best one's. */
export const MIN_SECTION_SHARE = 0.3;
/** The page itself is a result when its head covers nearly as much of the query as its best section. */
export const HEAD_TOLERANCE = 0.05;

/** The hosted service's settings: fields in order of importance, then what decides between equals. */
export const HOSTED_RANKING = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1),unordered(names)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4),unordered(hierarchy.lvl5),unordered(hierarchy.lvl6)',
    'unordered(pageTags),unordered(alsoKnownAs)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  ranking: ['words', 'filters', 'typo', 'desc(weight)', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(level)', 'asc(position)'],
};
