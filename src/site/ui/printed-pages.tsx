import { graphql, withPrefix } from 'gatsby';
import type { Root } from 'hast';
import { formatDate } from '../../components/dates';
import * as markdown from '../../components/text.module.css';
import { useSiteConfiguration } from '../../components/use-site';
import { qrCodePath, shortAddress } from '../../content/addresses';
import { placeOf, printedTree, type Parts } from '../../wiki/ui/printed-tree';
import { renderTree } from '../../wiki/ui/text/render-tree';
import * as styles from './printed-pages.module.css';
import { WIKI_ELEMENTS } from './wiki-text';
import * as wikiText from './wiki-text.module.css';

export type PrintedPage = Pick<Queries.PrintedPageFragment, 'path' | 'title' | 'description' | 'tree' | 'shortlinks' | 'lastUpdated'>;

/** The address of a printed page: its short link, with a QR code. */
function WhereItLives({ page: { path, shortlinks } }: { page: PrintedPage }) {
  const { url, shortlinkUrl } = useSiteConfiguration();
  const [shortlink] = shortlinks;
  if (shortlink === undefined) return <p className={styles.end}>The current text: {shortAddress(`${url}${withPrefix(path)}`)}</p>;
  const address = shortAddress(`${shortlinkUrl}/${shortlink}`);
  return (
    <p className={styles.end}>
      <img src={withPrefix(qrCodePath(shortlink))} alt="" width={96} height={96} />
      <span>
        The current text: <b>{address}</b>
      </span>
    </p>
  );
}

function PageOnPaper({ page, parts }: { page: PrintedPage; parts: Parts }) {
  const tree = printedTree(page.tree as unknown as Root, page.path, parts);
  return (
    <article className={styles.page} id={placeOf(page.path)}>
      <h1>
        {parts.get(page.path)}. {page.title}
      </h1>
      <p className="lead">{page.description}</p>
      <div className={`${markdown.text} ${wikiText.content}`}>{renderTree(tree, WIKI_ELEMENTS)}</div>
      <WhereItLives page={page} />
    </article>
  );
}

/** Several pages as one document for paper, with cover and contents. */
export function PrintedPages({ title, lead, pages }: { title: string; lead: string; pages: readonly PrintedPage[] }) {
  const site = useSiteConfiguration();
  const date = pages
    .flatMap(({ lastUpdated }) => lastUpdated?.date ?? [])
    .sort()
    .at(-1);
  const parts = new Map(pages.map(({ path }, index) => [path, index + 1]));
  return (
    <div className={styles.document}>
      <header className={styles.cover}>
        <p className="small-label">{site.title}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {date !== undefined && (
          <p className="small">
            As of {formatDate(date)}. Paper doesn’t change: the codes at the end of each page lead to its current text.
          </p>
        )}
        <p className="no-print">
          <button type="button" className="button filled needs-script" onClick={() => window.print()}>
            Print
          </button>
        </p>
      </header>
      <nav className={styles.contents} aria-label="Contents">
        <h2>Contents</h2>
        <ol>
          {pages.map((page) => (
            <li key={page.path}>
              <a href={`#${placeOf(page.path)}`}>{page.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {pages.map((page) => (
        <PageOnPaper key={page.path} page={page} parts={parts} />
      ))}
    </div>
  );
}

export const fragment = graphql`
  fragment PrintedPage on WikiPage {
    path
    title
    description
    tree
    shortlinks
    lastUpdated {
      date
    }
  }
`;
