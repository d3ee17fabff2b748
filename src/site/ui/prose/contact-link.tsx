import type { ReactNode } from 'react';
import { mailLink } from '../../../components/mail';
import { useSiteConfiguration } from '../../../components/use-site';

/** A way to write to the society; without words of its own it shows the address. */
export function ContactLink({ subject, children }: { subject?: string; children?: ReactNode }) {
  const { contactEmail } = useSiteConfiguration();
  return <a href={mailLink({ to: contactEmail, subject })}>{children ?? contactEmail}</a>;
}
