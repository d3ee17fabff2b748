/** Days in London, such as `2025-11-19`, which compare as text. */
import { partsOfDay } from '../components/dates';
import { countOf } from '../components/formats';
import type { Days } from '../content-model/terms';

/** A run: days in a row with the same times. */
export interface Run extends Days {
  /** When performances begin, as `19:30`; empty if unknown. */
  readonly times: readonly string[];
}

const MINUTE = 60_000;
const A_DAY = 24 * 60 * MINUTE;

/** `2025-11-30`, 2 → `2025-12-02`. */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * A_DAY).toISOString().slice(0, 10);
}

/** How far London's clocks are ahead of UTC at a moment, in milliseconds. */
function aheadOfUtc(moment: number): number {
  const clock = new Date(moment).toLocaleString('sv', { timeZone: 'Europe/London' });
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - moment;
}

/** `2026-06-10` and `19:30` in London → `2026-06-10T19:30:00+01:00`. */
export function momentInLondon(day: string, time: string): string {
  const onClock = Date.parse(`${day}T${time}Z`);
  const minutes = aheadOfUtc(onClock - aheadOfUtc(onClock)) / MINUTE;
  return `${day}T${time}:00+${new Date(minutes * MINUTE).toISOString().slice(11, 16)}`;
}

/** The day of a run on which London's clocks skip a time, in the night when summer time begins. */
export function skippedOn({ from, to }: Days, time: string): string | undefined {
  // Clocks go forward on a day of March, from one to two.
  if (!time.startsWith('01:')) return undefined;
  for (let day = from; day <= to; day = dayAfter(day)) {
    const moment = Date.parse(momentInLondon(day, time));
    if (new Date(moment + aheadOfUtc(moment)).toISOString().slice(11, 16) !== time) return day;
  }
  return undefined;
}

/** Joins runs that overlap or follow one another, and sorts them. */
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

/** `19–22 November 2025`, `19–22 November 2025 and 2 more runs`, `Cancelled: 19–22 November 2025`; `undefined` without dates. */
export function datesInWords({ dates, cancelled }: { readonly dates: readonly Days[]; readonly cancelled: boolean }): string | undefined {
  const [first, ...more] = stretchesOf(dates);
  if (!first) return cancelled ? 'Cancelled' : undefined;
  const words = more.length === 0 ? daysInWords(first) : `${daysInWords(first)} and ${countOf(more.length, 'more run')}`;
  return cancelled ? `Cancelled: ${words}` : words;
}

/** `2025/2026` → `2025/26`. */
export function shortYear(year: string): string {
  return year.replace(/\/\d\d(\d\d)$/, '/$1');
}

/** `14:30 and 19:30` → `Today 14:30 and 19:30`; only evenings are `Tonight`. */
export function todayInWords(times: readonly string[]): string | undefined {
  if (times.length === 0) return undefined;
  return `${times.every((time) => time >= '17:00') ? 'Tonight' : 'Today'} ${times.join(' and ')}`;
}

/** `26–28 November 2026, 19:45`. */
export function runInWords({ times, ...days }: Run): string {
  return [daysInWords(days), times.join(' and ')].filter((part) => part !== '').join(', ');
}

/** Most lines of one entry. */
const LINES = 3;

/** A stretch in words: one line if its runs have the same times, else a line for each, or the days alone if there are many. */
export function stretchInWords(stretch: Days, runs: readonly Run[]): string[] {
  const within = runs.filter(({ from }) => from >= stretch.from && from <= stretch.to);
  const times = new Set(within.map((run) => run.times.join()));
  if (times.size === 1) return [runInWords({ ...stretch, times: within[0]?.times ?? [] })];
  return within.length > LINES ? [daysInWords(stretch)] : within.map(runInWords);
}

/** An entry of a list by the reader's clock. Its own words, for when it is on and until then, override those of its list. */
export interface DatedEntry extends Days {
  readonly now?: string | undefined;
  readonly later?: string | undefined;
}

/** The words beside an entry; empty if the list hides the entry `today`. Build, page script and React share this function. */
export function labelOnDay({ from, to, now = 'On now', later }: DatedEntry, wordsOfList: string, today: string): string {
  if (to < today) return '';
  return from <= today ? now : (later ?? wordsOfList);
}
