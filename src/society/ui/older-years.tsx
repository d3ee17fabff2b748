import { Fragment } from 'react';
import { Link } from 'gatsby';
import * as styles from './years.module.css';

/** A year that a list of productions has no room for. */
interface OlderYear {
  readonly year: string;
  /** Its anchor on this page, if it has one. */
  readonly slug?: string;
  /** The pages with its productions, and how many those are in words. */
  readonly pages: readonly { readonly path: string; readonly words: string }[];
}

/** The years that a list of productions has no room for, each no more than a link or two, as there may be a hundred. */
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
