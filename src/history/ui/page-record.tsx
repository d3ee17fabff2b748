import { graphql, withPrefix } from 'gatsby';
import clsx from 'clsx';
import { mailLink } from '../../components/mail';
import { useSiteConfiguration } from '../../components/use-site';
import { DocsVersionLabel } from '../../wiki/ui/docs-version-label';
import * as styles from './page-record.module.css';
import { UpdateCell } from './page-history';

/** A link that begins an e-mail to the society about a page. */
function ReportLink({ page: { title, path } }: { page: Queries.PageRecordFragment }) {
  const { contactEmail, url } = useSiteConfiguration();
  const address = `${url}${withPrefix(path)}`;
  const message = { to: contactEmail, subject: `Problem with the page “${title}”`, body: `Page: ${address}\n\nWhat is wrong:\n` };
  return (
    <a href={mailLink(message)} className="no-url">
      Report a problem with this page
    </a>
  );
}

/** The title block at the foot of a page: last update, authors, version, and links to edit it or report a problem. */
export function PageRecord({ page }: { page: Queries.PageRecordFragment }) {
  const { sheet, sheets, authors, lastUpdated, historyUrl, editUrl } = page;
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
      <div>
        <dt>Version</dt>
        <dd>
          <DocsVersionLabel docs={docs} />
        </dd>
      </div>
      <div>
        <dt>
          Sheet {sheet} of {sheets}
        </dt>
        <dd>
          <a href={editUrl} rel="noopener" className="no-url">
            Edit this page
          </a>
          <br />
          <ReportLink page={page} />
        </dd>
      </div>
    </dl>
  );
}

export const fragment = graphql`
  fragment PageRecord on WikiPage {
    title
    path
    sheet
    sheets
    authors
    lastUpdated {
      ...PageUpdate
    }
    historyUrl
    editUrl
  }
`;
