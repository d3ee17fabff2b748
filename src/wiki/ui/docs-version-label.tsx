import { useSyncExternalStore } from 'react';
import { labelOfVersion, preferredVersion, storedVersion, type DocsVersions } from './docs-version';

/** Name of the version that this reader prefers; that of the build until the page runs. */
export function usePreferredVersion(docs: DocsVersions): string {
  return useSyncExternalStore(
    storedVersion.subscribe,
    () => preferredVersion(docs),
    () => docs.version,
  );
}

/** The label of the version that this reader prefers: "Next" for the current one. */
export function DocsVersionLabel({ docs }: { docs: DocsVersions }) {
  return labelOfVersion(docs, usePreferredVersion(docs));
}
