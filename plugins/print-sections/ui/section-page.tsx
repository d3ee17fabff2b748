import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { assertFound } from '../../../src/components/page-context';
import { PageHead } from '../../../src/components/page-head';
import { printPath } from '../print-path';
import { PrintedPages } from './printed-pages';

export default function SectionPage({ data }: PageProps<Queries.SectionPageQuery>) {
  const { title, description, path, pagesOfSection } = assertFound(data.wikiPage, 'wiki page');
  return (
    <main id="main" tabIndex={-1}>
      <PrintedPages title={title} lead={description} pages={pagesOfSection} back={{ path, title }} />
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
