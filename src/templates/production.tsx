import { Link, graphql, withPrefix, type HeadProps, type PageProps } from 'gatsby';
import type { Crumb } from '../components/breadcrumbs';
import { correctionIssue, correctionMail } from '../components/corrections';
import { EditLink } from '../components/edit-link';
import { groupBy } from '../components/group-by';
import { listInWords } from '../components/formats';
import { assertFound } from '../components/page-context';
import { PageHead, StructuredData } from '../components/page-head';
import { largestImageOf } from '../components/picture';
import { SmartLink } from '../components/smart-link';
import type { TitleBlockCell } from '../components/title-block';
import { useSiteConfiguration } from '../components/use-site';
import { cardPath, encodeAddress } from '../content-model/addresses';
import { daysInWords, runInWords } from '../society/days';
import { creditsByRole, OTHER_DEPARTMENT } from '../society/departments';
import { fileOfYear, pathOfYear } from '../society/listed-years';
import type { CrewElsewhere } from '../society/node/production-nodes';
import { missingFacts } from '../society/missing-facts';
import { wordsOfKind } from '../society/production-words';
import { theaterEvent } from '../society/theater-event';
import { factsInLine } from '../society/ui/production-row';
import { PersonList, PersonName } from '../society/ui/person-name';
import { PlotFigure } from '../society/ui/plot-figure';
import { Poster } from '../society/ui/poster';
import { ComingShow } from '../society/ui/coming-show';
import { linksOf } from '../society/ui/production-entry';
import { SampleNote } from '../society/ui/sample-note';
import { SheetHead, SheetSection } from '../society/ui/sheet';
import * as styles from './production.module.css';
import * as sheetStyles from '../society/ui/sheet.module.css';

type Data = Queries.ProductionTemplateQuery;
type Production = NonNullable<Data['production']>;

/** The breadcrumbs of a production: the archive and its year. */
function crumbsOf({ kind, path, year }: Pick<Production, 'kind' | 'path' | 'year'>): Crumb[] {
  return [wordsOfKind(kind).archive, { path: pathOfYear(path), label: year }];
}

function NameOrLink({ name, page }: { name: string; page: { readonly path: string } | null }) {
  return page ? <Link to={page.path}>{name}</Link> : name;
}

/** "By Hugh Wheeler, music by Stephen Sondheim"; empty if nobody is on record. */
function authorship({ writers, composers }: Production): string {
  const isSame = writers.join() === composers.join();
  const parts = [
    writers.length > 0 && `by ${listInWords(writers, 'and')}`,
    composers.length > 0 && !isSame && `music by ${listInWords(composers, 'and')}`,
  ].filter((part) => part !== false);
  return parts.join(', ').replace(/^./, (letter) => letter.toUpperCase());
}

function Runs({ runs }: { runs: Production['dates'] }) {
  const dayInWords = (day: string): string => daysInWords({ from: day, to: day });
  return runs.map((run) => (
    <div key={run.from}>
      {runInWords(run)}
      {run.movedFrom.length > 0 && ` (moved from ${listInWords(run.movedFrom.map(dayInWords), 'and')})`}
    </div>
  ));
}

function factsOf(production: Production): TitleBlockCell[] {
  const { kind, societyName, society, venueName, venue, dates, cancelled, year, path, term, crewSize } = production;
  return [
    [wordsOfKind(kind).group, societyName !== null && <NameOrLink name={societyName} page={society} />],
    ['Venue', venueName !== null && <NameOrLink name={venueName} page={venue} />],
    [
      'Dates',
      (cancelled || dates.length > 0) && (
        <>
          {cancelled && <strong>Cancelled</strong>}
          <Runs runs={dates} />
        </>
      ),
    ],
    [
      'Season',
      <>
        <Link to={pathOfYear(path)}>{year}</Link>, <span className={styles.term}>{term}</span>
      </>,
    ],
    ['Crew', crewSize || undefined],
  ];
}

