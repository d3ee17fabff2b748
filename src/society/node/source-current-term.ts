import type { SourceNodesArgs } from 'gatsby';
import { dayInLondon } from '../../components/dates';
import { replaceNodes } from '../../content/data-layer';
import { calendarYearAt, termAt } from './latest-productions';

/** Now, or the moment that a reproducible build is given. */
export function momentOfBuild(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds !== undefined && /^\d+$/.test(seconds) ? new Date(Number(seconds) * 1000) : new Date();
}

/** Puts term, year and day of the build into the data layer, so that pages which show them are built anew. */
export async function sourceCurrentTerm(args: SourceNodesArgs): Promise<void> {
  const now = momentOfBuild();
  await replaceNodes(args, 'CurrentTerm', [{ key: 'now', fields: { ...termAt(now), calendarYear: calendarYearAt(now) } }]);
  await replaceNodes(args, 'BuildDay', [{ key: 'now', fields: { day: dayInLondon(now) } }]);
}
