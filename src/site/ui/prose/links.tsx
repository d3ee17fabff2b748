import type { ReactNode } from 'react';
import { mailLink } from '../../../components/mail';
import { useSiteConfiguration } from '../../../components/use-site';
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

/** A way to write to the society; without words of its own it shows the address. */
export function ContactLink({ subject, children }: { subject?: string; children?: ReactNode }) {
  const { contactEmail } = useSiteConfiguration();
  return <a href={mailLink({ to: contactEmail, subject })}>{children ?? contactEmail}</a>;
}
