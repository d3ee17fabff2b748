import type { ReactNode } from 'react';
import { dayInLondon } from '../../components/dates';
import { useBrowserValue } from '../../components/use-browser-value';
import { labelOnDay, type DatedEntry } from '../days';
import * as styles from './day-list.module.css';

/** Only in the HTML, where the script runs before React does. */
const DAY_SCRIPT = typeof document === 'undefined' ? __DAY_SCRIPT__ : '';

interface Props<Entry extends DatedEntry> {
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string;
  /** Words of entries to come; empty for a list that shows each entry on its own days only. */
  later: string;
  dayOfBuild: string;
  className?: string | undefined;
  listClassName?: string | undefined;
  /** Above the entries, as long as there are any. */
  heading?: ReactNode;
  /** Below the entries, as long as there are any. */
  below?: ReactNode;
  /** In place of a list without entries. */
  otherwise?: ReactNode;
  children: (entry: Entry, words: ReactNode) => ReactNode;
}

/** Updates the lists above it. Stands after the last of several, before anything below is painted. */
export function DayScript() {
  return <script dangerouslySetInnerHTML={{ __html: DAY_SCRIPT }} />;
}

/** A list that hides what is over. The HTML goes by the day of the build; then `DayScript` and React go by the reader's clock. */
export function DayList<Entry extends DatedEntry>(props: Props<Entry>) {
  const { entries, keyOf, later, dayOfBuild, className, listClassName, heading, below, otherwise, children } = props;
  const today = useBrowserValue(() => dayInLondon(new Date()), dayOfBuild);
  const words = entries.map((entry) => labelOnDay(entry, later, today));
  const isEmpty = words.every((word) => word === '');
  return (
    <div data-days={later} data-shows-none={isEmpty ? '' : undefined} className={className} suppressHydrationWarning>
      <div className={styles.some}>
        {heading}
        <ul className={listClassName}>
          {entries.map((entry, index) => {
            const { from, to, now } = entry;
            return (
              <li
                key={keyOf(entry)}
                data-from={from}
                data-to={to}
                data-now={now}
                data-later={entry.later}
                hidden={words[index] === ''}
                suppressHydrationWarning
              >
                {children(
                  entry,
                  <span data-words="" suppressHydrationWarning>
                    {words[index]}
                  </span>,
                )}
              </li>
            );
          })}
        </ul>
        {below}
      </div>
      {otherwise && <div className={styles.none}>{otherwise}</div>}
    </div>
  );
}
