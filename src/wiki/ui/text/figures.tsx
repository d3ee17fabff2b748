import type { ReactNode } from 'react';
import * as styles from './figures.module.css';

/** A picture with a caption of its own, where the picture's title is not enough. */
export function Figure({ caption, children }: { caption: string; children?: ReactNode }) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Small pictures side by side, each with its caption; phones show them two in a row instead of shrinking them. */
export function Gallery({ caption, children }: { caption?: string; children?: ReactNode }) {
  return (
    <figure>
      <div className={styles.pictures}>{children}</div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
