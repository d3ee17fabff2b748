/** Which version of the wiki a reader prefers: remembered, and read by the version label and by search. */
import { readStored, writeStored } from '../../components/storage';
import type { SiteMetadata } from '../../components/use-site';

/** The versions of the wiki, and which of them this build holds. */
export type DocsVersions = SiteMetadata['docs'];

/** Storage key of the preference. */
const DOCS_VERSION_KEY = 'docs-version';

/** Name of the version that the reader chose; that of the build when there is no choice, or none that still exists. */
export function preferredVersion({ version, versions }: DocsVersions): string {
  const stored = readStored(DOCS_VERSION_KEY);
  return versions.find(({ name }) => name === stored)?.name ?? version;
}

const listeners = new Set<() => void>();

export function rememberVersion(name: string): void {
  writeStored(DOCS_VERSION_KEY, name);
  for (const listener of listeners) listener();
}

/**
 * Calls the listener when the preference changes, in this tab or another.
 * @returns a function that unsubscribes
 */
export function watchVersion(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What readers see for a version: "Next" for the current one. */
export function labelOfVersion({ versions }: DocsVersions, name: string): string {
  return versions.find((version) => version.name === name)?.label ?? name;
}
