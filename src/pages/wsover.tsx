import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { TextSections } from '../site/ui/prose/text-sections';
import { treeOf } from '../components/sections';

/** The end of the website. Over. */
export default function OverPage({ data }: PageProps<Queries.OverPageQuery>) {
  return (
    <main id="main" tabIndex={-1}>
      <PageHeader title={data.text?.title ?? ''} lead={data.text?.description} />
      <TextSections tree={treeOf(data.text)} />
    </main>
  );
}

export function Head({ data }: HeadProps<Queries.OverPageQuery>) {
  return <PageHead title={data.text?.title} description={data.text?.description ?? undefined} path="/wsover" />;
}

export const query = graphql`
  query OverPage {
    text: pageText(name: { eq: "wsover" }) {
      title
      description
      tree
    }
  }
`;
