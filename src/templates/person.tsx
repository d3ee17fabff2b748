import { Fragment } from 'react';
import { Link, graphql, type HeadProps, type PageProps } from 'gatsby';
import { assertFound } from '../components/page-context';
import { PageHead } from '../components/page-head';
import { mailLink } from '../components/mail';
import { useSiteConfiguration } from '../components/use-site';
import type { PersonRecord } from '../society/node/person-nodes';
import { PRODUCTION_WORDS } from '../society/production-words';
import { Plot } from '../society/ui/plot';
import { SampleNote } from '../society/ui/sample-note';
import { SheetHead, SheetSection } from '../society/ui/sheet';
import * as sheetStyles from '../society/ui/sheet.module.css';
import * as styles from './person.module.css';

type Data = Queries.PersonTemplateQuery;
type Person = NonNullable<Data['person']>;
type PersonYear = PersonRecord['years'][number];

function WorkList({ title, work }: { title: string; work: PersonYear['shows'] }) {
  if (work.length === 0) return null;
  return (
    <>
      <h3 className={sheetStyles.part}>{title}</h3>
      <ul className={`ruled records ${sheetStyles.pairs} ${styles.work}`}>
        {work.map(({ name, path, societyName, venueName, roles }) => (
          <li key={path}>
            <div>
              <Link to={path} className="record-link">
                {name}
              </Link>
              <p className="compact">{[societyName, venueName].filter(Boolean).join(', ')}</p>
            </div>
            <span>{roles.join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Totals({ record: { workedWith, venues, roles } }: { record: PersonRecord }) {
  return (
    <div className={styles.totals}>
      {Object.entries({ 'Worked with': workedWith, Venues: venues, Roles: roles }).map(
        ([title, rows]) =>
          rows.length > 0 && (
            <div key={title}>
              <h2 className={sheetStyles.part}>{title}</h2>
              <ul className="names ruled">
                {rows.map(({ name, path, count }) => (
                  <li key={path ?? name}>
                    <span>{path === undefined ? name : <Link to={path}>{name}</Link>}</span>
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

/** The plots that somebody hung in: the own lantern is lit, the others are dim. */
function Plots({ path, shows }: { path: string | null; shows: Person['shows'] }) {
  if (shows.length === 0 || path === null) return null;
  return (
    <ul className={`no-print ${styles.plots}`} aria-label="Lighting plots">
      {shows.map(
        (show) =>
          show.plot && (
            <li key={show.path}>
              <Link to={show.path} className="plain">
                <Plot plot={show.plot} litFor={path} isDecoration />
                <span className="compact">{show.name}</span>
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}

function YearOfPerson({ year: { year, posts, shows, hires } }: { year: PersonYear }) {
  return (
    <SheetSection title={year}>
      {posts.map(({ heading, roles }) => (
        <Fragment key={heading}>
          <h3 className={sheetStyles.part}>{heading}</h3>
          <p className={styles.posts}>{roles.join(', ')}</p>
        </Fragment>
      ))}
      <WorkList title="Shows" work={shows} />
      <WorkList title="Hires" work={hires} />
    </SheetSection>
  );
}

export default function PersonTemplate({ data }: PageProps<Data>) {
  const person = assertFound(data.person, 'person');
  const { contactEmail } = useSiteConfiguration();
  const record = person.record as unknown as PersonRecord;
  const { years, yearsOnExec } = record;
  const count = (kind: 'shows' | 'hires') => years.flatMap((year) => year[kind]).length || undefined;
  const [newest, oldest] = [years[0]?.year, years.at(-1)?.year];
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <SheetHead
        crumbs={[PRODUCTION_WORDS.show.archive]}
        title={person.name}
        cells={[
          ['First year', oldest],
          ['Latest year', newest === oldest ? undefined : newest],
          ['Shows', count('shows')],
          ['Hires', count('hires')],
          ['Years on the exec', yearsOnExec || undefined],
        ]}
      />
      <Plots {...person} />
      {years.map((year) => (
        <YearOfPerson key={year.year} year={year} />
      ))}
      <Totals record={record} />
      <SampleNote />
      <p className={`compact measure ${styles.removal}`}>
        Is this you? To change your name here, or to remove it, write to{' '}
        <a href={mailLink({ to: contactEmail, subject: `My page on the website: ${String(person.path)}` })}>{contactEmail}</a>. We ask
        search engines not to list this page.
      </p>
    </main>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { name, path } = assertFound(data.person, 'person');
  return <PageHead title={name} description={`What ${name} did for the society, by year.`} path={path ?? '/'} noIndex />;
}

export const query = graphql`
  query PersonTemplate($id: String!) {
    person(id: { eq: $id }) {
      name
      path
      record
      shows {
        name
        path
        plot {
          ...Plot
        }
      }
    }
  }
`;
