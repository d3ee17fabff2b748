import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { AdmonitionKind } from '../../../content/page-components';
import * as styles from './admonition.module.css';

/** Words in front of the title, so that the kind is not conveyed by colour alone. */
const SPOKEN_KINDS: Readonly<Record<AdmonitionKind, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  lore: 'Lore',
};

/** A remark set apart from the text: a hatched margin for advice, a revision cloud for lore. */
export function Admonition({ kind, title, children }: { kind: AdmonitionKind; title: string; children?: ReactNode }) {
  const spoken = SPOKEN_KINDS[kind];
  return (
    <div className={clsx(styles.admonition, styles[kind])} role="note" aria-label={title}>
      <p className={styles.title}>{title.toLowerCase().startsWith(spoken.toLowerCase()) ? title : `${spoken}: ${title}`}</p>
      {children}
    </div>
  );
}
