import { labelOfVersion, storedVersion, usePreferredVersion, type DocsVersions } from './docs-version';
import { Menu } from '../../components/menu';
import { SmartLink } from '../../components/smart-link';

export function DocsVersionMenu({ label, docs }: { label: string; docs: DocsVersions }) {
  const preferred = usePreferredVersion(docs);
  return (
    <Menu label={label} current={labelOfVersion(docs, preferred)}>
      {docs.versions.map(({ name, label: words, to }) => (
        <li key={name}>
          <SmartLink href={to ?? '/wiki'} aria-current={name === preferred ? 'true' : undefined} onClick={() => storedVersion.set(name)}>
            {words}
          </SmartLink>
        </li>
      ))}
    </Menu>
  );
}
