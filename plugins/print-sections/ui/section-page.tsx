import { graphql, Link, type HeadProps, type PageProps } from 'gatsby';
import type { Root } from 'hast';
import { formatDate } from '../../../src/components/dates';
import { assertFound } from '../../../src/components/page-context';
import { PageHead } from '../../../src/components/page-head';
import * as markdown from '../../../src/components/text.module.css';
import { useSiteConfiguration } from '../../../src/components/use-site';
import { CurrentAddress } from '../../../src/links/ui/share-panel';
import { WIKI_ELEMENTS } from '../../../src/site/ui/wiki-text';
import * as wikiText from '../../../src/site/ui/wiki-text.module.css';
import { renderTree } from '../../../src/wiki/ui/text/render-tree';
import { printPath } from '../print-path';
import { printedTree, type Parts } from './printed-tree';
import * as styles from './section-page.module.css';

type Section = NonNullable<Queries.SectionPageQuery['wikiPage']>;

function PageOnPaper({ page, parts }: { page: Section['pagesOfSection'][number]; parts: Parts }) {
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

function Cover({ section: { title, description, path, pagesOfSection } }: { section: Section }) {
  const site = useSiteConfiguration();
  const dates = pagesOfSection.flatMap(({ lastUpdated }) => lastUpdated?.date ?? []);
  const latest = dates.sort().at(-1);
  return (
    <header className={styles.cover}>
      <p className="small-label">{site.title}</p>
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      {latest !== undefined && (
        <p className="small">
          As of {formatDate(latest)}. Paper doesn’t change: the codes at the end of each page lead to its current text.
        </p>
      )}
      <p className="row no-print">
        <button type="button" className="button filled needs-script" onClick={() => window.print()}>
          Print
        </button>
        <Link to={path}>Back to {title}</Link>
      </p>
    </header>
  );
}

/** A section of the wiki as one document for paper, with cover and contents. */
export default function SectionPage({ data }: PageProps<Queries.SectionPageQuery>) {
  const section = assertFound(data.wikiPage, 'wiki page');
  const pages = section.pagesOfSection;
  const parts = new Map(pages.map(({ path }, index) => [path, index + 1]));
  return (
    <main id="main" tabIndex={-1}>
      <div className={`paper ${styles.document}`}>
        <Cover section={section} />
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
    </main>
  );
}

export function Head({ data }: HeadProps<Queries.SectionPageQuery>) {
  const { title, description, path } = assertFound(data.wikiPage, 'wiki page');
  return <PageHead title={`${title}, to print`} description={description} path={printPath(path)} noIndex />;
}

export const query = graphql`
  query SectionPage($id: String!) {
    wikiPage(id: { eq: $id }) {
      path
      title
      description
      pagesOfSection {
        path
        title
        description
        tree
        shortlinks
        lastUpdated {
          date
        }
      }
    }
  }
`;
