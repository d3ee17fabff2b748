/** The productions that a page holds. It displays the shows of the reader's day; see docs/decisions/0019. */
import { dayWithWeekday } from '../../components/dates';
import { daysOfTerm, numberOfTerm, TERMS, type Days } from '../../content-model/terms';
import { firstDay } from '../../content-model/year-kinds';
import { dayAfter, daysInWords, stretchesOf, todayInWords, type DatedEntry, type Run } from '../days';

interface DatedShow {
  readonly runs: readonly Days[];
}

/** A show, and the days on which a list may show it. */
export interface ListedShow<Show> extends Days {
  show: Show;
  /** The year in which it opened. */
  opened: string;
}

/** How many coming shows a page holds, in case it is read long after its build. */
const AHEAD = 12;

/** How many days after the build a page still has an "on this day", and how many entries it holds at most. */
const DAYS_AHEAD = 14;
const MOST_OPENINGS = 24;

const bySoonest = (first: Days, second: Days): number => first.from.localeCompare(second.from);

function stretchesOfShows<Show extends DatedShow>(shows: readonly Show[]): ListedShow<Show>[] {
  return shows.flatMap((show) => {
    const stretches = stretchesOf(show.runs);
    return stretches.map((days) => ({ show, ...days, opened: (stretches[0] ?? days).from.slice(0, 4) }));
  });
}

/** Shows from a day on, soonest first. A tour after a gap is an entry of its own. */
export function comingUp<Show extends DatedShow>(shows: readonly Show[], today: string): ListedShow<Show>[] {
  return stretchesOfShows(shows)
    .filter(({ to }) => to >= today)
    .sort(bySoonest)
    .slice(0, AHEAD);
}

/** The show that a page names when nothing is on or announced: the last coming show, or else the last that closed. */
export function lastOn<Show extends DatedShow>(shows: readonly Show[], today: string): ListedShow<Show> | undefined {
  const coming = comingUp(shows, today);
  const listed = coming.length > 0 ? coming : stretchesOfShows(shows);
  return listed.reduce<ListedShow<Show> | undefined>((last, one) => (last === undefined || one.to >= last.to ? one : last), undefined);
}

/** Shows that opened in an earlier year on `today` or one of the next days, each listed on that day. */
export function openedOnTheseDays<Show extends DatedShow>(shows: readonly Show[], today: string): ListedShow<Show>[] {
  const openings = stretchesOfShows(shows).filter(({ show }, index, all) => all[index - 1]?.show !== show);
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => dayAfter(today, index));
  return days
    .flatMap((day) =>
      openings
        .filter(({ from }) => from < day && from.slice(5) === day.slice(5))
        .sort((first, second) => second.from.localeCompare(first.from))
        .map((opening) => ({ ...opening, from: day, to: day })),
    )
    .slice(0, MOST_OPENINGS);
}

interface AnnouncedShow {
  readonly runs: readonly (Run & { readonly venueName?: string | undefined })[];
  readonly openPosts: readonly string[];
}

/** What the page of a show says until it has closed, by the reader's clock. `undefined` if it has closed on the day of the build. */
export function announcementOf({ runs, openPosts }: AnnouncedShow, day: string) {
  const ahead = runs.filter(({ to }) => to >= day);
  if (ahead.length === 0) return undefined;
  const entries = ahead.map(({ from, to, times, venueName }) => ({
    from,
    to,
    now: todayInWords(times),
    later: [`${from === to ? '' : 'From '}${dayWithWeekday(from)}`, times.join(' and ')].filter(Boolean).join(', '),
    where: [venueName, daysInWords({ from, to })].filter(Boolean).join(', '),
  })) satisfies DatedEntry[];
  return { day, openPosts, entries };
}

export type Announcement = NonNullable<ReturnType<typeof announcementOf>>;

interface TimedProduction {
  path: string;
  year: string;
  term: string;
  dates: readonly Days[];
  tour: readonly Days[];
}

/** Whether a production has closed or, without dates, its term has begun. A term such as "Summer" comes after the numbered ones. */
function isOver(production: TimedProduction, today: string): boolean {
  const { year, term, dates, tour } = production;
  const days = [...dates, ...tour];
  if (days.length > 0) return days.every(({ to }) => to < today);
  return numberOfTerm(term) <= TERMS.length ? daysOfTerm(year, term).from <= today : daysOfTerm(year, 'Term 3').to < today;
}

/** Productions that have closed, newest term first, and within a term the last to open first. Until one has closed, all of them. */
export function latestProductions<Production extends TimedProduction>(
  productions: readonly Production[],
  { today, limit }: { today: string; limit: number },
): Production[] {
  const past = productions.filter((production) => isOver(production, today));
  return (past.length > 0 ? past : [...productions])
    .sort(
      (one, other) =>
        other.year.localeCompare(one.year, 'en') ||
        numberOfTerm(other.term) - numberOfTerm(one.term) ||
        (firstDay(other) ?? '').localeCompare(firstDay(one) ?? '', 'en') ||
        one.path.localeCompare(other.path, 'en'),
    )
    .slice(0, limit);
}
