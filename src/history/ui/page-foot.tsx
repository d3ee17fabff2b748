import { Link, withPrefix } from 'gatsby';
import clsx from 'clsx';
import { mailLink } from '../../components/mail';
import { useSiteConfiguration } from '../../components/use-site';
import { DocsVersionLabel } from '../../wiki/ui/docs-version-label';
import * as styles from './page-foot.module.css';
import { UpdateCell } from './page-history';

interface Resource {
  readonly name: string;
  readonly url: string;
  readonly author: string | null;
}

/** Further reading on other sites. */
export function Resources({ resources }: { resources: readonly Resource[] }) {
  if (resources.length === 0) return null;
  return (
    <aside className={styles.resources} aria-label="Resources">
      <h2>Resources</h2>
      <ul className={styles.list}>
        {resources.map((resource) => (
          <li key={resource.url}>
            <a href={resource.url} rel="noopener">
              {resource.name}
            </a>
            {resource.author !== null && ` by ${resource.author}`}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The tags of a page. */
export function TagRow({ tags }: { tags: readonly { readonly name: string; readonly path: string }[] }) {
  if (tags.length === 0) return null;
  return (
    <div className={clsx(styles.tags, 'no-print')}>
      <span id="tags-label">Tags</span>
      <ul className={styles.tagList} aria-labelledby="tags-label">
        {tags.map((tag) => (
          <li key={tag.name}>
            <Link to={tag.path}>{tag.name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PageRecordProps {
  title: string;
  path: string;
  sheet: number;
  sheets: number;
  authors: readonly string[];
  lastUpdated: { readonly date: string; readonly author: string | null; readonly isLatest: boolean } | null;
  historyUrl: string;
  editUrl: string;
}

/** A link that begins an e-mail to the society about a page. */
function ReportLink({ title, path }: Pick<PageRecordProps, 'title' | 'path'>) {
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
export function PageRecord({ title, path, sheet, sheets, authors, lastUpdated, historyUrl, editUrl }: PageRecordProps) {
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
          <ReportLink title={title} path={path} />
        </dd>
      </div>
    </dl>
  );
}
