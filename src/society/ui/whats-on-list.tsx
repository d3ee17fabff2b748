import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import clsx from 'clsx';
import { dayInLondon } from '../../components/dates';
import { useBrowserValue } from '../../components/use-browser-value';
import { labelOnDay } from '../days';
import type { WhatsOn as WhatsOnData } from '../node/society-resolvers';
import * as styles from './whats-on-list.module.css';

/** The code of `src/site/start/day.ts`; the webpack configuration defines it. */
declare const __DAY_SCRIPT__: string;

/** Only in the HTML, where the script runs before React does. */
const DAY_SCRIPT = typeof document === 'undefined' ? __DAY_SCRIPT__ : '';

/** Marks a list without an entry today, for the style sheet; see `showDay`. */
const markEmpty = (words: readonly unknown[]): '' | undefined => (words.every((word) => word === undefined) ? '' : undefined);

function Coming({ entries, today, children }: { entries: WhatsOnData['coming']; today: string; children: ReactNode }) {
  const words = entries.map((entry) => labelOnDay('coming', entry, today));
  return (
    <div data-days="coming" data-shows-none={markEmpty(words)} suppressHydrationWarning>
      <ul className={clsx('ruled records', styles.entries)}>
        {entries.map(({ from, to, when, placeName, show }, index) => (
          <li key={`${from} ${show.path}`} data-from={from} data-to={to} hidden={words[index] === undefined} suppressHydrationWarning>
            <p>
              <b data-words="" suppressHydrationWarning>
                {words[index] ?? ''}
              </b>
            </p>
            <div>
              <h3>
                <Link to={show.path} className="record-link">
                  {show.name}
                </Link>
              </h3>
              <p className={styles.where}>{[show.societyName, placeName].filter(Boolean).join(', ')}</p>
            </div>
            <p className={styles.when}>
              <time dateTime={from}>{when}</time>
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.none}>
        <p>Nothing is on, and nothing is announced yet.</p>
        {children}
      </div>
    </div>
  );
}

function OpenedToday({ entries, today }: { entries: WhatsOnData['openedOnTheseDays']; today: string }) {
  const words = entries.map((entry) => labelOnDay('today', entry, today));
  return (
    <div data-days="today" data-shows-none={markEmpty(words)} className={`space-4 ${styles.today}`} suppressHydrationWarning>
      <h3>On this day</h3>
      <ul>
        {entries.map(({ from, to, opened, show }, index) => (
          <li key={`${from} ${show.path}`} data-from={from} data-to={to} hidden={words[index] === undefined} suppressHydrationWarning>
            <Link to={show.path} className="record-link">
              {show.name}
            </Link>
            {` opened in ${opened}.`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is on, what is next, and what opened on this day, by the reader's clock. `children` appear if nothing is on or announced. */
export function WhatsOn({ whatsOn, children }: { whatsOn: unknown; children?: ReactNode }) {
  const { day, coming, openedOnTheseDays } = whatsOn as WhatsOnData;
  const today = useBrowserValue(() => dayInLondon(new Date()), day);
  return (
    <div className={styles.whatsOn}>
      <Coming entries={coming} today={today}>
        {children}
      </Coming>
      {openedOnTheseDays.length > 0 && <OpenedToday entries={openedOnTheseDays} today={today} />}
      <script dangerouslySetInnerHTML={{ __html: DAY_SCRIPT }} />
    </div>
  );
}
