import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { formatMonth } from '../../components/dates';
import { ScrollableTable } from '../../wiki/ui/text/scrollable-table';
import * as styles from './wiki-stats.module.css';

type Month = Queries.WikiStatsFieldsFragment['editsPerMonth'][number];

/** How many months the chart has room for. */
const SHOWN_MONTHS = 36;

/** Whether a quarter of a year starts with a month; small screens have room for those names alone. */
const isQuarter = (month: string): boolean => /-(01|04|07|10)$/.test(month);

/** The top of a scale that holds a count: round, and even, so that the line in its middle has a whole number too. */
export function topOfScale(count: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(count, 1)));
  const tops = [1, 2, 4, 6, 8, 10].map((step) => step * power).filter((top) => top % 2 === 0);
  return tops.find((top) => top >= count) ?? 10 * power;
}

/** How many edits were made in each month: bars, and the same as a table. */
export function EditsChart({ months }: { months: readonly Month[] }) {
  const shown = months.slice(-SHOWN_MONTHS);
  const [first] = shown;
  const last = shown.at(-1);
  if (!first || !last) return <p>No changes are on record yet.</p>;
  const top = topOfScale(Math.max(...shown.map(({ changeCount }) => changeCount)));
  return (
    <figure>
      <div className={styles.chart} aria-hidden="true">
        <div className={styles.scale}>
          <span>{top}</span>
          <span>{top / 2}</span>
          <span>0</span>
        </div>
        <ol className={styles.bars}>
          {shown.map(({ month, changeCount }, index) => (
            <li key={month} className={clsx(styles.column, isQuarter(month) && styles.quarter)}>
              <span className={styles.space}>
                {changeCount > 0 && <span className={styles.bar} style={{ '--height': changeCount / top } as CSSProperties} />}
              </span>
              <span className={styles.initial}>{formatMonth(month).charAt(0)}</span>
              <span className={styles.year}>{index === 0 || month.endsWith('-01') ? month.slice(0, 4) : ''}</span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption>
        Edits a month, {formatMonth(first.month)} to {formatMonth(last.month)}
        {shown.length < months.length && `; the wiki’s history starts in ${formatMonth(months[0]?.month ?? '')}`}.
        <details className={styles.table}>
          <summary>The same as a table</summary>
          <ScrollableTable>
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">Edits</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ month, changeCount }) => (
                <tr key={month}>
                  <td>{formatMonth(month)}</td>
                  <td>{changeCount}</td>
                </tr>
              ))}
            </tbody>
          </ScrollableTable>
        </details>
      </figcaption>
    </figure>
  );
}
