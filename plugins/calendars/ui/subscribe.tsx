import type { ReactNode } from 'react';
import { withPrefix } from 'gatsby';
import { useSiteConfiguration } from '../../../src/components/use-site';
import * as styles from './subscribe.module.css';

interface Props {
  /** Path of the calendar, such as `/calendar.ics`. */
  path: string;
  /** Which shows it has: `shows`. */
  of: string;
  children?: ReactNode;
}

function waysToSubscribe(address: string, path: string): [program: string, how: ReactNode][] {
  // Devices open such an address in their calendar.
  const subscription = address.replace(/^https?:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(subscription)}`;
  return [
    [
      'Apple: iPhone, iPad, Mac',
      <>
        <a href={subscription}>Open in Calendar</a>, then choose “Subscribe”.
      </>,
    ],
    [
      'Google',
      <>
        <a href={google} rel="noopener">
          Add to Google Calendar
        </a>{' '}
        on a computer; your phone shows it soon after. Or choose “Other calendars”, “From URL”, and paste the address below.
      </>,
    ],
    [
      'Outlook',
      <>
        Choose “Add calendar”, “Subscribe from web”, and paste the address below. Outlook for Windows{' '}
        <a href={subscription}>opens it by itself</a>.
      </>,
    ],
    [
      'Any other: the address',
      <>
        <a href={withPrefix(path)} className="no-url" download="">
          {address}
        </a>
      </>,
    ],
  ];
}

/** How to subscribe to a calendar of this site, in a fold that needs no script. */
export function Subscribe({ path, of, children }: Props) {
  const { url } = useSiteConfiguration();
  return (
    <details id="subscribe" className="space-3 no-print">
      <summary className="button fold-arrow">Add {of} to my calendar</summary>
      <div className={`sheet measure space-2 ${styles.steps}`}>
        <p>Your calendar will have {of} and update about once a day.</p>
        <dl>
          {waysToSubscribe(`${url}${withPrefix(path)}`, path).map(([program, how]) => (
            <div key={program} className="space-2">
              <dt className="small-label">{program}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
        {children}
        <p className="small">Each performance is entered as two and a half hours, or as a whole day if its time is unknown.</p>
      </div>
    </details>
  );
}
