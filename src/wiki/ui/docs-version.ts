/** Which version of the wiki a reader prefers. The page's record and search read it. */
import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../components/store';
import type { SiteMetadata } from '../../components/use-site';

/** The versions of the wiki, and which of them this build holds. */
export type DocsVersions = SiteMetadata['docs'];

/** The preference, by name. */
export const storedVersion = createStoredValue('docs-version');

/** Name of the version that the reader chose; that of the build when there is no choice, or none that still exists. */
export function preferredVersion({ version, versions }: DocsVersions): string {
  const stored = storedVersion.get();
  return versions.find(({ name }) => name === stored)?.name ?? version;
}

/** Name of the version that this reader prefers; that of the build until the page is hydrated. */
export function usePreferredVersion(docs: DocsVersions): string {
  return useSyncExternalStore(
    storedVersion.subscribe,
    () => preferredVersion(docs),
    () => docs.version,
  );
}

/** What readers see for a version: "Next" for the current one. */
export function labelOfVersion({ versions }: DocsVersions, name: string): string {
  return versions.find((version) => version.name === name)?.label ?? name;
}
