import type { ReactNode } from 'react';
import * as styles from './year-fold.module.css';

/** How many years a phone shows unfolded. */
export const UNFOLDED = 3;

interface Props {
  year: string;
  /** How much the year holds, in words. */
  count: string;
  isFolded: boolean;
  children: ReactNode;
}

/** What a year holds. On phones an older year is behind a fold, so that the page stays short. */
export function YearFold({ year, count, isFolded, children }: Props) {
  return (
    <>
      {isFolded && (
        <details className={styles.fold}>
          <summary className="fold-arrow">
            {count}
            <span className="visually-hidden">{` of ${year}`}</span>
          </summary>
        </details>
      )}
      <div>{children}</div>
    </>
  );
}
