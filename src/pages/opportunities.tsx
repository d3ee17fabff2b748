import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ChannelLight } from '../site/ui/home/channel-light';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import { Prose, TextSections } from '../site/ui/prose/prose';
import { useSiteConfiguration } from '../components/use-site';
import { treeOf } from '../components/sections';

export default function OpportunitiesPage({ data }: PageProps<Queries.OpportunitiesPageQuery>) {
  const { unionSociety } = useSiteConfiguration().links;
  const vacancies = data.text?.anchorOf;
  return (
    <main id="main" tabIndex={-1}>
      <PageHeader title={data.text?.title ?? ''} lead={data.text?.description} drawing={<ChannelLight channel={1} />}>
        <p className="row no-print">
          {unionSociety && (
            <a href={unionSociety} rel="noopener" className="button filled">
              Join the society
            </a>
          )}
          {vacancies && (
            <a href={`#${vacancies}`} className="button">
              Crew vacancies
            </a>
          )}
        </p>
      </PageHeader>
      <Section title={data.cues?.title} isConsole>
        <Prose tree={treeOf(data.cues)} />
      </Section>
      <TextSections tree={treeOf(data.text)} />
    </main>
  );
}

export function Head({ data }: HeadProps<Queries.OpportunitiesPageQuery>) {
  return <PageHead title={data.text?.title} description={data.text?.description} path="/opportunities" />;
}

export const query = graphql`
  query OpportunitiesPage {
    text: pageText(name: { eq: "opportunities" }) {
      title
      description
      tree
      anchorOf(component: "CrewVacancies")
    }
    cues: pageText(name: { eq: "opportunities/cues" }) {
      title
      tree
    }
  }
`;
