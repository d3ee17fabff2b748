/** The facets by which results are filtered, locally and in the hosted service. */
import type { FacetFilters } from './response';

/** Tag of records without a version. */
export const DEFAULT_TAG = 'default';

export function tagOfVersion(version: string): string {
  return `docs-default-${version}`;
}

/** The facets of a record; `version` is absent for pages without versions. */
export interface Facets {
  /** `wiki`, `page`, `venue`, `society`, `year`, or the name of a kind of year file. */
  kind: string;
  language: string;
  version: string | null;
  tag: string;
}

/** The filters of search and Ask AI: a language, and pages of one version of the wiki or of none. */
export function contextualFilters(language: string, version: string): (string | string[])[] & FacetFilters {
  return [`language:${language}`, [`tag:${DEFAULT_TAG}`, `tag:${tagOfVersion(version)}`]];
}

/** Whether facets pass the filters. An unknown facet lets nothing through. */
export function passesFilters(facets: Facets, filters: FacetFilters): boolean {
  const passes = (filter: string): boolean => {
    const [attribute = '', ...value] = filter.split(':');
    return (facets as unknown as Record<string, string | null>)[attribute] === value.join(':');
  };
  return filters.every((filter) => (typeof filter === 'string' ? passes(filter) : filter.some(passes)));
}
