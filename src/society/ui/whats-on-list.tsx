import { useSyncExternalStore } from 'react';
import { Link, graphql } from 'gatsby';
import clsx from 'clsx';
import { dayInLondon } from '../../components/dates';
import { wordsOfDay } from '../days';
import { GhostLight } from './ghost-light';
import * as styles from './whats-on-list.module.css';

type WhatsOnData = Queries.WhatsOnFragment;

/** The code of `src/site/start/day.ts`; defined by the webpack configuration. */
declare const __DAY_SCRIPT__: string;

/** Only the HTML holds it: by the time that React runs in a browser, it has run, and may have changed what React finds. */
const DAY_SCRIPT = typeof document === 'undefined' ? __DAY_SCRIPT__ : '';

const neverChanges = (): (() => void) => () => undefined;

/** The reader's day; that of the build in the HTML, and until React has taken that over. */
function useToday(dayOfBuild: string): string {
  return useSyncExternalStore(
    neverChanges,
    () => dayInLondon(new Date()),
    () => dayOfBuild,
  );
}

function Coming({ entries, today }: { entries: WhatsOnData['coming']; today: string }) {
  const words = entries.map((entry) => wordsOfDay('coming', entry, today));
  return (
    <div data-days="coming" data-shows-none={words.some((word) => word !== undefined) ? undefined : ''} suppressHydrationWarning>
      <ul className={clsx('ruled', styles.entries)}>
        {entries.map(({ from, to, when, placeName, show }, index) => (
          <li key={`${from} ${show.path}`} data-from={from} data-to={to} hidden={words[index] === undefined} suppressHydrationWarning>
            <p className={styles.words} data-words="" suppressHydrationWarning>
              {words[index] ?? ''}
            </p>
            <div>
              <h3>
                <Link to={show.path}>{show.name}</Link>
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
        <GhostLight>
          <p>Nothing is on, and nothing is announced yet.</p>
        </GhostLight>
      </div>
    </div>
  );
}

function OpenedToday({ entries, today }: { entries: WhatsOnData['openedOnTheseDays']; today: string }) {
  const words = entries.map((entry) => wordsOfDay('today', entry, today));
  return (
    <div
      data-days="today"
      data-shows-none={words.some((word) => word !== undefined) ? undefined : ''}
      className={styles.today}
      suppressHydrationWarning
    >
      <h3>On this day</h3>
      <ul>
        {entries.map(({ from, to, opened, show }, index) => (
          <li key={`${from} ${show.path}`} data-from={from} data-to={to} hidden={words[index] === undefined} suppressHydrationWarning>
            <Link to={show.path}>{show.name}</Link>
            {` opened in ${opened}.`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What runs now, what is next, and what opened on this day in earlier years, by the reader's clock. */
export function WhatsOn({ whatsOn }: { whatsOn: WhatsOnData }) {
  const { day, coming, openedOnTheseDays } = whatsOn;
  const today = useToday(day);
  return (
    <div className={styles.whatsOn}>
      <Coming entries={coming} today={today} />
      {openedOnTheseDays.length > 0 && <OpenedToday entries={openedOnTheseDays} today={today} />}
      <script dangerouslySetInnerHTML={{ __html: DAY_SCRIPT }} />
    </div>
  );
}

export const fragment = graphql`
  fragment ListedShow on ListedShow {
    from
    to
    show {
      name
      path
    }
  }

  fragment WhatsOn on WhatsOn {
    day
    coming {
      ...ListedShow
      when
      placeName
      show {
        societyName
      }
    }
    openedOnTheseDays {
      ...ListedShow
      opened
    }
  }
`;
