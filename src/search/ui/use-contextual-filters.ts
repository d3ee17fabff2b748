import { useMemo, useSyncExternalStore } from 'react';
import { preferredVersion, storedVersion } from '../../wiki/ui/docs-version';
import { contextualFilters } from '../facets';
import { hostedSettings } from '../hosted-settings';
import { useSiteConfiguration } from '../../components/use-site';

/** The filters of search and Ask AI: the language and the reader's version. The local index has one version alone. */
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
