/** The term in which this build is made enters the data layer, so that pages which show it change when it does. */
import type { SourceNodesArgs } from 'gatsby';
import { termAt } from './latest-productions';

export async function sourceCurrentTerm({ actions, createNodeId, createContentDigest }: SourceNodesArgs): Promise<void> {
  const term = termAt(new Date());
  await actions.createNode({
    ...term,
    id: createNodeId('CurrentTerm'),
    internal: { type: 'CurrentTerm', contentDigest: createContentDigest(term) },
  });
}
