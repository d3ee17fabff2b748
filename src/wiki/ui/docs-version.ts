/** The reader's preferred version of the wiki. */
import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../components/store';
import type { SiteMetadata } from '../../components/use-site';

export type DocsVersions = SiteMetadata['docs'];

export const storedVersion = createStoredValue('docs-version');

/** Name of the chosen version; that of the build without a choice, or if it no longer exists. */
export function preferredVersion({ version, versions }: DocsVersions): string {
  const stored = storedVersion.get();
  return versions.find(({ name }) => name === stored)?.name ?? version;
}

/** The preferred version; that of the build until the page is hydrated. */
export function usePreferredVersion(docs: DocsVersions): string {
  return useSyncExternalStore(
    storedVersion.subscribe,
    () => preferredVersion(docs),
    () => docs.version,
  );
}

export function labelOfVersion({ versions }: DocsVersions, name: string): string {
  return versions.find((version) => version.name === name)?.label ?? name;
}
