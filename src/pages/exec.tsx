import { graphql, type PageProps } from 'gatsby';
import clsx from 'clsx';
import { EditLink } from '../components/edit-link';
import { countOf } from '../components/formats';
import { mailLink } from '../components/mail';
import { PageHead } from '../components/page-head';
import { treeOf } from '../components/sections';
import { useSiteConfiguration } from '../components/use-site';
import { PageText } from '../site/ui/page-text';
import { PAGES_WITHOUT_TEXT } from '../content-model/addresses';
import { CrewPasses } from '../society/ui/crew-pass';
import { GhostLight } from '../society/ui/ghost-light';
import { PersonList, PersonName } from '../society/ui/person-name';
import { SampleNote } from '../society/ui/sample-note';
import { UNFOLDED, YearFold, YearNav } from '../society/ui/year-nav';
import { SectionHead } from '../society/ui/years';
import * as yearStyles from '../society/ui/years.module.css';
import * as styles from './exec.module.css';

type Data = Queries.ExecPageQuery;
type Year = Data['allExecYear']['nodes'][number];

function HiresAssistants({ terms }: { terms: Year['hiresAssistants'] }) {
  if (terms.length === 0) return null;
  return (
    <div className={`names space-4 ${styles.assistants}`}>
      <h3>Hires assistants</h3>
      <dl>
        {terms.map(({ term, assistants }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{assistants.length === 0 ? 'None' : <PersonList people={assistants} />}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Those in office, with what to ask each about. */
function InOffice({ exec, data: { site, whoToAsk } }: { exec: Year['exec']; data: Data }) {
  const duties = new Map(site?.siteMetadata.execDuties.map(({ role, about }) => [role, about]));
  return (
    <>
      <PageText tree={treeOf(whoToAsk)} className="space-3" />
      <div className={`space-4 ${styles.passes}`}>
        <CrewPasses members={exec} duties={duties} />
      </div>
    </>
  );
}

function FormerMembers({ exec }: Pick<Year, 'exec'>) {
  return (
    <ul className={`names ruled one-column-on-phones ${styles.members}`}>
      {exec.map(({ person, roles }, index) => (
        <li key={index} className="spread">
          <PersonName person={person} />
          <span className="compact">{roles.join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

function ExecYear({ year: { year, slug, exec, hiresAssistants }, data, isFolded }: { year: Year; data: Data; isFolded: boolean }) {
  const isCurrent = year === data.site?.siteMetadata.currentExecYear;
  return (
    <section id={slug} className={yearStyles.year}>
      <SectionHead title={<a href={`#${slug}`}>{year}</a>} note={isCurrent ? 'In office' : undefined} />
      <YearFold year={year} count={countOf(exec.length, 'member')} isFolded={isFolded}>
        {exec.length === 0 && <p className={`compact one-column-on-phones ${styles.members}`}>Nobody is on record.</p>}
        {exec.length > 0 && (isCurrent ? <InOffice exec={exec} data={data} /> : <FormerMembers exec={exec} />)}
        <HiresAssistants terms={hiresAssistants} />
        <EditLink file={`exec/${slug}.json`} />
      </YearFold>
    </section>
  );
}

export default function ExecPage({ data }: PageProps<Data>) {
  const years = data.allExecYear.nodes;
  const { contactEmail } = useSiteConfiguration();
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <header className={yearStyles.head}>
        <h1>Exec</h1>
        <p className="lead">The people who run the society. Members elect them each year in Term 2.</p>
        <p className="row no-print space-4">
          <a href={mailLink({ to: contactEmail, subject: 'For the exec' })} className="button filled">
            Write to the exec
          </a>
        </p>
      </header>
      {years.length === 0 ? (
        <GhostLight>
          <p>No exec is on record yet.</p>
        </GhostLight>
      ) : (
        <div className={`margin-columns ${yearStyles.columns}`}>
          <div className={clsx(yearStyles.side, 'no-print')}>
            <YearNav years={years} />
          </div>
          <div>
            {years.map((year, index) => (
              <ExecYear key={year.slug} year={year} data={data} isFolded={index >= UNFOLDED} />
            ))}
            <SampleNote />
          </div>
        </div>
      )}
    </main>
  );
}

export function Head() {
  return <PageHead {...PAGES_WITHOUT_TEXT.exec} />;
}

export const query = graphql`
  query ExecPage {
    site {
      siteMetadata {
        currentExecYear
        execDuties {
          role
          about
        }
      }
    }
    whoToAsk: pageText(name: { eq: "exec/who-to-ask" }) {
      tree
    }
    allExecYear(sort: { year: DESC }) {
      nodes {
        year
        slug
        exec {
          ...CrewPass
        }
        hiresAssistants {
          term
          assistants {
            ...PersonName
          }
        }
      }
    }
  }
`;
