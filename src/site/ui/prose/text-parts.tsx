/** The small components of the texts of top-level pages. */
import {
  Children,
  createContext,
  useContext,
  useSyncExternalStore,
  type HTMLAttributes,
  type ReactNode,
  type TdHTMLAttributes,
} from 'react';
import { Link } from 'gatsby';
import clsx from 'clsx';
import { mailLink } from '../../../components/mail';
import { subscribeToNothing } from '../../../components/store';
import { useService, useSiteConfiguration, type SiteMetadata } from '../../../components/use-site';
import { TEXT_COMPONENTS } from '../../../wiki/ui/text/text-components';
import type { Embed } from '../../../wiki/node/page-text-trees';
import { asksNotToTrack, chooseConsent, consent, mayCount } from '../../start/page-view-consent';
import * as styles from './text-parts.module.css';

/** Steps as cues on a lighting desk; the last one is GO. */
export function CueList({ children }: { children?: ReactNode }) {
  return <ol className={`ruled ${styles.cues}`}>{children}</ol>;
}

/** A step. */
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

/** A tick on the line. */
export function RangeMark({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <li className={styles.mark}>
      <b className={styles.markTitle}>{title}</b>
      {children}
    </li>
  );
}

/** Where a cell stands: in no schedule, or in the first or a later column of one. */
const Place = createContext<'elsewhere' | 'first' | 'later'>('elsewhere');

/** A table of what a hire includes, with a filled circle for "Yes" and an open one for "No". */
export function HireSchedule({ children }: { children?: ReactNode }) {
  return (
    <Place.Provider value="later">
      <div className={styles.schedule}>{children}</div>
    </Place.Provider>
  );
}

/** A row of a table. In a schedule its first cell heads the others. */
export function TableRow({ children, ...attributes }: HTMLAttributes<HTMLTableRowElement>) {
  const isSchedule = useContext(Place) !== 'elsewhere';
  const [first, ...others] = Children.toArray(children);
  return (
    <tr {...attributes}>
      {isSchedule ? <Place.Provider value="first">{first}</Place.Provider> : first}
      {others}
    </tr>
  );
}

/** A cell of a table. In a schedule, "Yes" and "No" have a circle. */
export function TableCell({ children, ...attributes }: TdHTMLAttributes<HTMLTableCellElement>) {
  const place = useContext(Place);
  if (place === 'first') {
    return (
      <th scope="row" {...attributes}>
        {children}
      </th>
    );
  }
  if (place === 'elsewhere' || (children !== 'Yes' && children !== 'No')) return <td {...attributes}>{children}</td>;
  return (
    <td {...attributes}>
      <span className={clsx(styles.circle, children === 'Yes' && styles.filled)} aria-hidden="true" />
      {children}
    </td>
  );
}

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

/** The dashboard's list of vacant roles. */
export function CrewVacancies({ title }: { title: string }) {
  const { crewVacancies } = useSiteConfiguration().links;
  return crewVacancies ? <TEXT_COMPONENTS.Embed url={crewVacancies} title={title} /> : null;
}

/** The services that this build has switched on, and the other sites that its pages can embed. */
export interface SwitchedOn {
  services: readonly string[];
  embeds: readonly Pick<Embed, 'host' | 'pages'>[];
}

export const SwitchedOnContext = createContext<SwitchedOn>({ services: [], embeds: [] });

/** Text that applies only while a service is on, or only while it is off. */
export function When({ service, is, children }: { service: string; is: string; children?: ReactNode }) {
  const { services } = useContext(SwitchedOnContext);
  return services.includes(service) === (is === 'on') ? children : null;
}

/** The other sites that pages can embed, each with its pages. */
export function EmbedList() {
  const { embeds } = useContext(SwitchedOnContext);
  if (embeds.length === 0) return <p>At the moment no page does.</p>;
  return (
    <ul>
      {embeds.map(({ host, pages }) => (
        <li key={host}>
          {host}, on{' '}
          {pages.map((page, index) => (
            <span key={page.path}>
              {index > 0 && ', '}
              <Link to={page.path}>{page.title}</Link>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Lets a reader change their mind about counting page views at any time. */
export function ConsentSwitch() {
  const { requireConsent } = useSiteConfiguration().pageViews;
  const isOn = useService('analytics');
  const isCounted = useSyncExternalStore(
    consent.subscribe,
    () => isOn && mayCount(requireConsent),
    () => !requireConsent,
  );
  const doNotTrack = useSyncExternalStore(subscribeToNothing, asksNotToTrack, () => false);
  if (doNotTrack) return <p>Your browser asks not to be tracked, so nothing is counted.</p>;
  return (
    <div className="needs-script">
      <p role="status">In this browser page views are {isCounted ? 'counted' : 'not counted'}.</p>
      <p className="row">
        <button type="button" className="button" onClick={() => chooseConsent(isCounted ? 'denied' : 'granted')}>
          {isCounted ? 'Stop counting my page views' : 'Count my page views'}
        </button>
      </p>
    </div>
  );
}
