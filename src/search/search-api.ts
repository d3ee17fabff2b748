/** The hosted search service: where it is, and its requests, filters and responses. Local search has the same format. */

/** Settings of the hosted service; `undefined` if it is off. */
export function hostedSettings() {
  // Written in full, because webpack replaces each expression with its value.
  const appId = process.env.GATSBY_ALGOLIA_APP_ID;
  /** The public key, which only allows searching. */
  const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY;
  const indexName = process.env.GATSBY_ALGOLIA_INDEX_NAME;
  /** Id of the Ask AI assistant; without it, Ask AI is off. */
  const assistantId = process.env.GATSBY_ALGOLIA_ASSISTANT_ID;
  if (!appId || !searchKey || !indexName) return undefined;
  return { appId, searchKey, indexName, assistantId: assistantId || undefined };
}

/** The service's origin for an application. */
export function hostOfApplication(appId: string): string {
  return `https://${appId.toLowerCase()}-dsn.algolia.net`;
}

/** Fields and highlighting of hosted hits, set in the index and again in each request. */
export const HOSTED_HITS = {
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'kind', 'url', 'url_without_anchor', 'anchor', 'document'],
  attributesToHighlight: ['hierarchy', 'content'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
};

export const DOCUMENTS_OF_PAGE = 10;
/** Words around the best match that a result shows. */
export const SNIPPET_WORDS = 24;
/** The best result of a document, and two more of its sections. */
export const RESULTS_OF_DOCUMENT = 3;

/** The first group of results: pages outside the wiki that the query names. */
export const PAGES_TRAIL = 'Pages';

/** `attribute:value`; an inner list matches any of its members, the outer list requires all. */
type FacetFilters = (string | string[])[];

export interface SearchRequest {
  query: string;
  /** Page of results, from 0. */
  page?: number | undefined;
  /** Documents per page of results; `DOCUMENTS_OF_PAGE` if absent. */
  hitsPerPage?: number | undefined;
  facetFilters?: FacetFilters | undefined;
}

export type HitLevel = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/** `lvl0` is the trail, `lvl1` the page's title; its headings follow. */
export type Hierarchy = Record<HitLevel, string | null>;

/** A text with `<mark>` around what matched. */
export interface Highlighted {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

interface HighlightedTexts {
  hierarchy?: Partial<Record<HitLevel, Highlighted>>;
  content?: Highlighted;
}

export interface SearchHit {
  objectID: string;
  /** `lvl1` a page, `lvl2` and below a heading, `content` a text. */
  type: string;
  kind?: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Results of one document are shown together. */
  document?: string;
  content: string | null;
  hierarchy: Hierarchy;
  _highlightResult?: HighlightedTexts;
  _snippetResult?: HighlightedTexts;
}

export interface SearchResponse {
  /** Best first; results of one document follow one another. */
  hits: SearchHit[];
  /** Number of documents found. */
  nbHits: number;
  nbPages: number;
}

/** Tag of records without a version. */
const DEFAULT_TAG = 'default';

const tagOfVersion = (version: string): string => `docs-default-${version}`;

/** What all documents of a build share. */
export interface BuildFacets {
  language: string;
  /** Version of the wiki. */
  version: string;
}

/** The facets of a document of this build. Pages outside the wiki have no version. */
export function facetsOf(kind: string, { language, version }: BuildFacets) {
  const isWiki = kind === 'wiki';
  return { language, version: isWiki ? version : null, tag: isWiki ? tagOfVersion(version) : DEFAULT_TAG };
}

/** Whether a document with these facets passes the filters. */
export function passes(facets: ReturnType<typeof facetsOf>, filters: FacetFilters): boolean {
  const held = new Set(Object.entries(facets).map(([facet, value]) => `${facet}:${value}`));
  return filters.every((filter) => [filter].flat().some((wanted) => held.has(wanted)));
}

/** Limits search and Ask AI to one language and one version of the wiki. Pages without a version always count. */
export function contextualFilters(language: string, version: string): FacetFilters {
  return [`language:${language}`, [`tag:${DEFAULT_TAG}`, `tag:${tagOfVersion(version)}`]];
}
