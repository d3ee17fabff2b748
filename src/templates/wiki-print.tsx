import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { found } from '../components/page-context';
import { PageHead } from '../components/page-head';
import { printPath } from '../content/addresses';
import { PrintedPages } from '../site/ui/printed-pages';

export default function WikiPrintTemplate({ data }: PageProps<Queries.WikiPrintTemplateQuery>) {
  const { title, description, path, pagesOfSection } = found(data.wikiPage, 'wiki page');
  return (
    <main id="main" tabIndex={-1}>
      <PrintedPages title={title} lead={description} pages={pagesOfSection} back={{ path, title }} />
    </main>
  );
}

export function Head({ data }: HeadProps<Queries.WikiPrintTemplateQuery>) {
  const { title, description, path } = found(data.wikiPage, 'wiki page');
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
