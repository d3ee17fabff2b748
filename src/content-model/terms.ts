/** The terms of a new year file. */
export const TERMS = ['Term 1', 'Term 2', 'Term 3'];

/** Number in a term's name; infinity for one such as "Summer". */
export function numberOfTerm(name: string): number {
  return Number(/\d+/.exec(name)?.[0] ?? Number.POSITIVE_INFINITY);
}

/** Days from the first to the last, both included, as 2025-11-19. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Summer festivals belong to the year before. */
const SUMMER_ENDS = '09-30';

/** The days of an academic year. Years overlap in summer. */
export function daysOfYear(year: string): Days {
  const [first = '', second = ''] = year.split('/');
  return { from: `${first}-08-01`, to: `${second}-${SUMMER_ENDS}` };
}

/** The days of a term and the vacation after it; of a term without a number, its whole year. */
export function daysOfTerm(year: string, name: string): Days {
  const [first = '', second = ''] = year.split('/');
  switch (numberOfTerm(name)) {
    case 1:
      return { from: `${first}-08-01`, to: `${first}-12-31` };
    case 2:
      return { from: `${second}-01-01`, to: `${second}-03-31` };
    case 3:
      return { from: `${second}-04-01`, to: `${second}-07-31` };
    default:
      return daysOfYear(year);
  }
}
