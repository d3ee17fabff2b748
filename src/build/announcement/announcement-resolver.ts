import type { CreateResolversArgs } from 'gatsby';
import type { SiteConfiguration } from '../content-model/site';
import { announcementTree } from './announcement-tree';

export function createAnnouncementResolver({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    SiteAnnouncementBar: {
      tree: { resolve: (bar: NonNullable<SiteConfiguration['announcementBar']>) => announcementTree(bar.content) },
    },
  });
}
