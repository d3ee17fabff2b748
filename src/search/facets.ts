/** Facets by which the hosted service filters results. The local index has one language and one version. */
import type { FacetFilters } from './response';

/** Tag of records without a version. */
export const DEFAULT_TAG = 'default';

export function tagOfVersion(version: string): string {
  return `docs-default-${version}`;
}

/** Filters of search and Ask AI: one language, and pages of one version of the wiki or without a version. */
export function contextualFilters(language: string, version: string): (string | string[])[] & FacetFilters {
  return [`language:${language}`, [`tag:${DEFAULT_TAG}`, `tag:${tagOfVersion(version)}`]];
}
