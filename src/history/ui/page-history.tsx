import { Link } from 'gatsby';
import { formatDate } from '../../components/dates';
import * as styles from './page-history.module.css';

interface Update {
  readonly date: string;
  readonly author: string | null;
  readonly isLatest: boolean;
}

/** The cell of the title block with the last change of the page and a link to its history. */
export function UpdateCell({ update, historyUrl }: { update: Update | null; historyUrl: string }) {
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
          History on {new URL(historyUrl).hostname}
        </a>
      </dd>
    </div>
  );
}

interface Change {
  readonly hash: string;
  readonly description: string;
  readonly author: string;
  readonly coAuthors: readonly string[];
  readonly date: string;
  readonly formattedDate: string;
  readonly url: string | null;
}

interface Props {
  changes: readonly Change[];
  /** Number of all changes, of which `changes` are the newest. */
  changeCount: number;
  /** Where the changelog shows them all. */
  changelogAddress: string | null;
}

/** The newest changes of a page, collapsed. */
export function PageHistory({ changes, changeCount, changelogAddress }: Props) {
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
              <span className={styles.author}> by {[change.author, ...change.coAuthors].join(', ')}</span>
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
