import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { AdmonitionKind } from './declaration';
import * as styles from './admonition.module.css';

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
