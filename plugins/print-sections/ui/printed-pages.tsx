import { Link } from 'gatsby';
import type { Root } from 'hast';
import { formatDate } from '../../../src/components/dates';
import * as markdown from '../../../src/components/text.module.css';
import { useSiteConfiguration } from '../../../src/components/use-site';
import { CurrentAddress } from '../../../src/links/ui/share-panel';
import { renderTree } from '../../../src/wiki/ui/text/render-tree';
import { WIKI_ELEMENTS } from '../../../src/site/ui/wiki-text';
import * as wikiText from '../../../src/site/ui/wiki-text.module.css';
import * as styles from './printed-pages.module.css';
import { printedTree, type Parts } from './printed-tree';

type PrintedPage = NonNullable<Queries.SectionPageQuery['wikiPage']>['pagesOfSection'][number];

function PageOnPaper({ page, parts }: { page: PrintedPage; parts: Parts }) {
  const tree = printedTree(page.tree as unknown as Root, page.path, parts);
  return (
    <article className={styles.page} id={page.path}>
      <h1>
        {parts.get(page.path)}. {page.title}
      </h1>
      <p className="lead">{page.description}</p>
      <div className={`${markdown.text} ${wikiText.content}`}>{renderTree(tree, WIKI_ELEMENTS)}</div>
      <CurrentAddress page={page} />
    </article>
  );
}

interface Props {
  title: string;
  lead: string;
  pages: readonly PrintedPage[];
  back: { path: string; title: string };
}

/** Several pages as one document for paper, with cover and contents. */
export function PrintedPages({ title, lead, pages, back }: Props) {
  const site = useSiteConfiguration();
  const date = pages
    .flatMap(({ lastUpdated }) => lastUpdated?.date ?? [])
    .sort()
    .at(-1);
  const parts = new Map(pages.map(({ path }, index) => [path, index + 1]));
  return (
    <div className={`paper ${styles.document}`}>
      <header className={styles.cover}>
        <p className="small-label">{site.title}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {date !== undefined && (
          <p className="small">
            As of {formatDate(date)}. Paper doesn’t change: the codes at the end of each page lead to its current text.
          </p>
        )}
        <p className="row no-print">
          <button type="button" className="button filled needs-script" onClick={() => window.print()}>
            Print
          </button>
          <Link to={back.path}>Back to {back.title}</Link>
        </p>
      </header>
      <nav className={`space-5 ${styles.contents}`} aria-label="Contents">
        <h2>Contents</h2>
        <ol className="space-3">
          {pages.map((page) => (
            <li key={page.path}>
              <a href={`#${page.path}`}>{page.title}</a>
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
