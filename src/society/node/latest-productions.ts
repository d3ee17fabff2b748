/** The latest productions, and the terms that they belong to. */
import { numberOfTerm, TERM_STARTS } from '../../content/terms';
import { firstDay } from '../../content/year-kinds';
import type { Days } from '../days';

/** A term of an academic year. */
interface TermOfYear {
  /** Academic year, e.g. `2025/2026`. */
  year: string;
  /** Number of the term, from 1. */
  term: number;
}

/** The term of a day. Vacations belong to the term before them. */
export function termAt(day: string): TermOfYear {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const [first, , third] = TERM_STARTS;
  if (month >= first) return { year: `${year}/${year + 1}`, term: 1 };
  return { year: `${year - 1}/${year}`, term: month >= third ? 3 : 2 };
}

/** A production with its term and days. */
export interface TimedProduction {
  path: string;
  year: string;
  term: string;
  dates: readonly Days[];
  tour: readonly Days[];
}

const dayOf = (production: TimedProduction): string => firstDay(production) ?? '';

/** Whether a production has opened; without dates, whether its term has begun. */
function hasBegun(production: TimedProduction, today: string, now: TermOfYear): boolean {
  const day = dayOf(production);
  if (day !== '') return day <= today;
  return production.year < now.year || (production.year === now.year && numberOfTerm(production.term) <= now.term);
}

/**
 * The latest productions, at most `limit`: those that have begun, newest term first, and within a term the last to open first.
 * While none has begun, those announced count.
 */
export function latestProductions<Production extends TimedProduction>(
  productions: readonly Production[],
  { today, limit }: { today: string; limit: number },
): Production[] {
  const now = termAt(today);
  const begun = productions.filter((production) => hasBegun(production, today, now));
  return (begun.length > 0 ? begun : [...productions])
    .sort(
      (one, other) =>
        other.year.localeCompare(one.year, 'en') ||
        numberOfTerm(other.term) - numberOfTerm(one.term) ||
        dayOf(other).localeCompare(dayOf(one), 'en') ||
        one.path.localeCompare(other.path, 'en'),
    )
    .slice(0, limit);
}
