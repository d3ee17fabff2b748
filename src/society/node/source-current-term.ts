/** The term and the year in which this build is made enter the data layer, so that pages which show them change when they do. */
import type { SourceNodesArgs } from 'gatsby';
import { calendarYearAt, termAt } from './latest-productions';

export async function sourceCurrentTerm({ actions, createNodeId, createContentDigest }: SourceNodesArgs): Promise<void> {
  const now = new Date();
  const term = { ...termAt(now), calendarYear: calendarYearAt(now) };
  await actions.createNode({
    ...term,
    id: createNodeId('CurrentTerm'),
    internal: { type: 'CurrentTerm', contentDigest: createContentDigest(term) },
  });
}
