import clsx from 'clsx';
import { shortYear } from '../days';
import * as listStyles from '../../components/section-nav.module.css';
import * as styles from './year-nav.module.css';

export interface NavYear {
  readonly year: string;
  /** The year's anchor on this page. */
  readonly slug: string;
  readonly count?: number;
}

/** Links to the years of a page, with the one in view marked. */
export function YearNav({ years }: { years: readonly NavYear[] }) {
  if (years.length === 0) return null;
  return (
    <nav className="no-print" aria-label="Years">
      <b aria-hidden="true">Jump to a year</b>
      <ol className={clsx(listStyles.list, styles.years)} data-section-list="">
        {years.map(({ year, slug, count }) => (
          <li key={slug}>
            <a href={`#${slug}`}>
              {shortYear(year)}
              {count !== undefined && <span className={`not-on-tablets ${styles.count}`}>{count}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
