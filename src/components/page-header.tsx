import type { ReactNode } from 'react';
import clsx from 'clsx';
import * as styles from './page-header.module.css';

interface Props {
  title: string;
  lead?: string | null | undefined;
  /** Purely decorative. */
  drawing?: ReactNode;
  children?: ReactNode;
}

/** The header of a top-level page: its title, a sentence on what it is for, and a drawing. */
export function PageHeader({ title, lead, drawing, children }: Props) {
  return (
    <header className={clsx('wrap one-column-on-tablets', styles.header)}>
      <div>
        <h1>{title}</h1>
        {lead && <p className={clsx('lead', styles.lead)}>{lead}</p>}
        {children}
      </div>
      {drawing && <div className={clsx(styles.drawing, 'no-print')}>{drawing}</div>}
    </header>
  );
}
