import { useSyncExternalStore, type ReactNode } from 'react';
import { mailLink } from '../../../components/mail';
import { useBrowserValue } from '../../../components/use-browser-value';
import type { Service } from '../../../content-model/services';
import { isServiceOn, useSiteConfiguration, type SiteMetadata } from '../../../components/use-site';
import { TEXT_COMPONENTS } from '../../../wiki/ui/text/text-components';
import { asksNotToTrack, chooseConsent, consent, mayCount } from '../../boot/page-view-consent';
import * as styles from './text-parts.module.css';

/** Steps as cues on a lighting desk; the last one is GO. */
export function CueList({ children }: { children?: ReactNode }) {
  return <ol className={`ruled ${styles.cues}`}>{children}</ol>;
}

export function Cue({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <li className={styles.cue}>
      <b className={styles.cueTitle}>{title}</b>
      <div className={styles.cueText}>{children}</div>
    </li>
  );
}

/** A dimension line with ticks, from the smallest to the largest. */
export function Range({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <ul className={styles.range} aria-label={label}>
      {children}
    </ul>
  );
}

export function RangeMark({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <li className={styles.mark}>
      <b className={`like-h3 ${styles.markTitle}`}>{title}</b>
      {children}
    </li>
  );
}

/** A table of what a hire includes. `fillPlaceholders` of the data layer marks its cells. */
export function HireSchedule({ children }: { children?: ReactNode }) {
  return <div className={styles.schedule}>{children}</div>;
}

/** A link whose address is in `content/site.json`, to change it in one place. */
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

/** The dashboard's list of vacant roles; nothing without its address in `content/site.json`. */
export function CrewVacancies({ title }: { title: string }) {
  const { crewVacancies } = useSiteConfiguration().links;
  return crewVacancies ? <TEXT_COMPONENTS.Embed url={crewVacancies} title={title} /> : null;
}

/** Text that applies only while a service is on, or only while it is off. */
export function When({ service, is, children }: { service: Service; is: string; children?: ReactNode }) {
  return isServiceOn(service) === (is === 'on') ? children : null;
}

/** The other sites that pages can embed, each with its pages; filled in by the data layer. */
export function EmbedList({ children }: { children?: ReactNode }) {
  return children;
}

/** The number of wiki pages; the data layer sets it. */
export function WikiPageCount({ count }: { count?: number; children?: ReactNode }) {
  return count;
}

/** Lets a reader change their mind about counting page views at any time. */
export function ConsentSwitch() {
  const { requireConsent } = useSiteConfiguration().pageViews;
  const isCounted = useSyncExternalStore(
    consent.subscribe,
    () => isServiceOn('analytics') && mayCount(requireConsent),
    () => !requireConsent,
  );
  const doNotTrack = useBrowserValue<boolean | undefined>(asksNotToTrack, undefined);
  if (doNotTrack) return <p>Your browser asks not to be tracked, so nothing is counted.</p>;
  return (
    <div className="needs-script" data-runs-at-once="">
      <p role="status">In this browser page views are {isCounted ? 'counted' : 'not counted'}.</p>
      <p className="row">
        {/* Disabled until the choice is known: a replayed click could mean the opposite. */}
        <button
          type="button"
          className="button"
          disabled={doNotTrack === undefined}
          onClick={() => chooseConsent(isCounted ? 'denied' : 'granted')}
        >
          {isCounted ? 'Stop counting my page views' : 'Count my page views'}
        </button>
      </p>
    </div>
  );
}
