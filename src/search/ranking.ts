/**
 * How results rank: the one place to change it. `npm run bench:search` says what a change is worth for the local
 * index; the hosted service takes its part over with the next build.
 */
import type { RecordKind } from './facets';

/** The weight of each kind of record, in both searches: a document's score is multiplied by it. */
export const WEIGHT_OF_KIND: Readonly<Record<RecordKind, number>> = { wiki: 1, exec: 0.25, show: 0.25, hire: 0.25 };

/** The fields of a document in the local index, and how much a word in each says next to one in the text. */
export const FIELD_WEIGHTS = { title: 6, shortlinks: 4, headings: 4, description: 2, tags: 1, trail: 1, text: 1 } as const;

/** How much less than the word itself something says that stands for it. */
export const SYNONYM_WEIGHT = 0.3;
/** The same for "flightcase" where the text says "flight case", and "head set" for "headset". */
export const COMPOUND_WEIGHT = 0.9;

/** Letters from which a word may have typing errors, and how many, as a share of its letters. */
export const TYPING_ERRORS = { fromLetters: 4, share: 0.25 } as const;

/** How soon more of one word says nothing new: a document reaches half of what the word can give at this score. */
export const SATURATION = 16;
/** How much it counts that a document holds all words of a query, not one of them often. */
export const COVERAGE_POWER = 2;
/** Documents that hold less of the query than this share of the best one are no results. */
export const MIN_COVERAGE = 0.66;

/** The same for the hosted service: where a word stands matters in this order. */
export const HOSTED_RANKING = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1),unordered(shortlinks)',
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
