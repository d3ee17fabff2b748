/** Facets by which results are filtered, by the hosted service and by the local index alike. */
import type { FacetFilters } from './response';

/** Tag of records without a version. */
export const DEFAULT_TAG = 'default';

export function tagOfVersion(version: string): string {
  return `docs-default-${version}`;
}

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

/** Filters of search and Ask AI: one language, and pages of one version of the wiki or without a version. */
export function contextualFilters(language: string, version: string): (string | string[])[] & FacetFilters {
  return [`language:${language}`, [`tag:${DEFAULT_TAG}`, `tag:${tagOfVersion(version)}`]];
}
