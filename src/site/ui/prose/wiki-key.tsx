import { Link } from 'gatsby';
import type { PropsWithChildren, ReactNode } from 'react';
import { SectionSymbol } from './section-symbol';
import * as styles from './wiki-key.module.css';

/** The wiki's sections as the key of a set of drawings, each with a symbol. */
export function WikiKey({ children }: { children?: ReactNode }) {
  return <ul className={styles.key}>{children}</ul>;
}

interface EntryProps {
  /** Path of the section's page. */
  page: string;
  title: string;
  /** Number of pages at that path and below, filled in by the data layer. */
  count?: number;
  children?: ReactNode;
}

/** A section of the wiki: its symbol, name, subject and number of pages. */
export function WikiKeyEntry({ page, title, count, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <SectionSymbol section={page.slice(page.lastIndexOf('/') + 1)} />
      <div>
        <Link to={page} className={styles.title}>
          {title}
        </Link>
        <div className={styles.about}>{children}</div>
        {count !== undefined && <p className={styles.count}>{count === 1 ? '1 page' : `${count} pages`}</p>}
      </div>
    </li>
  );
}

/** The number of wiki pages, filled in by the data layer. */
export function WikiPageCount({ count }: PropsWithChildren<{ count?: number }>) {
  return count === undefined ? null : <>{count}</>;
}
