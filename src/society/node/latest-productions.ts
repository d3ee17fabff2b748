import { daysOfTerm, numberOfTerm, TERMS } from '../../content/terms';
import { firstDay } from '../../content/year-kinds';
import type { Days } from '../days';

export interface TimedProduction {
  path: string;
  year: string;
  term: string;
  dates: readonly Days[];
  tour: readonly Days[];
}

const dayOf = (production: TimedProduction): string => firstDay(production) ?? '';

/** Whether a production has opened or, without dates, its term has begun. A term such as "Summer" comes after the numbered ones. */
function hasBegun(production: TimedProduction, today: string): boolean {
  const { year, term } = production;
  const opening = firstDay(production);
  if (opening !== undefined) return opening <= today;
  return numberOfTerm(term) <= TERMS.length ? daysOfTerm(year, term).from <= today : daysOfTerm(year, 'Term 3').to < today;
}

/** Productions that have begun, newest term first, and within a term the last to open first. Until one has begun, all of them. */
export function latestProductions<Production extends TimedProduction>(
  productions: readonly Production[],
  { today, limit }: { today: string; limit: number },
): Production[] {
  const begun = productions.filter((production) => hasBegun(production, today));
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
