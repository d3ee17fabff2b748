import type { ReactNode } from 'react';
import { useNamedLinks } from './use-named-links';

/** A link whose address is kept in `content/site.json`, so that it is changed in one place. */
export function SiteLink({ name, children }: { name: keyof ReturnType<typeof useNamedLinks>; children?: ReactNode }) {
  const links = useNamedLinks();
  return (
    <a href={links[name]} rel="noopener">
      {children}
    </a>
  );
}
