import type { CreateResolversArgs } from 'gatsby';
import type { SiteConfiguration } from '../../content/site-schema';
import { announcementTree } from '../../content/announcement-tree';

export function createAnnouncementResolver({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    SiteAnnouncementBar: {
      tree: { resolve: (bar: NonNullable<SiteConfiguration['announcementBar']>) => announcementTree(bar.content) },
    },
  });
}
