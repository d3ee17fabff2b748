import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { found, type NodePageContext } from '../components/page-context';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { treeOf } from '../components/sections';
import { sitePathname } from '../components/site-pathname';
import { TextSections } from '../site/ui/prose/prose';
import { SwitchedOnContext } from '../site/ui/prose/text-parts';
import type { Embed } from '../wiki/node/page-text-trees';

type Data = Queries.TextPageTemplateQuery;

/** A page that is one text of `content/pages` and no more, such as the one about privacy. */
export default function TextPageTemplate({ data: { pageText, siteServices, embeds } }: PageProps<Data, NodePageContext>) {
  const text = found(pageText, 'text');
  return (
    <main id="main" tabIndex={-1}>
      <PageHeader title={text.title} lead={text.description} />
      <SwitchedOnContext.Provider value={{ services: siteServices?.on ?? [], embeds: embeds as unknown as Embed[] }}>
        <TextSections tree={treeOf(text)} />
      </SwitchedOnContext.Provider>
    </main>
  );
}

export function Head({ data, location }: HeadProps<Data, NodePageContext>) {
  const { title, description } = found(data.pageText, 'text');
  return <PageHead title={title} description={description ?? undefined} path={sitePathname(location.pathname)} />;
}

export const query = graphql`
  query TextPageTemplate($id: String!) {
    pageText(id: { eq: $id }) {
      title
      description
      tree
    }
    siteServices {
      on
    }
    embeds
  }
`;
