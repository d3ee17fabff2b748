/** The settings and records that the build sends to the hosted service. */
import { createHash } from 'node:crypto';
import type { IndexSettings } from 'algoliasearch';
import { anchorOfSection, hierarchyAfter, type SearchDocument } from '../local-index';
import { HOSTED_RANKING } from '../ranking';
import { facetsOf, HOSTED_HITS, SNIPPET_WORDS, type BuildFacets, type HitLevel, type SearchHit } from '../search-api';
import { formOf, stemOf, tokenise } from '../words';

/** A record in DocSearch's schema. The text of a page is its description, that of a heading `null`. */
export interface HostedRecord extends Required<Omit<SearchHit, '_highlightResult' | '_snippetResult'>> {
  language: string;
  /** `null` for pages without versions. */
  version: string | null;
  tag: string;
  pageTags: string[];
  /** What else it is called, such as short links that lead exactly here. */
  names: string[];
  weight: number;
  /** For ranking, larger first: 90 for a page, 80 for a heading of level 2, 0 for text. */
  level: number;
  /** For ranking, smaller first: of a wiki page its order on the page; of any other, its order among all documents. */
  position: number;
  /** Synonyms of its title, heading or other names. */
  alsoKnownAs: string[];
  /** Tells the next sync whether the record has changed. */
  internal: { contentDigest: string };
}

export const INDEX_SETTINGS: IndexSettings = {
  ...HOSTED_RANKING,
  ...HOSTED_HITS,
  attributesForFaceting: ['language', 'version', 'tag', 'type', 'kind', 'pageTags'],
  attributeForDistinct: 'document',
  distinct: true,
  attributesToSnippet: [`content:${SNIPPET_WORDS}`],
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  advancedSyntax: true,
};

function synonymsIn(text: string, synonyms: readonly (readonly string[])[]): string[] {
  const plain = (words: string): string => ` ${tokenise(words).map(formOf).map(stemOf).join(' ')} `;
  const searched = plain(text);
  const others = synonyms.flatMap((group) => {
    const held = group.filter((phrase) => searched.includes(plain(phrase)));
    return held.length === 0 ? [] : group.filter((phrase) => !held.includes(phrase));
  });
  return [...new Set(others)];
}

export interface HostedSite {
  /** Address of the site, path prefix included. */
  address: string;
  synonyms: readonly (readonly string[])[];
  facets: BuildFacets;
}

/** The records of a document, in reading order: the page, then each heading and the texts below it. */
function recordsOfDocument(document: SearchDocument, order: number, { address, synonyms, facets }: HostedSite): HostedRecord[] {
  const { url: documentUrl, kind, weight, tags } = document;
  const [path = '', entry = null] = documentUrl.split('#');
  const isWiki = kind === 'wiki';
  const shared = {
    ...{ kind, weight, document: documentUrl, url_without_anchor: address + path, pageTags: tags },
    ...facetsOf(kind, facets),
  };
  const records: HostedRecord[] = [];
  type Part = { anchor: string | null; content: string | null; names?: readonly string[] };
  const add = (type: string, { anchor, content, names = [] }: Part, level: number, sectionCount = 0, number = 0): void => {
    const url = anchor === null ? path : `${path}#${anchor}`;
    const hierarchy = hierarchyAfter(document, sectionCount);
    const named = type === 'content' ? '' : (hierarchy[type as HitLevel] ?? '');
    const sent = {
      ...shared,
      objectID: number === 0 ? url : `${url}:${number}`,
      type,
      hierarchy,
      ...{ content, anchor, level },
      url: address + url,
      names: [...names],
      position: isWiki ? records.length : order,
      alsoKnownAs: synonymsIn([named, ...names].join(' '), synonyms),
    };
    records.push({ ...sent, internal: { contentDigest: createHash('md5').update(JSON.stringify(sent)).digest('hex') } });
  };
  add('lvl1', { anchor: entry, content: document.description, names: document.names }, 90);
  for (const [index, section] of document.sections.entries()) {
    const anchor = anchorOfSection(section);
    const { heading, names = [], texts } = section;
    if (heading) add(`lvl${heading.level}`, { anchor, content: null, names }, 100 - 10 * heading.level, index + 1);
    for (const [at, content] of texts.entries()) add('content', { anchor, content }, 0, index + 1, at + 1);
  }
  return records;
}

export function hostedRecords(documents: readonly SearchDocument[], site: HostedSite): HostedRecord[] {
  return documents.flatMap((document, order) => recordsOfDocument(document, order, site));
}
