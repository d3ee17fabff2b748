import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { EditLink } from '../components/edit-link';
import { assertFound } from '../components/page-context';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { treeOf } from '../components/sections';
import { sitePathname } from '../components/site-pathname';
import { TextSections } from '../site/ui/page-text';

type Data = Queries.TextPageTemplateQuery;

/** A page that consists of one text of `content/pages`, such as privacy. */
export default function TextPageTemplate({ data }: PageProps<Data>) {
  const text = assertFound(data.pageText, 'text');
  return (
    <main id="main" tabIndex={-1}>
      <PageHeader title={text.title} lead={text.description} />
      <TextSections tree={treeOf(text)} />
      <div className="wrap">
        <EditLink file={`pages/${text.name}.mdx`} />
      </div>
    </main>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  const { title, description } = assertFound(data.pageText, 'text');
  return <PageHead title={title} description={description} path={sitePathname(location.pathname)} />;
}

export const query = graphql`
  query TextPageTemplate($id: String!) {
    pageText(id: { eq: $id }) {
      name
      title
      description
      tree
    }
  }
`;
