import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { WikiPrintContext } from '../components/page-context';
import { PageHead } from '../components/page-head';
import { printPath } from '../content/addresses';
import { PrintedPages } from '../site/ui/printed-pages';

type Page = NonNullable<Queries.WikiPrintTemplateQuery['wikiPage']>;

function findPage({ wikiPage }: Queries.WikiPrintTemplateQuery): Page {
  if (!wikiPage) throw new Error('The page’s query found no wiki page.');
  return wikiPage;
}

/** A section of the wiki on one page, for paper. */
export default function WikiPrintTemplate({ data }: PageProps<Queries.WikiPrintTemplateQuery, WikiPrintContext>) {
  const { title, description, pagesOfSection } = findPage(data);
  return (
    <main id="main" tabIndex={-1}>
      <PrintedPages title={title} lead={description} pages={pagesOfSection} />
    </main>
  );
}

export function Head({ data }: HeadProps<Queries.WikiPrintTemplateQuery, WikiPrintContext>) {
  const { title, description, path } = findPage(data);
  return <PageHead title={`${title}, to print`} description={description} path={printPath(path)} noIndex />;
}

export const query = graphql`
  query WikiPrintTemplate($id: String!) {
    wikiPage(id: { eq: $id }) {
      path
      title
      description
      pagesOfSection {
        ...PrintedPage
      }
    }
  }
`;
