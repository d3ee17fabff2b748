/** The site's own part of the data layer: the services that are switched on, and the announcement. */
import type { CreateResolversArgs, SourceNodesArgs } from 'gatsby';
import { announcementTree } from '../../content/announcement-tree';
import type { QueryContext } from '../../content/query-context';
import { servicesThatAreOn } from '../../content/services';
import type { SiteConfiguration } from '../../content/site-schema';
import { siteSettings } from '../../content/site-settings';

/** Makes a node of the services that are switched on, so that pages which show them follow the environment. */
export async function sourceServices({ actions, createNodeId, createContentDigest }: SourceNodesArgs): Promise<void> {
  const on = servicesThatAreOn();
  await actions.createNode({
    on,
    id: createNodeId('SiteServices'),
    internal: { type: 'SiteServices', contentDigest: createContentDigest(on) },
  });
}

/** Resolves the site's settings, and the text of the announcement bar to its tree. */
export function createSiteResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Site: {
      siteMetadata: { resolve: (_site: unknown, _args: unknown, context: QueryContext) => siteSettings(context) },
    },
    SiteAnnouncementBar: {
      tree: { resolve: (bar: NonNullable<SiteConfiguration['announcementBar']>) => announcementTree(bar.content) },
    },
  });
}
