import { useMemo } from 'react';
import { useSiteConfiguration } from '../../components/use-site';
import { usePreferredVersion } from '../../wiki/ui/docs-version';
import { contextualFilters } from '../facets';

/** Filters by the site's language and the reader's version of the docs. */
export function useContextualFilters() {
  const { locales, docs } = useSiteConfiguration();
  const language = locales[0]?.code ?? 'en';
  const version = usePreferredVersion(docs);
  return useMemo(() => contextualFilters(language, version), [language, version]);
}