function Team({ credits }: Pick<Production, 'credits'>) {
  const departments = [...groupBy(credits, ({ department }) => department)];
  if (departments.length === 0) return null;
  return (
    <SheetSection title="Team">
      {departments.map(([department, ofDepartment]) => (
        <div key={department}>
          {(department !== OTHER_DEPARTMENT || departments.length > 1) && <h3 className={sheetStyles.part}>{department}</h3>}
          <ul className={`names ruled ${sheetStyles.pairs}`}>
            {creditsByRole(ofDepartment).map(({ role, people }) => (
              <li key={role}>
                <span>{role}</span>
                <span>
                  <PersonList people={people} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </SheetSection>
  );
}

function Tour({ tour }: Production) {
  if (tour.length === 0) return null;
  return (
    <SheetSection title="On tour">
      <ul className={`names ruled ${sheetStyles.pairs}`}>
        {tour.map((stop) => (
          <li key={`${stop.from} ${stop.venueName}`}>
            <Runs runs={[stop]} />
            <span>
              <NameOrLink name={stop.venueName} page={stop.venue} />
            </span>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}

function Links({ production }: { production: Production }) {
  const links = linksOf(production);
  if (links.length === 0) return null;
  return (
    <SheetSection title="Photos and papers">
      <ul className={`ruled ${sheetStyles.plain}`}>
        {links.map(({ label, url }) => (
          <li key={`${label} ${url}`}>
            <SmartLink href={url}>{label}</SmartLink>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}

function Remembered({ trivia, awards }: Production) {
  if (trivia.length + awards.length === 0) return null;
  return (
    <SheetSection title="Remembered">
      {awards.length > 0 && (
        <ul className={`ruled ${sheetStyles.plain}`}>
          {awards.map((award) => (
            <li key={award}>{award}</li>
          ))}
        </ul>
      )}
      {trivia.map(({ text, source }) => (
        <figure key={text} className={`measure space-3 ${styles.trivia}`}>
          <blockquote>{text}</blockquote>
          <figcaption>{source}</figcaption>
        </figure>
      ))}
    </SheetSection>
  );
}

function OtherWork({ crewElsewhere }: Production) {
  const crew = crewElsewhere as unknown as CrewElsewhere[];
  if (crew.length === 0) return null;
  return (
    <SheetSection title="What else the team did that year">
      <ul className={`names ruled ${sheetStyles.pairs}`}>
        {crew.map(({ productions, ...person }) => (
          <li key={person.path}>
            <span>
              <PersonName person={person} />
            </span>
            <span className={`row ${styles.elsewhere}`}>
              {productions.map(({ name, path }) => (
                <Link key={path} to={path} className="record-link">
                  {name}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}

function MissingFacts({ production }: { production: Production }) {
  const { url, contactEmail, repository } = useSiteConfiguration();
  const missing = missingFacts(production);
  if (missing.length === 0) return null;
  const correction = {
    subject: `${production.name} (${production.year}): ${missing.join(', ')}`,
    facts: [
      ['Page', `${url}${withPrefix(production.path)}`],
      ['Not on record', missing.join(', ')],
    ] as const,
    question: 'What I know, and how I know it:',
  };
  return (
    <p className={`compact measure no-print ${styles.missing}`}>
      No {listInWords(missing, 'or')} on record. Do you know more? <a href={correctionMail(contactEmail, correction)}>Write to us</a> or{' '}
      <a href={correctionIssue(repository.url, correction)} rel="noopener">
        open an issue
      </a>
      .
    </p>
  );
}

const AFTERWARDS = 'afterwards';

/** A show or a hire: all that is on record of it, and what is missing. */
export default function ProductionTemplate({ data }: PageProps<Data>) {
  const production = assertFound(data.production, 'production');
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <SheetHead
        crumbs={crumbsOf(production)}
        title={production.name}
        lead={authorship(production)}
        opening={<ComingShow production={production} />}
        cells={factsOf(production)}
        picture={
          <>
            <Poster production={production} className={styles.poster} />
            {production.plot && <PlotFigure plot={production.plot} />}
          </>
        }
      />
      <Team {...production} />
      <Tour {...production} />
      <Links production={production} />
      <Remembered {...production} />
      <div id={AFTERWARDS} className={styles.afterwards}>
        <OtherWork {...production} />
        <MissingFacts production={production} />
      </div>
      <SampleNote />
      <EditLink file={fileOfYear(production.path)} />
    </main>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { url } = useSiteConfiguration();
  const production = assertFound(data.production, 'production');
  const { name, path, year, kind, poster, plot } = production;
  const facts = factsInLine(production).replaceAll(' · ', ', ');
  const description = `${name}: ${facts === '' ? year : facts}. Who did what, and what is left of it.`;
  const picture = largestImageOf(poster);
  const event = theaterEvent(production, {
    description,
    image: picture && `${url}${picture}`,
    addressOf: (page) => `${url}${encodeAddress(withPrefix(page))}`,
  });
  return (
    <PageHead
      title={`${name} (${year})`}
      description={description}
      path={path}
      image={plot && plot.lanterns.length > 0 ? withPrefix(cardPath(path)) : undefined}
      crumbs={crumbsOf(production)}
      current={name}
      firstPaintFrom={AFTERWARDS}
    >
      {/* Hires are not public. */}
      {event && kind === 'show' && <StructuredData data={event} />}
    </PageHead>
  );
}

export const fragment = graphql`
  fragment ProductionSheet on Production {
    ...ProductionPoster
    ...ProductionLinks
    ...ComingShow
    plot {
      ...PlotFigure
    }
    kind
    year
    term
    society {
      path
    }
    venue {
      path
    }
    writers
    composers
    dates {
      times
      movedFrom
    }
    tour {
      from
      to
      times
      movedFrom
      venueName
      venue {
        path
      }
    }
    credits {
      role
      department
      person {
        ...PersonName
      }
    }
    links {
      name
    }
    awards
    trivia {
      text
      source
    }
    crewElsewhere
  }
`;

export const query = graphql`
  query ProductionTemplate($id: String!) {
    production(id: { eq: $id }) {
      ...ProductionSheet
      runs {
        from
        to
        times
        movedFrom
        venueName
        venue {
          address {
            street
            town
            postcode
          }
        }
      }
    }
  }
`;
