import type { ReactNode, TableHTMLAttributes } from 'react';
import '../../../components/scrolls-sideways.css';
import * as styles from './tables.module.css';

/** A table that scrolls when it is wider than the page. The boot script makes it focusable then. */
export function ScrollableTable(attributes: TableHTMLAttributes<HTMLTableElement>) {
  return (
    <div className={styles.scroll} data-table-frame="">
      <table {...attributes} />
    </div>
  );
}

/** Links from A to Z above a table; see `src/wiki/node/letters.ts`. */
export function Letters({ children }: { children?: ReactNode }) {
  return (
    <nav className={`row no-print ${styles.letters}`} aria-label="A to Z">
      {children}
    </nav>
  );
}
