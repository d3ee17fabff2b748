import type { ReactNode } from 'react';
import * as styles from './figure.module.css';

/** A frame and a caption around one picture. */
export function Figure({ caption, children }: { caption: string; children?: ReactNode }) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Small pictures side by side, two in a row on phones. */
export function Gallery({ caption, children }: { caption?: string; children?: ReactNode }) {
  return (
    <figure>
      <div className={styles.pictures}>{children}</div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
