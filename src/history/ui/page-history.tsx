import { Link, graphql } from 'gatsby';
import { formatDate } from '../../components/dates';
import * as styles from './page-history.module.css';

/** The cell of the title block with the last change of the page and a link to its history. */
export function UpdateCell({ update, historyUrl }: { update: Queries.PageUpdateFragment | null; historyUrl: string }) {
  return (
    <div>
      <dt>{update ? 'Date' : 'History'}</dt>
      <dd>
        {update && (
          <>
            {update.isLatest ? 'Last updated on ' : 'Last change on record: '}
            <time dateTime={update.date}>{formatDate(update.date)}</time>
            {update.author !== null && ` by ${update.author}`}
            <br />
          </>
        )}
        <a href={historyUrl} rel="noopener" className="no-url">
          {`History on ${new URL(historyUrl).hostname}`}
        </a>
      </dd>
    </div>
  );
}

/** The newest changes of a page, collapsed. */
export function PageHistory({ page: { changes, changeCount, changelogAddress } }: { page: Queries.PageHistoryFragment }) {
  if (changes.length === 0) return null;
  const isPart = changeCount > changes.length;
  return (
    <details className={`${styles.history} no-print`}>
      <summary>
        <span>History of this page</span>
        <span className={styles.count}>
          {isPart ? `last ${changes.length} of ${changeCount} changes` : `${changeCount} ${changeCount === 1 ? 'change' : 'changes'}`}
        </span>
      </summary>
      <ol className={styles.changes}>
        {changes.map((change) => (
          <li key={change.hash}>
            <time dateTime={change.date}>{change.formattedDate}</time>
            <span>
              {change.url === null ? (
                change.description
              ) : (
                <a href={change.url} rel="noopener">
                  {change.description}
                </a>
              )}
              <span className={styles.author}>{` by ${[change.author, ...change.coAuthors].join(', ')}`}</span>
            </span>
          </li>
        ))}
      </ol>
      {isPart && changelogAddress !== null && (
        <p className={styles.all}>
          <Link to={changelogAddress}>All {changeCount} changes</Link>
        </p>
      )}
    </details>
  );
}

export const fragment = graphql`
  fragment PageUpdate on WikiUpdate {
    date
    author
    isLatest
  }

  fragment PageHistory on WikiPage {
    changes {
      ...WikiChangeFields
    }
    changeCount
    changelogAddress
  }
`;
