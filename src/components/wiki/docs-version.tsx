import { useSyncExternalStore } from 'react';
import { labelOfVersion, preferredVersion, rememberVersion, watchVersion, type DocsVersions } from '../../lib/docs-version';
import { Menu } from '../layout/menu';
import { SmartLink } from '../layout/smart-link';

/** Name of the version that this reader prefers; that of the build until the page runs. */
function usePreferredVersion(docs: DocsVersions): string {
  return useSyncExternalStore(
    watchVersion,
    () => preferredVersion(docs),
    () => docs.version,
  );
}

/** The label of the version that this reader prefers: "Next" for the current one. */
export function DocsVersionLabel({ docs }: { docs: DocsVersions }) {
  return labelOfVersion(docs, usePreferredVersion(docs));
}

interface Versions extends DocsVersions {
  readonly versions: readonly { readonly name: string; readonly label: string; readonly to: string | null }[];
}

/** The versions of the wiki; there is no menu where there is one version. */
export function DocsVersionMenu({ label, docs }: { label: string; docs: Versions }) {
  const preferred = usePreferredVersion(docs);
  if (docs.versions.length < 2) return null;
  return (
    <Menu label={label} current={labelOfVersion(docs, preferred)}>
      {docs.versions.map(({ name, label: words, to }) => (
        <li key={name}>
          <SmartLink href={to ?? '/wiki'} aria-current={name === preferred ? 'true' : undefined} onClick={() => rememberVersion(name)}>
            {words}
          </SmartLink>
        </li>
      ))}
    </Menu>
  );
}
