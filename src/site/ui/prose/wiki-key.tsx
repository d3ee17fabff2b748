import { Link } from 'gatsby';
import type { PropsWithChildren, ReactNode } from 'react';
import { SectionSymbol } from './section-symbol';
import * as styles from './wiki-key.module.css';

/** The key to a set of drawings: a symbol for each section of the wiki. */
export function WikiKey({ children }: { children?: ReactNode }) {
  return <ul className={styles.key}>{children}</ul>;
}

interface EntryProps {
  /** Path of the section's page. */
  page: string;
  title: string;
  /** Pages at that path and below; the data layer writes the number. */
  count?: number;
  children?: ReactNode;
}

/** A section of the wiki: its symbol, its name, what it is about and how large it is. */
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

/** How many pages the wiki has; the data layer writes the number into the text. */
export function WikiPageCount({ count }: PropsWithChildren<{ count?: number }>) {
  return count === undefined ? null : <>{count}</>;
}
