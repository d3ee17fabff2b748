import type { SourceNodesArgs } from 'gatsby';
import { dayInLondon } from '../../components/dates';
import { calendarYearAt, termAt } from './latest-productions';

/** Now, or the moment that a reproducible build is given. */
export function momentOfBuild(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds !== undefined && /^\d+$/.test(seconds) ? new Date(Number(seconds) * 1000) : new Date();
}

/** Puts term, year and day of the build into the data layer, so that pages which show them are built anew. */
export async function sourceCurrentTerm({ actions, createNodeId, createContentDigest }: SourceNodesArgs): Promise<void> {
  const now = momentOfBuild();
  const term = { ...termAt(now), calendarYear: calendarYearAt(now) };
  await actions.createNode({
    ...term,
    id: createNodeId('CurrentTerm'),
    internal: { type: 'CurrentTerm', contentDigest: createContentDigest(term) },
  });
  const today = { day: dayInLondon(now) };
  await actions.createNode({
    ...today,
    id: createNodeId('BuildDay'),
    internal: { type: 'BuildDay', contentDigest: createContentDigest(today) },
  });
}
