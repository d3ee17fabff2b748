/** The facets by which results are filtered, locally and in the hosted service. */
import type { FacetFilters } from './response';

/** Tag of records outside the versions of the wiki. */
export const DEFAULT_TAG = 'default';

/** Tag of the records of a version of the wiki. */
export function tagOfVersion(version: string): string {
  return `docs-default-${version}`;
}

/** The facets of a record; `version` is absent for pages without versions. */
export interface Facets {
  /** What it is about: `wiki`, or the name of a kind of year file. */
  kind: string;
  language: string;
  version: string | null;
  tag: string;
}

/**
 * Restricts results to a language, and to pages of one version of the wiki or of none. Search and Ask AI use the same
 * filters.
 */
export function contextualFilters(language: string, version: string): (string | string[])[] & FacetFilters {
  return [`language:${language}`, [`tag:${DEFAULT_TAG}`, `tag:${tagOfVersion(version)}`]];
}

/** Whether something with these facets passes the filters; a facet that nothing has lets nothing through. */
export function passesFilters(facets: Facets, filters: FacetFilters): boolean {
  const passes = (filter: string): boolean => {
    const [attribute = '', ...value] = filter.split(':');
    return (facets as unknown as Record<string, string | null>)[attribute] === value.join(':');
  };
  return filters.every((filter) => (typeof filter === 'string' ? passes(filter) : filter.some(passes)));
}
