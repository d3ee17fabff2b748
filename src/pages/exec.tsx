import { graphql, type PageProps } from 'gatsby';
import clsx from 'clsx';
import { PageHead } from '../components/page-head';
import { CrewPasses } from '../society/ui/crew-pass';
import { GhostLight } from '../society/ui/ghost-light';
import { PersonList, PersonName } from '../society/ui/person-name';
import { YearNav } from '../society/ui/year-nav';
import * as yearStyles from '../society/ui/years.module.css';
import * as styles from './exec.module.css';

type Year = Queries.ExecPageQuery['allExecYear']['nodes'][number];

function HiresAssistants({ terms }: { terms: Year['hiresAssistants'] }) {
  if (terms.length === 0) return null;
  return (
    <div className={`names ${styles.assistants}`}>
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

function ExecMembers({ exec, isCurrent }: { exec: Year['exec']; isCurrent: boolean }) {
  if (exec.length === 0) return <p className={clsx(yearStyles.note, styles.members)}>Nobody is on record.</p>;
  if (isCurrent) {
    return (
      <div className={styles.passes}>
        <CrewPasses members={exec} />
      </div>
    );
  }
  return (
    <ul className={`names ruled ${styles.members}`}>
      {exec.map(({ person, roles }, index) => (
        <li key={index}>
          <PersonName person={person} />
          <span>{roles.join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Who runs the society, and who did. */
export default function ExecPage({ data }: PageProps<Queries.ExecPageQuery>) {
  const years = data.allExecYear.nodes;
  const currentYear = data.site?.siteMetadata.currentExecYear;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <header className={yearStyles.head}>
        <h1>Exec</h1>
        <p className="lead">The people who run the society. Members elect them each year in Term 2.</p>
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
            {years.map(({ year, slug, exec, hiresAssistants }) => (
              <section key={slug} id={slug} className={yearStyles.year} aria-label={year}>
                <div className={yearStyles.yearHead}>
                  <h2 className="linked-name">
                    <a href={`#${slug}`}>{year}</a>
                  </h2>
                  {year === currentYear && <p className="small">In office</p>}
                </div>
                <ExecMembers exec={exec} isCurrent={year === currentYear} />
                <HiresAssistants terms={hiresAssistants} />
              </section>
            ))}
          </div>
        </div>
      )}
    </main>
  );
}

export function Head() {
  return <PageHead title="Exec" path="/exec" description="Who runs the society this year, and who ran it in the years before." />;
}

export const query = graphql`
  query ExecPage {
    site {
      siteMetadata {
        currentExecYear
      }
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
