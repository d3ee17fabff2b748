import { daysOfTerm, numberOfTerm, TERMS } from '../../content-model/terms';
import { firstDay } from '../../content-model/year-kinds';
import type { Days } from '../days';

export interface TimedProduction {
  path: string;
  year: string;
  term: string;
  dates: readonly Days[];
  tour: readonly Days[];
}

const dayOf = (production: TimedProduction): string => firstDay(production) ?? '';

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
        dayOf(other).localeCompare(dayOf(one), 'en') ||
        one.path.localeCompare(other.path, 'en'),
    )
    .slice(0, limit);
}
