/** Makes a node of the services that are switched on, so that pages which show them follow the environment. */
import type { SourceNodesArgs } from 'gatsby';
import { servicesThatAreOn } from '../../content/services';

export async function sourceServices({ actions, createNodeId, createContentDigest }: SourceNodesArgs): Promise<void> {
  const on = servicesThatAreOn();
  await actions.createNode({
    on,
    id: createNodeId('SiteServices'),
    internal: { type: 'SiteServices', contentDigest: createContentDigest(on) },
  });
}
