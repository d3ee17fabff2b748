import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { AdmonitionKind } from '../../../content-model/page-components';
import * as styles from './blocks.module.css';

export function Admonition({ kind, title, children }: { kind: AdmonitionKind; title: string; children?: ReactNode }) {
  return (
    <div className={clsx(styles.admonition, styles[kind])} role="note" aria-label={title}>
      {children}
    </div>
  );
}

export function AdmonitionTitle({ children }: { children?: ReactNode }) {
  return <p className={styles.title}>{children}</p>;
}

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
