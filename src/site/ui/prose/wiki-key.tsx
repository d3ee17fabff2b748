import { Link } from 'gatsby';
import type { PropsWithChildren, ReactNode } from 'react';
import * as styles from './wiki-key.module.css';

const DOT = { fill: 'var(--line)' };

/** The symbols of a plan's legend, by the last segment of a section's path; on 48 by 48 units. */
const SYMBOLS: Readonly<Record<string, ReactNode>> = {
  lx: <path transform="translate(24 28)" d="M-8 13q-2 0-2-3V1l4-6v-21h12v21l4 6v9q0 3-2 3zM-6-20H6" />,
  sound: (
    <>
      <path d="M10 6h28v36H10z" />
      <circle cx="24" cy="29" r="8" />
      <circle cx="24" cy="29" r="2.5" />
      <circle cx="24" cy="14" r="3.5" />
    </>
  ),
  stage: (
    <>
      <path d="M6 38V22q0-14 18-14t18 14v16" />
      <path d="M2 26h8v14H2zM38 26h8v14h-8zM10 40q2 5 12 5" />
    </>
  ),
  set: <path d="M8 6h24v36H8zM8 24h24M32 10l12 32H32M32 24h5" />,
  video: (
    <>
      <path d="M3 17h20v14H3zM6 31v3M20 31v3" />
      <circle cx="23" cy="24" r="4" />
      <path strokeDasharray="3 3" d="M28 21L45 9M28 27L45 39" />
      <path d="M45 6v36" />
    </>
  ),
  general: (
    <>
      <circle cx="24" cy="24" r="18" />
      <circle cx="24" cy="24" r="14" />
      <circle cx="17" cy="20" r="2.2" style={DOT} />
      <circle cx="31" cy="20" r="2.2" style={DOT} />
      <circle cx="24" cy="32" r="2.2" style={DOT} />
    </>
  ),
};

/** A sheet of drawings, for sections without a symbol of their own. */
const SHEET = <path d="M8 6h32v36H8zM24 32h16M24 32v10M14 14h20M14 20h14" />;

function SectionSymbol({ section }: { section: string }) {
  return (
    <svg className="drawing" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      {SYMBOLS[section] ?? SHEET}
    </svg>
  );
}

/** The wiki's sections as the key of a set of drawings, each with a symbol. */
export function WikiKey({ children }: { children?: ReactNode }) {
  return <ul className={`one-column-on-phones cells ${styles.key}`}>{children}</ul>;
}

interface EntryProps {
  /** Path of the section's page: "/wiki/disciplines/lx". */
  page: string;
  title: string;
  /** Number of pages at that path and below; the data layer sets it. */
  count?: number;
  children?: ReactNode;
}

/** A section of the wiki: its symbol, name, subject and number of pages. */
export function WikiKeyEntry({ page, title, count, children }: EntryProps) {
  return (
    <li className={`tinted ${styles.entry}`}>
      <SectionSymbol section={page.slice(page.lastIndexOf('/') + 1)} />
      <div>
        <b className="linked-name">
          <Link to={page} className="like-h3 covering">
            {title}
          </Link>
        </b>
        <div className={`compact ${styles.about}`}>{children}</div>
        {count !== undefined && <p className={styles.count}>{count === 1 ? '1 page' : `${count} pages`}</p>}
      </div>
    </li>
  );
}

/** The number of wiki pages; the data layer sets it. */
export function WikiPageCount({ count }: PropsWithChildren<{ count?: number }>) {
  return count === undefined ? null : <>{count}</>;
}
