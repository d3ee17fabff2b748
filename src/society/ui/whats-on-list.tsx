import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import clsx from 'clsx';
import type { WhatsOn as WhatsOnData } from '../node/society-resolvers';
import { DayList, DayScript } from './day-list';
import * as styles from './whats-on-list.module.css';

type Listed = WhatsOnData['coming'][number] | WhatsOnData['openedOnTheseDays'][number];

const keyOf = ({ from, show }: Listed): string => `${from} ${show.path}`;

function ComingShow({ entry: { from, when, venueName, show }, words }: { entry: WhatsOnData['coming'][number]; words: ReactNode }) {
  return (
    <>
      <p>
        <b>{words}</b>
        {when.map((line) => (
          <time key={line} dateTime={from}>
            {line}
          </time>
        ))}
      </p>
      <div>
        <h3>
          <Link to={show.path} className="record-link">
            {show.name}
          </Link>
        </h3>
        <p className={styles.where}>{[show.societyName, venueName].filter(Boolean).join(', ')}</p>
      </div>
    </>
  );
}

/** What is on, what is next, and what opened on this day, by the reader's clock. `children` appear if nothing is on or announced. */
export function WhatsOn({ whatsOn, children }: { whatsOn: unknown; children?: ReactNode }) {
  const { day, coming, openedOnTheseDays } = whatsOn as WhatsOnData;
  return (
    <div className={styles.whatsOn}>
      <DayList
        entries={coming}
        keyOf={keyOf}
        later="Coming"
        dayOfBuild={day}
        listClassName={clsx('ruled records', styles.entries)}
        otherwise={
          <div className={styles.none}>
            <p>Nothing is on, and nothing is announced yet.</p>
            {children}
          </div>
        }
      >
        {(entry, words) => <ComingShow entry={entry} words={words} />}
      </DayList>
      {openedOnTheseDays.length > 0 && (
        <DayList
          entries={openedOnTheseDays}
          keyOf={keyOf}
          later=""
          dayOfBuild={day}
          className={`space-4 ${styles.today}`}
          heading={<h3>On this day</h3>}
        >
          {({ opened, show }) => (
            <>
              <Link to={show.path} className="record-link">
                {show.name}
              </Link>
              {` opened in ${opened}.`}
            </>
          )}
        </DayList>
      )}
      <DayScript />
    </div>
  );
}
