import type { ReactNode } from 'react';
import { Link, graphql } from 'gatsby';
import clsx from 'clsx';
import { formatDate, formatMonth } from '../../components/dates';
import { useSiteConfiguration } from '../../components/use-site';
import { labelOfVersion, usePreferredVersion } from '../../wiki/ui/docs-version';
import * as styles from './page-record.module.css';

type Page = Queries.PageRecordFragment;

/** Authors that the page names itself replace the author of the latest change. */
function RecordLine({ page: { lastUpdated, authors, review } }: { page: Page }) {
  const { docs } = useSiteConfiguration();
  const version = usePreferredVersion(docs);
  const author = lastUpdated?.author ?? null;
  return (
    <span className={styles.facts}>
      {lastUpdated && (
        <span>
          {lastUpdated.isLatest ? 'Updated ' : 'Last change on record: '}
          <time dateTime={lastUpdated.date}>{formatDate(lastUpdated.date)}</time>
          {author !== null && ` by ${author}`}
        </span>
      )}
      {author === null && authors.length > 0 && <span>written by {authors.join(', ')}</span>}
      {review && (
        <span>
          checked <time dateTime={review.reviewed}>{formatMonth(review.reviewed)}</time>
        </span>
      )}
      {docs.versions.length > 1 && <span>version {labelOfVersion(docs, version)}</span>}
    </span>
  );
}

function Changes({ changes }: { changes: Page['changes'] }) {
  return (
    <ol className={styles.changes}>
      {changes.map(({ hash, date, formattedDate, url, description, author, coAuthors }) => (
        <li key={hash} className="one-column-on-phones">
          <time dateTime={date}>{formattedDate}</time>
          <span>
            {url === null ? (
              description
            ) : (
              <a href={url} rel="noopener">
                {description}
              </a>
            )}
            <span className={styles.author}>{` by ${[author, ...coAuthors].join(', ')}`}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The record of a page in one line, and its history folded behind it. */
export function PageRecord({ page, parts }: { page: Page; parts: ReactNode }) {
  const { authors, changes, changeCount, changelogAddress, historyUrl } = page;
  const host = new URL(historyUrl).hostname;
  return (
    <details className={clsx(styles.record, 'small')}>
      <summary className="to-tap">
        <RecordLine page={page} />
        <span className={clsx(styles.more, 'no-print')}>History</span>
      </summary>
      <div className="no-print">
        {authors.length > 0 && <p>Written by {authors.join(', ')}</p>}
        {changes.length > 0 && <Changes changes={changes} />}
        <ul className="row">
          {changeCount > changes.length && changelogAddress !== null && (
            <li>
              <Link to={changelogAddress}>All {changeCount} changes</Link>
            </li>
          )}
          <li>
            <a href={historyUrl} rel="noopener">
              History on {host}
            </a>
          </li>
          {parts}
        </ul>
      </div>
    </details>
  );
}

export const fragment = graphql`
  fragment PageRecord on WikiPage {
    authors
    lastUpdated {
      date
      author
      isLatest
    }
    review {
      reviewed
    }
    changes {
      hash
      description
      author
      coAuthors
      date
      formattedDate
      url
    }
    changeCount
    changelogAddress
    historyUrl
  }
`;
