import type { ReactNode } from 'react';
import clsx from 'clsx';
import { shortYear } from '../days';
import * as listStyles from '../../components/section-nav.module.css';
import * as foldStyles from './year-fold.module.css';
import * as styles from './year-nav.module.css';

export interface NavYear {
  readonly year: string;
  /** The year's anchor on this page. */
  readonly slug: string;
  readonly count?: number;
}

/** Links to the years of a page, with the one in view marked. */
export function YearNav({ years }: { years: readonly NavYear[] }) {
  if (years.length === 0) return null;
  return (
    <nav className="no-print" aria-label="Years">
      <b aria-hidden="true">Jump to a year</b>
      <ol className={clsx(listStyles.list, styles.years)} data-section-list="">
        {years.map(({ year, slug, count }) => (
          <li key={slug}>
            <a href={`#${slug}`}>
              {shortYear(year)}
              {count !== undefined && <span className={`not-on-tablets ${styles.count}`}>{count}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** How many years a phone shows unfolded. */
export const UNFOLDED = 3;

interface FoldProps {
  year: string;
  /** Such as `12 shows`. */
  count: string;
  isFolded: boolean;
  children: ReactNode;
}

/** The content of a year. On phones an older year is behind a fold, so that the page stays short. */
export function YearFold({ year, count, isFolded, children }: FoldProps) {
  return (
    <>
      {isFolded && (
        <details className={foldStyles.fold}>
          <summary className="fold-arrow to-tap">
            {count}
            <span className="visually-hidden">{` of ${year}`}</span>
          </summary>
        </details>
      )}
      <div>{children}</div>
    </>
  );
}
