/** Requests and responses of search. Results have the hosted service's format. */

export const DOCUMENTS_OF_PAGE = 10;
/** The best result of a document, and two more places on it. */
export const RESULTS_OF_DOCUMENT = 3;

/** The first group of results: pages outside the wiki that the query names. */
export const PAGES_TRAIL = 'Pages';

/** `attribute:value`; an inner list matches any of its members, the outer list requires all. */
export type FacetFilters = readonly (string | readonly string[])[];

export interface SearchRequest {
  query: string;
  /** Page of results, from 0. */
  page?: number | undefined;
  /** Documents per page of results; `DOCUMENTS_OF_PAGE` if absent. */
  hitsPerPage?: number | undefined;
  facetFilters?: FacetFilters | undefined;
}

export type HitLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** A text with `<mark>` around what matched. */
export interface Highlighted {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

export interface SearchHit {
  objectID: string;
  type: string;
  kind?: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  document?: string;
  content: string | null;
  hierarchy: Record<HitLevel, string | null>;
  _highlightResult?: { hierarchy?: Partial<Record<HitLevel, Highlighted>>; content?: Highlighted };
  _snippetResult?: { hierarchy?: Partial<Record<HitLevel, Highlighted>>; content?: Highlighted };
}

export interface SearchResponse {
  /** Best first; results of one document follow one another. */
  hits: SearchHit[];
  /** Number of documents found. */
  nbHits: number;
  nbPages: number;
}

export interface SearchProvider {
  /** Rejects when the index or the service is out of reach. */
  search: (request: SearchRequest) => Promise<SearchResponse>;
}

/** Fields and highlighting of hosted hits, set in the index and again in each request. */
export const HOSTED_HITS = {
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'kind', 'url', 'url_without_anchor', 'anchor', 'document'],
  attributesToHighlight: ['hierarchy', 'content'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
};
