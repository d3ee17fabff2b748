import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { TextSections } from '../site/ui/prose/text-sections';
import { treeOf } from '../components/sections';

/** What readers can rely on, and where the site falls short. */
export default function AccessibilityPage({ data }: PageProps<Queries.AccessibilityPageQuery>) {
  return (
    <main id="main" tabIndex={-1}>
      <PageHeader title={data.text?.title ?? ''} lead={data.text?.description} />
      <TextSections tree={treeOf(data.text)} />
    </main>
  );
}

export function Head({ data }: HeadProps<Queries.AccessibilityPageQuery>) {
  return <PageHead title={data.text?.title} description={data.text?.description ?? undefined} path="/accessibility" />;
}

export const query = graphql`
  query AccessibilityPage {
    text: pageText(name: { eq: "accessibility" }) {
      title
      description
      tree
    }
  }
`;
