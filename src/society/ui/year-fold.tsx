import type { ReactNode } from 'react';
import * as styles from './year-fold.module.css';

/** How many years a phone shows unfolded. */
export const UNFOLDED = 3;

interface Props {
  year: string;
  /** Such as `12 shows`. */
  count: string;
  isFolded: boolean;
  children: ReactNode;
}

/** The content of a year. On phones an older year is behind a fold, so that the page stays short. */
export function YearFold({ year, count, isFolded, children }: Props) {
  return (
    <>
      {isFolded && (
        <details className={styles.fold}>
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
