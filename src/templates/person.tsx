import { Fragment, type ReactNode } from 'react';
import { Link, graphql, type HeadProps, type PageProps } from 'gatsby';
import { found, type PersonPageContext } from '../components/page-context';
import { PageHead } from '../components/page-head';
import { TitleBlock, type TitleBlockCell } from '../components/title-block';
import { recordByYear, type PersonWork, type PersonYear } from '../society/ui/person-record';
import { PersonName } from '../society/ui/person-name';
import * as yearStyles from '../society/ui/years.module.css';
import * as styles from './person.module.css';

type Person = NonNullable<Queries.PersonTemplateQuery['person']>;

function findPerson({ person }: Queries.PersonTemplateQuery): Person & { path: string } {
  return { ...found(person, 'person'), path: found(person?.path, 'person with a page') };
}

function WorkList({ title, work }: { title: string; work: readonly PersonWork[] }) {
  if (work.length === 0) return null;
  return (
    <>
      <h3 className={styles.kind}>{title}</h3>
      <ul className={`names ruled ${styles.work}`}>
        {work.map(({ production, roles }) => (
          <li key={production.path}>
            <div>
              <Link to={production.path}>{production.name}</Link>
              <p>{[production.societyName, production.venueName].filter((words) => words !== null).join(', ')}</p>
            </div>
            <span>{roles.join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What somebody's credits add up to: with whom, where and as what. */
function Totals({ person: { workedWith, venues, roles } }: { person: Person }) {
  const lists: { title: string; rows: { label: string; link: ReactNode; count: number }[] }[] = [
    {
      title: 'Worked with',
      rows: workedWith.map(({ person, count }) => ({ label: person.name, link: <PersonName person={person} />, count })),
    },
    {
      title: 'Venues',
      rows: venues.map(({ name, path, count }) => ({ label: name, link: path === null ? name : <Link to={path}>{name}</Link>, count })),
    },
    { title: 'Roles', rows: roles.map(({ name, count }) => ({ label: name, link: name, count })) },
  ];
  return (
    <div className={styles.totals}>
      {lists.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <div key={title}>
              <h2 className={styles.kind}>{title}</h2>
              <ul className="names ruled">
                {rows.map(({ label, link, count }) => (
                  <li key={label}>
                    <span>{link}</span>
                    <span>{count}</span>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}

/** Whether a year has an exec role; assistants of hires stand beside the exec. */
function wasOnExec({ posts }: PersonYear): boolean {
  return posts.some(({ heading, roles }) => heading === 'Exec' && roles.some((role) => !role.startsWith('Hires Assistant')));
}

/** What one person did, by year. */
export default function PersonTemplate({ data }: PageProps<Queries.PersonTemplateQuery, PersonPageContext>) {
  const person = findPerson(data);
  const contactEmail = data.site?.siteMetadata.contactEmail ?? '';
  const years = recordByYear(person);
  const count = (kind: string): number => person.productions.filter(({ production }) => production.kind === kind).length;
  const [newest, oldest] = [years[0]?.year, years.at(-1)?.year];
  const cells: TitleBlockCell[] = [
    ['First year', oldest],
    ['Latest year', newest === oldest ? undefined : newest],
    ['Shows', count('show') || undefined],
    ['Hires', count('hire') || undefined],
    ['Years on the exec', years.filter(wasOnExec).length || undefined],
  ];
  const subject = encodeURIComponent(`My page on the website: ${person.path}`);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <header className={yearStyles.head}>
        <h1>{person.name}</h1>
        <TitleBlock cells={cells} className={yearStyles.figures} />
      </header>
      {years.map(({ year, posts, shows, hires }) => (
        <section key={year} className={`margin-columns ${styles.year}`} aria-label={year}>
          <div className={yearStyles.yearHead}>
            <h2>{year}</h2>
          </div>
          <div>
            {posts.map(({ heading, roles }) => (
              <Fragment key={heading}>
                <h3 className={styles.kind}>{heading}</h3>
                <p className={styles.posts}>{roles.join(', ')}</p>
              </Fragment>
            ))}
            <WorkList title="Shows" work={shows} />
            <WorkList title="Hires" work={hires} />
          </div>
        </section>
      ))}
      <Totals person={person} />
      <p className={styles.removal}>
        Is this you? You can be named differently here, or not at all: write to{' '}
        <a href={`mailto:${contactEmail}?subject=${subject}`}>{contactEmail}</a>. Search engines are asked not to list this page.
      </p>
    </main>
  );
}

export function Head({ data }: HeadProps<Queries.PersonTemplateQuery, PersonPageContext>) {
  const { name, path } = findPerson(data);
  return <PageHead title={name} description={`What ${name} did for the society, by year.`} path={path} noIndex />;
}

export const query = graphql`
  query PersonTemplate($id: String!) {
    site {
      siteMetadata {
        contactEmail
      }
    }
    person(id: { eq: $id }) {
      name
      path
      ...PersonRecord
    }
  }
`;
