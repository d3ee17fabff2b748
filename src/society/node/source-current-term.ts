/** The term, the year and the day on which this build is made enter the data layer, so that pages which show them change when they do. */
import type { SourceNodesArgs } from 'gatsby';
import { dayInLondon } from '../../components/dates';
import { calendarYearAt, termAt } from './latest-productions';

/** Now, or the moment that a build is told to take for it, by the variable that reproducible builds share. */
export function momentOfBuild(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds !== undefined && /^\d+$/.test(seconds) ? new Date(Number(seconds) * 1000) : new Date();
}

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
