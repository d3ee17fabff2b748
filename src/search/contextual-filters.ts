import type { FacetFilters } from './response';

/** Facet of everything that belongs to no version of the wiki; the build writes it into records. */
const DEFAULT_TAG = 'default';

/**
 * Restricts results to a language and to pages that belong to a version of the wiki or to none. Search and
 * Ask AI use the same.
 */
export function contextualFilters(language: string, version: string): (string | string[])[] & FacetFilters {
  return [`language:${language}`, [`tag:${DEFAULT_TAG}`, `tag:docs-default-${version}`]];
}
