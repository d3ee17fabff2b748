import { Fragment, type ReactNode } from 'react';
import { Link } from 'gatsby';
import * as styles from './years.module.css';

/** The heading of a year or another section: a tick above it, and a note at the end of its line. */
export function SectionHead({ title, note }: { title: ReactNode; note?: string | undefined }) {
  return (
    <div className={`spread ${styles.yearHead}`}>
      <h2 className="linked-name">{title}</h2>
      {note && <p className="small">{note}</p>}
    </div>
  );
}

interface OlderYear {
  readonly year: string;
  readonly slug?: string;
  /** The pages with its productions, each with a count such as `12 shows`. */
  readonly pages: readonly { readonly path: string; readonly words: string }[];
}

/** Links to years that are not listed in full. */
export function OlderYears({ years }: { years: readonly OlderYear[] }) {
  return (
    <ul className={styles.older}>
      {years.map(({ year, slug, pages }) => (
        <li key={year} id={slug}>
          {pages.map(({ path, words }, index) => (
            <Fragment key={path}>
              {index > 0 && ' and '}
              <Link to={path}>{index > 0 ? words : `${year}: ${words}`}</Link>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
