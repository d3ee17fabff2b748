import { Link, graphql, withPrefix, type PageProps } from 'gatsby';
import { Hero } from '../site/ui/home/hero';
import { PageHead, StructuredData } from '../components/page-head';
import { PUBLISHED_FILES, joinHash } from '../content/addresses';
import { LinkRow, Section } from '../components/section';
import { useSiteConfiguration } from '../components/use-site';
import { SearchForm } from '../search/ui/search-form';
import { Prose } from '../site/ui/prose/prose';
import { CrewPasses, membersByRole } from '../society/ui/crew-pass';
import { ProductionCard } from '../society/ui/production-card';
import { WhatsOn } from '../society/ui/whats-on-list';
import { treeOf } from '../components/sections';
import * as styles from './home.module.css';

type Data = Queries.HomePageQuery;

/** Roles of the exec members on the home page: those whom a stranger is most likely to look for. */
const SHOWN_ROLES = ['President', 'Treasurer', 'Hires Manager', 'Safety Officer'];

function OnStage({ data }: { data: Data }) {
  return (
    <Section id="whats-on" title="What’s on" isText>
      <WhatsOn whatsOn={data.whatsOn} />
      <LinkRow links={[{ label: 'Subscribe to the calendar', href: '/shows#subscribe' }]} />
    </Section>
  );
}

function LatestShows({ data }: { data: Data }) {
  const firstYear = data.firstShowYear.nodes[0]?.year.slice(0, 4);
  return (
    <Section
      id="shows"
      title={data.showsText?.title}
      aside={
        <>
          <Prose tree={treeOf(data.showsText)} />
          <LinkRow links={[{ label: firstYear === undefined ? 'All shows' : `All shows since ${firstYear}`, href: '/shows' }]} />
        </>
      }
    >
      {data.latestProductions.length > 0 ? (
        <ul className={`records ${styles.shows}`}>
          {data.latestProductions.map((production) => (
            <li key={production.path}>
              <ProductionCard production={production} />
            </li>
          ))}
        </ul>
      ) : (
        <p>No show is on record yet.</p>
      )}
    </Section>
  );
}

function Hires({ data }: { data: Data }) {
  const { links } = useSiteConfiguration();
  return (
    <Section
      id="hires"
      title={data.hiresText?.title}
      aside={
        <>
          <Prose tree={treeOf(data.hiresText)} />
          <Link to={joinHash('/hires', data.hiresPage?.anchorOf)} className={`button filled ${styles.action}`}>
            Ask about a hire
          </Link>
          <LinkRow
            links={[
              ...(links.priceList ? [{ label: 'Price list', href: links.priceList }] : []),
              ...(links.hireTerms ? [{ label: 'Hire terms', href: links.hireTerms }] : []),
            ]}
          />
        </>
      }
    >
      <Prose tree={treeOf(data.hireSchedule)} />
    </Section>
  );
}

function GetInvolved({ data }: { data: Data }) {
  const { links } = useSiteConfiguration();
  return (
    <Section
      id="get-involved"
      title={data.getInvolvedText?.title}
      isConsole
      aside={
        <>
          <Prose tree={treeOf(data.getInvolvedText)} />
          {links.unionSociety && (
            <a href={links.unionSociety} rel="noopener" className={`button filled ${styles.action}`}>
              Join the society
            </a>
          )}
          <LinkRow links={[{ label: 'Crew vacancies', href: joinHash('/opportunities', data.opportunitiesPage?.anchorOf) }]} />
        </>
      }
    >
      <Prose tree={treeOf(data.cues)} />
    </Section>
  );
}

