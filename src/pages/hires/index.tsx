import { Link, graphql, type HeadProps, type PageProps } from 'gatsby';
import { ChannelLight } from '../../site/ui/home/channel-light';
import { EditLink } from '../../components/edit-link';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { Section } from '../../components/section';
import { PageText, TextSections } from '../../site/ui/page-text';
import { useSiteConfiguration } from '../../components/use-site';
import { GhostLight } from '../../society/ui/ghost-light';
import { ProductionList } from '../../society/ui/production-row';
import { introOf, treeOf } from '../../components/sections';

export default function HiresPage({ data }: PageProps<Queries.HiresPageQuery>) {
  const { priceList } = useSiteConfiguration().links;
  const intro = introOf(treeOf(data.text));
  const schedule = treeOf(data.schedule);
  const enquiry = data.text?.anchorOf;
  return (
    <main id="main" tabIndex={-1}>
      <PageHeader title={data.text?.title ?? ''} lead={data.text?.description} drawing={<ChannelLight channel={3} />}>
        <p className="row no-print">
          {enquiry && (
            <a href={`#${enquiry}`} className="button filled">
              Ask about a hire
            </a>
          )}
          {priceList && (
            <a href={priceList} rel="noopener" className="button">
              Price list
            </a>
          )}
        </p>
      </PageHeader>
      {intro.children.length + schedule.children.length > 0 && (
        <Section title={data.schedule?.title} aside={<PageText tree={intro} />}>
          <PageText tree={schedule} />
        </Section>
      )}
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
        {data.latestProductions.length > 0 ? (
          <ProductionList productions={data.latestProductions} />
        ) : (
          <GhostLight>
            <p>No hire is on record yet. Yours could be the first.</p>
          </GhostLight>
        )}
        <EditLink file="pages/hires.mdx" />
      </Section>
    </main>
  );
}

export function Head({ data }: HeadProps<Queries.HiresPageQuery>) {
  return <PageHead title={data.text?.title} description={data.text?.description} path="/hires" />;
}

export const query = graphql`
  query HiresPage {
    text: pageText(name: { eq: "hires" }) {
      title
      description
      tree
      anchorOf(component: "Enquiry")
    }
    schedule: pageText(name: { eq: "hires/schedule" }) {
      title
      tree
    }
    latestProductions(kind: "hire", limit: 6) {
      ...ProductionRow
    }
  }
`;
