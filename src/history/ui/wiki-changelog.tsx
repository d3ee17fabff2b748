import { useEffect, useId, useRef, useState } from 'react';
import { Link, graphql, withPrefix } from 'gatsby';
import { NO_FILTER, filterChanges, groupByMonth, useChangeFilter, useOlderChanges, type Change, type ChangeFilter } from './use-changelog';
import * as styles from './wiki-changelog.module.css';

export const fields = graphql`
  fragment WikiChangeFields on WikiChange {
    hash
    description
    author
    coAuthors
    date
    formattedDate
    url
  }

  fragment WikiChangelogFields on WikiChangelog {
    count
    newest {
      ...WikiChangeFields
      pages {
        path
        title
      }
    }
    olderAddress
    feedAddress
    pages {
      path
      title
    }
    authors
    historyUrl
  }
`;

/** Digits of a hash that are enough to tell commits apart. */
const HASH_DIGITS = 7;

/** How many pages of a change are listed at once; the others are folded. */
const LISTED_PAGES = 6;

function PageLinks({ pages }: { pages: Change['pages'] }) {
  return pages.map((page, index) => (
    <span key={page.path}>
      {index > 0 && ', '}
      <Link to={page.path}>{page.title}</Link>
    </span>
  ));
}

function ChangeItem({ change }: { change: Change }) {
  const folded = change.pages.slice(LISTED_PAGES);
  return (
    <li className={styles.change}>
      <time dateTime={change.date}>{change.formattedDate}</time>
      <div>
        <p>{change.description}</p>
        {change.pages.length > 0 && (
          <p className={styles.pages}>
            <PageLinks pages={change.pages.slice(0, LISTED_PAGES)} />
          </p>
        )}
        {folded.length > 0 && (
          <details className={styles.pages}>
            <summary>
              and {folded.length} more {folded.length === 1 ? 'page' : 'pages'}
            </summary>
            <PageLinks pages={folded} />
          </details>
        )}
      </div>
      <p className={styles.author}>
        {[change.author, ...change.coAuthors].join(', ')}
        {change.url !== null && (
          <a href={change.url} rel="noopener" className="no-url" aria-label={`Commit ${change.hash.slice(0, HASH_DIGITS)}`}>
            {change.hash.slice(0, HASH_DIGITS)}
          </a>
        )}
      </p>
    </li>
  );
}

interface FilterProps {
  filter: ChangeFilter;
  pages: Queries.WikiChangelogFieldsFragment['pages'];
  authors: readonly string[];
  onChange: (filter: ChangeFilter) => void;
}

function Filter({ filter, pages, authors, onChange }: FilterProps) {
  const id = useId();
  const first = useRef<HTMLSelectElement>(null);
  const clear = (): void => {
    onChange(NO_FILTER);
    // A button that can no longer be used cannot have the focus.
    first.current?.focus();
  };
  return (
    <div className={`${styles.filter} needs-script no-print`} role="search" aria-label="Filter the changelog">
      <div>
        <label htmlFor={`${id}-page`}>Page</label>
        <select
          ref={first}
          id={`${id}-page`}
          className="field"
          value={filter.page}
          onChange={(event) => onChange({ ...filter, page: event.target.value })}
        >
          <option value="">All pages</option>
          {pages.map((page) => (
            <option key={page.path} value={page.path}>
              {page.title}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-author`}>Author</label>
        <select
          id={`${id}-author`}
          className="field"
          value={filter.author}
          onChange={(event) => onChange({ ...filter, author: event.target.value })}
        >
          <option value="">All authors</option>
          {authors.map((author) => (
            <option key={author}>{author}</option>
          ))}
        </select>
      </div>
      <button type="button" className="button" disabled={filter.page === '' && filter.author === ''} onClick={clear}>
        Clear
      </button>
    </div>
  );
}

const nextInWords = (count: number): string => (count === 1 ? 'one older change' : `${count} older changes`);

/** The wiki's changes, newest first, by month. */
export function Changelog({ changelog }: { changelog: Queries.WikiChangelogFieldsFragment }) {
  const step = changelog.newest.length;
  const [filter, setFilter] = useChangeFilter();
  const [limit, setLimit] = useState(step);
  const { older, loading, load } = useOlderChanges(changelog.olderAddress);
  const isFiltered = filter.page !== '' || filter.author !== '';
  const wanted = filterChanges([...changelog.newest, ...older], filter);
  const shown = wanted.slice(0, limit);
  // How many are left to show. Before the older changes have loaded, a filter can't know.
  const rest = isFiltered || loading === 'done' ? wanted.length - shown.length : changelog.count - shown.length;
  const canShowMore = rest > 0 && loading !== 'loading';

  useEffect(() => {
    if (isFiltered && loading === 'not-asked') load();
  }, [isFiltered, loading, load]);

  const showMore = () => {
    setLimit(limit + step);
    if (loading === 'not-asked') load();
  };

  if (changelog.count === 0) return <p>No changes are on record yet.</p>;
  return (
    <>
      <p>
        <strong>{changelog.count.toLocaleString('en-GB')}</strong> {changelog.count === 1 ? 'change is' : 'changes are'} on record. Follow
        them with the <a href={withPrefix(changelog.feedAddress)}>Atom feed</a>, or read the{' '}
        <a href={changelog.historyUrl} rel="noopener">
          whole history on {new URL(changelog.historyUrl).hostname}
        </a>
        .
      </p>
      <Filter filter={filter} pages={changelog.pages} authors={changelog.authors} onChange={setFilter} />
      <p className={`small ${styles.status}`} role="status">
        {isFiltered && loading === 'loading' && 'Looking through the older changes …'}
        {isFiltered &&
          loading === 'done' &&
          (wanted.length === 0 ? 'No change matches.' : `${wanted.length} of ${changelog.count} changes`)}
      </p>
      {[...groupByMonth(shown)].map(([month, changes]) => (
        <section key={month} className={styles.month}>
          <h3>{month}</h3>
          <ol className={`ruled ${styles.changes}`}>
            {changes.map((change) => (
              <ChangeItem key={change.hash} change={change} />
            ))}
          </ol>
        </section>
      ))}
      {loading === 'failed' && (
        <p className={styles.more} role="alert">
          The older changes could not be loaded.{' '}
          <button type="button" className="button" onClick={load}>
            Try again
          </button>
        </p>
      )}
      {/* Stays once all are shown, because it has the focus then. */}
      {(rest > 0 || limit > step) && loading !== 'failed' && (
        <p className={`${styles.more} needs-script no-print`}>
          <button type="button" className="button" aria-disabled={!canShowMore} onClick={canShowMore ? showMore : undefined}>
            {loading === 'loading' && 'Loading …'}
            {loading !== 'loading' && (rest > 0 ? `Show ${nextInWords(Math.min(rest, step))}` : 'That is all')}
          </button>
        </p>
      )}
    </>
  );
}