function Exec({ data }: { data: Data }) {
  const { currentExecYear } = data;
  const firstYear = data.firstExecYear.nodes[0]?.year;
  if (!currentExecYear) return null;
  const shown = membersByRole(currentExecYear.exec, SHOWN_ROLES, SHOWN_ROLES.length);
  return (
    <Section
      id="exec"
      title={`${data.execText?.title ?? 'Exec'} ${currentExecYear.year}`}
      aside={
        <>
          <Prose tree={treeOf(data.execText)} />
          <LinkRow links={[{ label: firstYear === undefined ? 'Everyone' : `Everyone since ${firstYear}`, href: '/exec' }]} />
        </>
      }
    >
      <div className={styles.passes}>
        <CrewPasses members={shown} />
      </div>
    </Section>
  );
}

function WikiKeySection({ data }: { data: Data }) {
  return (
    <Section
      id="key"
      title={data.wikiText?.title}
      aside={
        <>
          <Prose tree={treeOf(data.wikiText)} />
          <SearchForm />
        </>
      }
    >
      <Prose tree={treeOf(data.wikiKey)} className={styles.key} />
    </Section>
  );
}

/** The hero, and what the society does, section by section. */
export default function HomePage({ data }: PageProps<Data>) {
  return (
    <main id="main" tabIndex={-1}>
      <Hero
        tagline={data.site?.siteMetadata.tagline ?? ''}
        sheets={data.allWikiPage.totalCount}
        latestChange={data.allWikiChange.nodes[0]}
      />
      <Section id="about" title={data.aboutText?.title}>
        <Prose tree={treeOf(data.aboutText)} className={styles.about} />
      </Section>
      <OnStage data={data} />
      <LatestShows data={data} />
      <Hires data={data} />
      <GetInvolved data={data} />
      <Exec data={data} />
      <WikiKeySection data={data} />
    </main>
  );
}

export function Head() {
  const site = useSiteConfiguration();
  const { links } = site;
  return (
    <PageHead path="/">
      <link rel="alternate" type="application/atom+xml" title="New shows" href={withPrefix(PUBLISHED_FILES.showsFeed)} />
      <StructuredData
        data={{
          '@type': 'Organization',
          name: site.title,
          url: site.url,
          description: site.description,
          email: site.contactEmail,
          parentOrganization: { '@type': 'CollegeOrUniversity', name: site.organisation },
          sameAs: [links.unionSociety, links.instagram, links.tiktok].filter(Boolean),
        }}
      />
    </PageHead>
  );
}

export const query = graphql`
  query HomePage {
    site {
      siteMetadata {
        tagline
      }
    }
    allWikiPage {
      totalCount
    }
    allWikiChange(sort: { date: DESC }, limit: 1) {
      nodes {
        ...LatestChange
      }
    }
    aboutText: pageText(name: { eq: "home/about" }) {
      title
      tree
    }
    showsText: pageText(name: { eq: "home/shows" }) {
      title
      tree
    }
    hiresPage: pageText(name: { eq: "hires" }) {
      anchorOf(component: "Enquiry")
    }
    opportunitiesPage: pageText(name: { eq: "opportunities" }) {
      anchorOf(component: "CrewVacancies")
    }
    hiresText: pageText(name: { eq: "home/hires" }) {
      title
      tree
    }
    hireSchedule: pageText(name: { eq: "hires/schedule" }) {
      tree
    }
    getInvolvedText: pageText(name: { eq: "home/get-involved" }) {
      title
      tree
    }
    cues: pageText(name: { eq: "opportunities/cues" }) {
      tree
    }
    execText: pageText(name: { eq: "home/exec" }) {
      title
      tree
    }
    wikiText: pageText(name: { eq: "home/wiki" }) {
      title
      tree
    }
    wikiKey: pageText(name: { eq: "home/wiki-key" }) {
      tree
    }
    whatsOn {
      ...WhatsOn
    }
    latestProductions(kind: "show", limit: 3) {
      ...ProductionCard
    }
    firstShowYear: allShowYear(sort: { year: ASC }, limit: 1) {
      nodes {
        year
      }
    }
    currentExecYear {
      year
      exec {
        ...CrewPass
      }
    }
    firstExecYear: allExecYear(sort: { year: ASC }, limit: 1) {
      nodes {
        year
      }
    }
  }
`;
