import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ChannelLight } from '../site/ui/home/channel-light';
import { EditLink } from '../components/edit-link';
import { JoinButton } from '../components/join';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import { PageText, TextSections } from '../site/ui/page-text';
import { treeOf } from '../components/sections';

export default function OpportunitiesPage({ data }: PageProps<Queries.OpportunitiesPageQuery>) {
  const cues = treeOf(data.cues);
  const vacancies = data.text?.anchorOf;
  return (
    <main id="main" tabIndex={-1}>
      <PageHeader title={data.text?.title ?? ''} lead={data.text?.description} drawing={<ChannelLight channel={1} />}>
        <p className="row no-print">
          <JoinButton />
          {vacancies && (
            <a href={`#${vacancies}`} className="button">
              Crew vacancies
            </a>
          )}
        </p>
      </PageHeader>
      <TextSections tree={treeOf(data.text)}>
        {cues.children.length > 0 && (
          <Section title={data.cues?.title}>
            <PageText tree={cues} />
          </Section>
        )}
      </TextSections>
      <div className="wrap">
        <EditLink file="pages/opportunities.mdx" />
      </div>
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
