import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { BreadcrumbData, PageHead } from '../../components/page-head';
import { TitleBlock, type TitleBlockCell } from '../../components/title-block';
import * as styles from './sheet.module.css';
import * as yearStyles from './years.module.css';

/** A page above another one. */
export interface Crumb {
  readonly path: string;
  readonly label: string;
}

interface HeadProps {
  crumbs: readonly Crumb[];
  title: string;
  /** The page's own name in the breadcrumbs, if it is not the title. */
  current?: string;
  lead?: string | undefined;
  cells?: readonly TitleBlockCell[];
  /** A picture beside the title and its block. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** The head of a sheet: the way back, the title and the title block. */
export function SheetHead({ crumbs, title, current = title, lead, cells, picture, children }: HeadProps) {
  return (
    <header className={styles.head}>
      <Breadcrumbs crumbs={crumbs} current={current} />
      <div className={styles.title}>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {cells && <TitleBlock cells={cells} className={yearStyles.figures} />}
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
      <div className={clsx('spread', yearStyles.yearHead)}>
        <h2>{title}</h2>
        {note && <p className="small">{note}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}

interface SheetMetaProps {
  title: string;
  description: string;
  path: string;
  crumbs: readonly Crumb[];
  /** The page's own name in the breadcrumbs, if it is not the title. */
  current?: string;
  children?: ReactNode;
}

/** Title, description and breadcrumbs of a sheet for browsers and search engines. */
export function SheetMeta({ title, description, path, crumbs, current = title, children }: SheetMetaProps) {
  return (
    <PageHead title={title} description={description} path={path}>
      {children}
      <BreadcrumbData trail={[...crumbs.map((crumb) => ({ path: crumb.path, title: crumb.label })), { path, title: current }]} />
    </PageHead>
  );
}
