import type { ReactNode } from 'react';
import { Link, graphql } from 'gatsby';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { listInWords } from '../../components/formats';
import { SmartLink } from '../../components/smart-link';
import { TitleBlock, type TitleBlockCell } from '../../components/title-block';
import { daysInWords } from '../days';
import { pathOfYear } from '../listed-years';
import { MissingFactsNote } from './missing-facts-note';
import { PersonName } from './person-name';
import { Poster } from './poster';
import { datesInWords } from './production-row';
import { wordsOfKind } from './production-statistics';
import { ProductionTeam } from './production-team';
import * as styles from './production-sheet.module.css';
import * as yearStyles from './years.module.css';

type Production = Queries.ProductionSheetFragment;

/** The pages above a production. */
export function trailOf({ kind, path, year }: Pick<Production, 'kind' | 'path' | 'year'>): { path: string; label: string }[] {
  return [wordsOfKind(kind).archive, { path: pathOfYear(path), label: year }];
}

/** A name that leads to a page if there is one. */
function Named({ name, page }: { name: string; page: { readonly path: string } | null }) {
  return page ? <Link to={page.path}>{name}</Link> : name;
}

/** Who wrote it: "By Hugh Wheeler, music by Stephen Sondheim". */
function authorship({ writers, composers }: Production): string {
  const both = writers.join() === composers.join();
  const parts = [
    writers.length > 0 && `by ${listInWords(writers, 'and')}`,
    composers.length > 0 && !both && `music by ${listInWords(composers, 'and')}`,
  ].filter((part) => part !== false);
  return parts.join(', ').replace(/^./, (letter) => letter.toUpperCase());
}

/** A section of the sheet: its heading in the margin, its content beside it. */
function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`margin-columns ${styles.section}`} aria-label={title}>
      <div className={yearStyles.yearHead}>
        <h2>{title}</h2>
      </div>
      <div>{children}</div>
    </section>
  );
}

type Run = Production['dates'][number];

/** A run of days, where it is if that is said, and when it starts on them. */
function RunLine({ run, place }: { run: Run; place?: ReactNode }) {
  const times = run.times.join(' and ');
  return (
    <li>
      <span>{daysInWords(run)}</span>
      <span>
        {place}
        {place !== undefined && times !== '' && ', '}
        {times}
      </span>
    </li>
  );
}

function Dates({ dates, tour }: Production) {
  if (dates.length + tour.length === 0) return null;
  return (
    <SheetSection title="Dates">
      {dates.length > 0 && (
        <ul className={`ruled ${styles.rows}`}>
          {dates.map((run) => (
            <RunLine key={run.from} run={run} />
          ))}
        </ul>
      )}
      {tour.length > 0 && (
        <>
          <h3 className={styles.part}>On tour</h3>
          <ul className={`names ruled ${styles.rows}`}>
            {tour.map((stop) => (
              <RunLine key={`${stop.from} ${stop.venueName}`} run={stop} place={<Named name={stop.venueName} page={stop.venue} />} />
            ))}
          </ul>
        </>
      )}
    </SheetSection>
  );
}

function linksOf({ programme, photos, instagram, links }: Production): { label: string; url: string }[] {
  return [
    ...(programme === null ? [] : [{ label: 'Programme', url: programme }]),
    ...(photos ? [{ label: photos.credit === null ? 'Photos' : `Photos by ${photos.credit}`, url: photos.url }] : []),
    ...links.map(({ label, url }) => ({ label, url })),
    ...(instagram === null ? [] : [{ label: 'Instagram', url: instagram }]),
  ];
}

function Links({ production }: { production: Production }) {
  const links = linksOf(production);
  if (links.length === 0) return null;
  return (
    <SheetSection title="Photos and papers">
      <ul className={`ruled ${styles.plain}`}>
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
        <ul className={`ruled ${styles.plain}`}>
          {awards.map((award) => (
            <li key={award}>{award}</li>
          ))}
        </ul>
      )}
      {trivia.map(({ text, source }) => (
        <figure key={text} className={styles.trivia}>
          <blockquote>{text}</blockquote>
          <figcaption>{source}</figcaption>
        </figure>
      ))}
    </SheetSection>
  );
}

/** What the people of a team did elsewhere in the same year. */
function CrewElsewhere({ production: { crewElsewhere, year } }: { production: Production }) {
  if (crewElsewhere.length === 0) return null;
  return (
    <SheetSection title={`Also in ${year}`}>
      <ul className={`names ruled ${styles.rows}`}>
        {crewElsewhere.map(({ person, productions }) => (
          <li key={person.path}>
            <span>
              <PersonName person={person} />
            </span>
            <span className={styles.elsewhere}>
              {productions.map(({ name, path }) => (
                <Link key={path} to={path}>
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

function Facts({ production }: { production: Production }) {
  const { kind, societyName, society, venueName, venue, dates, year, path, term, crewSize } = production;
  const words = wordsOfKind(kind);
  const cells: TitleBlockCell[] = [
    [words.group, societyName !== null && <Named name={societyName} page={society} />],
    ['Venue', venueName !== null && <Named name={venueName} page={venue} />],
    ['Dates', datesInWords(dates)],
    [
      'Season',
      <>
        <Link to={pathOfYear(path)}>{year}</Link>, <span className={styles.term}>{term}</span>
      </>,
    ],
    ['Crew', crewSize || undefined],
  ];
  return <TitleBlock cells={cells} className={yearStyles.figures} />;
}

/** The sheet of one production: what, where and when, who did what, and what is left of it. */
export function ProductionSheet({ production }: { production: Production }) {
  const { name, credits } = production;
  const by = authorship(production);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <header className={`${yearStyles.head} ${styles.head}`}>
        <Breadcrumbs crumbs={trailOf(production)} current={name} />
        <div className={styles.title}>
          <div>
            <h1>{name}</h1>
            {by !== '' && <p className="lead">{by}</p>}
          </div>
          <Poster production={production} className={styles.poster} />
        </div>
        <Facts production={production} />
      </header>
      {credits.length > 0 && (
        <SheetSection title="Team">
          <ProductionTeam credits={credits} />
        </SheetSection>
      )}
      <Dates {...production} />
      <Links production={production} />
      <Remembered {...production} />
      <CrewElsewhere production={production} />
      <MissingFactsNote production={production} />
    </main>
  );
}

export const fragment = graphql`
  fragment ProductionSheet on Production {
    ...ProductionPoster
    ...ProductionTeam
    ...MissingFactsNote
    name
    kind
    path
    year
    term
    crewSize
    societyName
    society {
      path
    }
    venueName
    venue {
      path
    }
    writers
    composers
    dates {
      from
      to
      times
    }
    tour {
      from
      to
      times
      venueName
      venue {
        path
      }
    }
    programme
    instagram
    photos {
      url
      credit
    }
    links {
      label
      url
    }
    awards
    trivia {
      text
      source
    }
    crewElsewhere {
      person {
        ...PersonName
      }
      productions {
        name
        path
      }
    }
  }
`;
