import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ChannelLight } from '../site/ui/home/channel-light';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import { Prose, TextSections } from '../site/ui/prose/prose';
import { treeOf } from '../components/sections';

/** How to join, and how to get onto a crew. */
export default function OpportunitiesPage({ data }: PageProps<Queries.OpportunitiesPageQuery>) {
  return (
    <main id="main" tabIndex={-1}>
      <PageHeader title={data.text?.title ?? ''} lead={data.text?.description} drawing={<ChannelLight channel={1} />} />
      <Section title={data.cues?.title} isConsole>
        <Prose tree={treeOf(data.cues)} />
      </Section>
      <TextSections tree={treeOf(data.text)} />
    </main>
  );
}

export function Head({ data }: HeadProps<Queries.OpportunitiesPageQuery>) {
  return <PageHead title={data.text?.title} description={data.text?.description ?? undefined} path="/opportunities" />;
}

export const query = graphql`
  query OpportunitiesPage {
    text: pageText(name: { eq: "opportunities" }) {
      title
      description
      tree
    }
    cues: pageText(name: { eq: "opportunities/cues" }) {
      title
      tree
    }
  }
`;
