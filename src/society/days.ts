/**
 * Days of productions, such as `2025-11-19`, which compare as text, and what is said of them. A day is one of London's,
 * wherever its reader is.
 */
import { partsOfDay } from '../components/dates';

/** The first and the last day of something; one day alone is both. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A run as year files hold it: the same times on each day. */
export interface Run extends Days {
  /** When performances begin, as `19:30`; empty where that is not on record. */
  readonly times: readonly string[];
}

const MINUTE = 60_000;
const A_DAY = 24 * 60 * MINUTE;

/** The day that comes a number of days after another. */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * A_DAY).toISOString().slice(0, 10);
}

/** How far London's clocks are ahead of UTC at a moment, in milliseconds. */
function aheadOfUtc(moment: number): number {
  const clock = new Date(moment).toLocaleString('sv', { timeZone: 'Europe/London' });
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - moment;
}

/** `2026-06-10` and `19:30` → `2026-06-10T19:30:00+01:00`: a time of London's clocks, with their difference from UTC. */
export function momentInLondon(day: string, time: string): string {
  const onClock = Date.parse(`${day}T${time}Z`);
  const minutes = aheadOfUtc(onClock - aheadOfUtc(onClock)) / MINUTE;
  return `${day}T${time}:00+${new Date(minutes * MINUTE).toISOString().slice(11, 16)}`;
}

/** Joins runs that overlap or follow one another into stretches of days, in their order. */
export function stretchesOf(runs: readonly Days[]): Days[] {
  const stretches: Days[] = [];
  for (const { from, to } of [...runs].sort((first, second) => (first.from < second.from ? -1 : 1))) {
    const last = stretches.at(-1);
    if (last === undefined || from > dayAfter(last.to)) stretches.push({ from, to });
    else if (to > last.to) stretches[stretches.length - 1] = { from: last.from, to };
  }
  return stretches;
}

/** `19–22 November 2025`, `30 November – 2 December 2025`, `19 November 2025`. */
export function daysInWords({ from, to }: Days): string {
  const { year, month, day } = partsOfDay(from);
  const last = partsOfDay(to);
  const end = `${last.day} ${last.month} ${last.year}`;
  if (from === to) return end;
  if (year !== last.year) return `${day} ${month} ${year} – ${end}`;
  return month === last.month ? `${day}–${end}` : `${day} ${month} – ${end}`;
}

/** A list of what is on or comes, or of what belongs to one day alone. */
export type DayList = 'coming' | 'today';

/**
 * What a list says on a day of an entry; `undefined` where it does not show it. The build, the page's own script and React all
 * ask this function, so that they agree.
 */
export function wordsOfDay(kind: DayList, { from, to }: Days, today: string): 'On now' | 'Next' | undefined {
  if (to < today) return undefined;
  if (from <= today) return 'On now';
  return kind === 'coming' ? 'Next' : undefined;
}
