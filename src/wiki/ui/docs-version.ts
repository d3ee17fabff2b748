import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../components/store';
import type { SiteMetadata } from '../../components/use-site';

export type DocsVersions = SiteMetadata['docs'];

export const storedVersion = createStoredValue(() => 'docs-version');

/** Name of the wiki's version that the reader chose. The build's own version until hydration, and without a valid choice. */
export function usePreferredVersion({ version, versions }: DocsVersions): string {
  const stored = useSyncExternalStore(storedVersion.subscribe, storedVersion.get, () => undefined);
  return versions.find(({ name }) => name === stored)?.name ?? version;
}

export function labelOfVersion({ versions }: DocsVersions, name: string): string {
  return versions.find((version) => version.name === name)?.label ?? name;
}
