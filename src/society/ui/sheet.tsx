import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Breadcrumbs, type Crumb } from '../../components/breadcrumbs';
import { TitleBlock, type TitleBlockCell } from '../../components/title-block';
import { SectionHead } from './years';
import * as styles from './sheet.module.css';

interface HeadProps {
  crumbs: readonly Crumb[];
  title: string;
  /** The page's name in the breadcrumbs, if it is not the title. */
  current?: string;
  lead?: string | undefined;
  /** Between the title and its block. */
  opening?: ReactNode;
  cells?: readonly TitleBlockCell[];
  picture?: ReactNode;
  children?: ReactNode;
}

/** The head of a sheet: breadcrumbs, title and title block. */
export function SheetHead({ crumbs, title, current = title, lead, opening, cells, picture, children }: HeadProps) {
  return (
    <header className={`row ${styles.head}`}>
      <Breadcrumbs crumbs={crumbs} current={current} />
      <div className={styles.title}>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {opening}
        {cells && <TitleBlock cells={cells} className="space-5" />}
      </div>
      {picture}
      {children}
    </header>
  );
}

/** A section of a sheet: its heading in the margin, its content beside it. */
export function SheetSection({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={clsx('margin-columns', styles.section)}>
      <SectionHead title={title} note={note} />
      <div>{children}</div>
    </section>
  );
}
