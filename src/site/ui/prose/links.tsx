import type { ReactNode } from 'react';
import { mailLink } from '../../../components/mail';
import { useSiteConfiguration, type SiteMetadata } from '../../../components/use-site';

/** A link whose address is defined in `content/site.json`, so that it can be changed in one place. */
export function SiteLink({ name, children }: { name: keyof SiteMetadata['links']; children?: ReactNode }) {
  const href = useSiteConfiguration().links[name];
  if (!href) return <>{children}</>;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}

/** A link to email the society; without children it shows the address. */
export function ContactLink({ subject, children }: { subject?: string; children?: ReactNode }) {
  const { contactEmail } = useSiteConfiguration();
  return <a href={mailLink({ to: contactEmail, subject })}>{children ?? contactEmail}</a>;
}
