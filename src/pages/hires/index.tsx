import { Link, graphql, type HeadProps, type PageProps } from 'gatsby';
import { ChannelLight } from '../../site/ui/home/channel-light';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { Section } from '../../components/section';
import { Prose, TextSections } from '../../site/ui/prose/prose';
import { PreviousHires } from '../../society/ui/previous-hires';
import { introOf, treeOf } from '../../components/sections';

/** What can be hired, and how to ask. */
export default function HiresPage({ data }: PageProps<Queries.HiresPageQuery>) {
  return (
    <main id="main" tabIndex={-1}>
      <PageHeader title={data.text?.title ?? ''} lead={data.text?.description} drawing={<ChannelLight channel={3} />} />
      <Section title={data.schedule?.title} aside={<Prose tree={introOf(treeOf(data.text))} />}>
        <Prose tree={treeOf(data.schedule)} />
      </Section>
      <TextSections tree={treeOf(data.text)} />
      <Section
        id="previous-hires"
        title="Previous hires"
        aside={
          <p>
            <Link to="/hires/archive">All hires on record</Link>
          </p>
        }
      >
        <PreviousHires hires={data.latestProductions} />
      </Section>
    </main>
  );
}

export function Head({ data }: HeadProps<Queries.HiresPageQuery>) {
  return <PageHead title={data.text?.title} description={data.text?.description ?? undefined} path="/hires" />;
}

export const query = graphql`
  query HiresPage {
    text: pageText(name: { eq: "hires" }) {
      title
      description
      tree
    }
    schedule: pageText(name: { eq: "hires/schedule" }) {
      title
      tree
    }
    latestProductions(kind: "hire", limit: 6) {
      ...PreviousHire
    }
  }
`;
