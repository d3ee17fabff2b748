/** The latest productions. */
import { daysOfTerm, numberOfTerm, TERMS } from '../../content/terms';
import { firstDay } from '../../content/year-kinds';
import type { Days } from '../days';

/** A production with its term and days. */
export interface TimedProduction {
  path: string;
  year: string;
  term: string;
  dates: readonly Days[];
  tour: readonly Days[];
}

const dayOf = (production: TimedProduction): string => firstDay(production) ?? '';

/** When a production opens; without dates, when its term begins. A term such as "Summer" comes after those with a number. */
function openingOf(production: TimedProduction): string {
  const { year, term } = production;
  const isNumbered = numberOfTerm(term) <= TERMS.length;
  return firstDay(production) ?? (isNumbered ? daysOfTerm(year, term).from : daysOfTerm(year, 'Term 3').to);
}

/**
 * The latest productions, at most `limit`: those that have begun, newest term first, and within a term the last to open first.
 * While none has begun, those announced count.
 */
export function latestProductions<Production extends TimedProduction>(
  productions: readonly Production[],
  { today, limit }: { today: string; limit: number },
): Production[] {
  const begun = productions.filter((production) => openingOf(production) <= today);
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
