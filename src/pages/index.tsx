import type { ReactNode } from 'react';
import { Link, graphql, type PageProps } from 'gatsby';
import { Hero } from '../site/ui/home/hero';
import { JoinButton } from '../components/join';
import { Slot } from '../components/capability';
import { PageHead, StructuredData } from '../components/page-head';
import { joinHash } from '../content-model/addresses';
import { LinkRow, Section } from '../components/section';
import { useSiteConfiguration } from '../components/use-site';
import { SearchForm } from '../search/ui/search-form';
import { PageText } from '../site/ui/page-text';
import { CrewPasses, membersByRole } from '../society/ui/crew-pass';
import { Meetings } from '../society/components/meetings/meetings';
import { NextShow } from '../society/ui/next-show';
import { ProductionCard } from '../society/ui/production-card';
import { SampleNote } from '../society/ui/sample-note';
import { WhatsOn } from '../society/ui/whats-on-list';
import { treeOf } from '../components/sections';
import * as styles from './home.module.css';

type Data = Queries.HomePageQuery;

/** The roles that a stranger is most likely to look for. */
const SHOWN_ROLES = ['President', 'Treasurer', 'Hires Manager', 'Safety Officer'];

const textNamed = ({ allPageText }: Data, name: string) => allPageText.nodes.find((text) => text.name === name) ?? null;

interface PartProps {
  data: Data;
  id: string;
  /** Name of the section's text in content/pages/home. */
  text: string;
  suffix?: string;
  action?: ReactNode;
  links?: readonly { readonly label: string; readonly href: string }[];
  children: ReactNode;
}

/** A section with its text in the margin. */
function Part({ data, id, text: name, suffix = '', action, links, children }: PartProps) {
  const text = textNamed(data, `home/${name}`);
  return (
    <Section
      id={id}
      title={`${text?.title ?? ''}${suffix}`}
      aside={
        <>
          <PageText tree={treeOf(text)} />
          {action}
          {links && <LinkRow links={links} />}
        </>
      }
    >
      {children}
    </Section>
  );
}

function LatestShows({ data }: { data: Data }) {
  const firstYear = data.firstShowYear.nodes[0]?.year.slice(0, 4);
  const label = firstYear === undefined ? 'All shows' : `All shows since ${firstYear}`;
  return (
    <Part data={data} id="shows" text="shows" links={[{ label, href: '/shows' }]}>
      {data.latestProductions.length > 0 ? (
        <ul className={`records one-column-on-tablets ${styles.shows}`}>
          {data.latestProductions.map((production) => (
            <li key={production.path}>
              <ProductionCard production={production} />
            </li>
          ))}
        </ul>
      ) : (
        <p>No show is on record yet.</p>
      )}
    </Part>
  );
}

function Hires({ data }: { data: Data }) {
  const { priceList, hireTerms } = useSiteConfiguration().links;
  const links = [
    { label: 'Price list', href: priceList },
    { label: 'Hire terms', href: hireTerms },
  ].flatMap(({ label, href }) => (href ? { label, href } : []));
  const action = (
    <Link to={joinHash('/hires', data.hiresPage?.anchorOf)} className="button filled space-4">
      Ask about a hire
    </Link>
  );
  return (
    <Part data={data} id="hires" text="hires" action={action} links={links}>
      <PageText tree={treeOf(textNamed(data, 'hires/schedule'))} />
    </Part>
  );
}

function GetInvolved({ data }: { data: Data }) {
  const links = [{ label: 'Crew vacancies', href: joinHash('/opportunities', data.opportunitiesPage?.anchorOf) }];
  const action = (
    <p className="row space-4">
      <JoinButton />
    </p>
  );
  return (
    <Part data={data} id="get-involved" text="get-involved" action={action} links={links}>
      <h3>Come along</h3>
      <Meetings />
      <div className="space-5">
        <PageText tree={treeOf(textNamed(data, 'opportunities/cues'))} />
      </div>
    </Part>
  );
}

function Exec({ data }: { data: Data }) {
  const { currentExecYear } = data;
  if (!currentExecYear) return null;
  const firstYear = data.firstExecYear.nodes[0]?.year;
  const label = firstYear === undefined ? 'Everyone' : `Everyone since ${firstYear}`;
  return (
    <Part data={data} id="exec" text="exec" suffix={` ${currentExecYear.year}`} links={[{ label, href: '/exec' }]}>
      <div className={styles.passes}>
        <CrewPasses members={membersByRole(currentExecYear.exec, SHOWN_ROLES)} />
      </div>
    </Part>
  );
}

/** The section below the first sheet. */
const WHATS_ON = 'whats-on';

export default function HomePage({ data }: PageProps<Data>) {
  const about = treeOf(textNamed(data, 'home/about'));
  return (
    <main id="main" tabIndex={-1}>
      <Hero tagline={data.site?.siteMetadata.tagline ?? ''} about={about.children.length > 0 && <PageText tree={about} />}>
        <NextShow whatsOn={data.whatsOn} />
      </Hero>
      <Section id={WHATS_ON} title="What’s on" isText>
        <WhatsOn whatsOn={data.whatsOn} />
        <Slot name="HomeShows" />
        <SampleNote />
      </Section>
      <GetInvolved data={data} />
      <LatestShows data={data} />
      <Hires data={data} />
      <Exec data={data} />
      <Part data={data} id="key" text="wiki" action={<SearchForm />}>
        <PageText tree={treeOf(textNamed(data, 'home/wiki-key'))} />
      </Part>
    </main>
  );
}

export function Head() {
  const site = useSiteConfiguration();
  const { links } = site;
  return (
    <PageHead path="/" firstPaintFrom={WHATS_ON}>
      <Slot name="ShowsHead" />
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
    allPageText(filter: { name: { glob: "{home/*,hires/schedule,opportunities/cues}" } }) {
      nodes {
        name
        title
        tree
      }
    }
    hiresPage: pageText(name: { eq: "hires" }) {
      anchorOf(component: "Enquiry")
    }
    opportunitiesPage: pageText(name: { eq: "opportunities" }) {
      anchorOf(component: "CrewVacancies")
    }
    whatsOn
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
