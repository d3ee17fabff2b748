import { graphql, withPrefix } from 'gatsby';
import clsx from 'clsx';
import { formatMonth } from '../../components/dates';
import { useSiteConfiguration } from '../../components/use-site';
import { DocsVersionLabel } from '../../wiki/ui/docs-version-label';
import { ReportLinks } from '../../wiki/ui/report-links';
import * as styles from './page-record.module.css';
import { UpdateCell } from './page-history';

/** Links to edit a page: in a form where there are forms, and in the repository's own editor. */
function EditLinks({ page: { editUrl, formAddress } }: { page: Queries.PageRecordFragment }) {
  const source = (words: string) => (
    <a href={editUrl} rel="noopener" className="no-url">
      {words}
    </a>
  );
  if (formAddress === null) return source('Edit this page');
  return (
    <>
      <a href={withPrefix(formAddress)} rel="external" className="no-url">
        Edit this page in a form
      </a>{' '}
      or {source('in the repository')}
    </>
  );
}

/** The title block at the foot of a page: last update, authors, version, and links to edit it or report a problem. */
export function PageRecord({ page }: { page: Queries.PageRecordFragment }) {
  const { sheet, sheets, authors, lastUpdated, review, historyUrl } = page;
  const { docs } = useSiteConfiguration();
  return (
    <dl className={clsx('title-block', styles.record)}>
      <UpdateCell update={lastUpdated} historyUrl={historyUrl} />
      {authors.length > 0 && (
        <div>
          <dt>Drawn by</dt>
          <dd>{authors.join(', ')}</dd>
        </div>
      )}
      {review && (
        <div>
          <dt>Checked</dt>
          <dd>
            {formatMonth(review.reviewed)}
            <br />
            due again {formatMonth(review.due)}
          </dd>
        </div>
      )}
      <div>
        <dt>Version</dt>
        <dd>
          <DocsVersionLabel docs={docs} />
        </dd>
      </div>
      <div>
        <dt>{`Sheet ${sheet} of ${sheets}`}</dt>
        <dd>
          <EditLinks page={page} />
          <br />
          <ReportLinks page={page} />
        </dd>
      </div>
    </dl>
  );
}

export const fragment = graphql`
  fragment PageRecord on WikiPage {
    ...ReportedPage
    sheet
    sheets
    authors
    lastUpdated {
      ...PageUpdate
    }
    review {
      reviewed
      due
    }
    historyUrl
    editUrl
    formAddress
  }
`;
