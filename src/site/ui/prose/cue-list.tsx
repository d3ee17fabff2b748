import type { ReactNode } from 'react';
import * as styles from './cue-list.module.css';

/** Steps as cues on a lighting desk; the last one is GO. */
export function CueList({ children }: { children?: ReactNode }) {
  return <ol className={`ruled ${styles.cues}`}>{children}</ol>;
}

/** A step. */
export function Cue({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <li className={styles.cue}>
      <b className={styles.title}>{title}</b>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
