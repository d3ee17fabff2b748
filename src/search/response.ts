/** Requests, filters and responses of search, in the hosted service's format. */

export const DOCUMENTS_OF_PAGE = 10;
/** Words around the best match that a result shows. */
export const SNIPPET_WORDS = 24;
/** The best result of a document, and two more of its sections. */
export const RESULTS_OF_DOCUMENT = 3;

/** The first group of results: pages outside the wiki that the query names. */
export const PAGES_TRAIL = 'Pages';

/** `attribute:value`; an inner list matches any of its members, the outer list requires all. */
type FacetFilters = readonly (string | readonly string[])[];

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
export function contextualFilters(language: string, version: string): (string | string[])[] & FacetFilters {
  return [`language:${language}`, [`tag:${DEFAULT_TAG}`, `tag:${tagOfVersion(version)}`]];
}
