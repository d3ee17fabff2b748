import { useMemo, useSyncExternalStore } from 'react';
import { preferredVersion, storedVersion } from '../../wiki/ui/docs-version';
import { contextualFilters } from '../facets';
import { hostedSettings } from '../hosted-settings';
import { useSiteConfiguration } from '../../components/use-site';

/**
 * The filters of search and Ask AI: the page's language, and the version of the wiki that the reader prefers. The local index
 * only contains the version of its own build.
 */
export function useContextualFilters() {
  const { locales, docs } = useSiteConfiguration();
  const language = locales[0]?.code ?? 'en';
  const version = useSyncExternalStore(
    storedVersion.subscribe,
    () => (hostedSettings() ? preferredVersion(docs) : docs.version),
    () => docs.version,
  );
  return useMemo(() => contextualFilters(language, version), [language, version]);
}
