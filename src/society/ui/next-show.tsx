import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { countOf, listInWords } from '../../components/formats';
import { mailLink } from '../../components/mail';
import { TitleBlock, type TitleBlockCell } from '../../components/title-block';
import { useSiteConfiguration } from '../../components/use-site';
import type { WhatsOn } from '../node/society-resolvers';
import { DayList, DayScript } from './day-list';
import * as styles from './next-show.module.css';

/** Most names of a crew in one cell. */
const NAMES = 3;

type Listed = WhatsOn['coming'][number];

function crewInWords(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  // "and 1 more" is no shorter than a name.
  const listed = names.length === NAMES + 1 ? names : names.slice(0, NAMES);
  const more = names.length - listed.length;
  return listInWords(more > 0 ? [...listed, countOf(more, 'more', 'more')] : listed, 'and');
}

function factsOf({ from, when, venueName, show: { crewNames } }: Listed): TitleBlockCell[] {
  const days = when.map((line) => (
    <time key={line} dateTime={from} className={styles.line}>
      {line}
    </time>
  ));
  return [
    ['Venue', venueName || undefined],
    ['Dates', days],
    ['Crew', crewInWords(crewNames)],
  ];
}

const linkTo = ({ show: { name, path } }: Listed): ReactNode => (
  <Link to={path} className={`plain covering ${styles.name}`}>
    {name}
  </Link>
);

/** What was on last, and whom to ask what is next. */
function NothingAnnounced({ last }: { last: Listed | undefined }) {
  const { contactEmail } = useSiteConfiguration();
  const ask = <a href={mailLink({ to: contactEmail, subject: 'What is next?' })}>Ask us what is next</a>;
  const lastCells: TitleBlockCell[] = last ? [['Last on', linkTo(last)], ...factsOf(last).slice(0, 2)] : [];
  return <TitleBlock cells={[...lastCells, ['Next', ask]]} className={styles.block} />;
}

/** The title block of the home page: the show that is on or next by the reader's clock. */
export function NextShow({ whatsOn }: { whatsOn: unknown }) {
  const { day, coming, last } = whatsOn as WhatsOn;
  return (
    <>
      <DayList
        entries={coming}
        keyOf={({ from, show }) => `${from} ${show.path}`}
        later="Next"
        dayOfBuild={day}
        listClassName={styles.next}
        otherwise={<NothingAnnounced last={last} />}
      >
        {(entry, words) => <TitleBlock cells={[[words, linkTo(entry)], ...factsOf(entry)]} className={styles.block} />}
      </DayList>
      <DayScript />
    </>
  );
}
