/** Which productions count as the latest: those of terms that have begun, newest term first. */

import { dayInLondon } from '../../components/dates';
import { numberOfTerm, TERM_STARTS } from '../../content/terms';

/** A term of an academic year. */
export interface TermOfYear {
  /** Academic year, e.g. `2025/2026`. */
  year: string;
  /** Number of the term, from 1. */
  term: number;
}

/** The calendar year of a date, by the clock of London. */
export function calendarYearAt(date: Date): number {
  return Number(dayInLondon(date).slice(0, 4));
}

/** The term that a date falls in, by the clock of London; vacations count to the term before them. */
export function termAt(date: Date): TermOfYear {
  const [year = 0, month = 1] = dayInLondon(date).split('-').map(Number);
  const [first, , third] = TERM_STARTS;
  if (month >= first) return { year: `${year}/${year + 1}`, term: 1 };
  return { year: `${year - 1}/${year}`, term: month >= third ? 3 : 2 };
}

/** A year and what each of its terms held, as the data layer stores it. */
export interface ProductionYear {
  year: string;
  terms: readonly { name: string; productions: readonly string[] }[];
}

/**
 * Ids of the latest productions, at most `limit`: the newest term that has begun first, in the order in
 * which its file lists them, then the term before. When nothing has begun, what is announced counts.
 */
export function latestProductions(years: readonly ProductionYear[], now: TermOfYear, limit: number): string[] {
  const newestFirst = [...years].sort((first, second) => second.year.localeCompare(first.year, 'en'));
  const terms = newestFirst.flatMap(({ year, terms: inOrder }) => inOrder.map((term) => ({ ...term, year })).reverse());
  const begun = terms.filter(({ year, name }) => year < now.year || (year === now.year && numberOfTerm(name) <= now.term));
  const counted = begun.some((term) => term.productions.length > 0) ? begun : terms;
  return counted.flatMap((term) => term.productions).slice(0, limit);
}
