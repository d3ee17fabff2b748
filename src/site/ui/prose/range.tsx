import type { ReactNode } from 'react';
import * as styles from './range.module.css';

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
      <b className={styles.title}>{title}</b>
      {children}
    </li>
  );
}
