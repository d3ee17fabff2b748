import type { Place, Problem } from '../content/problem';
import type { SiteConfiguration } from '../content/site-schema';
import { AnnouncementError, announcementTree } from '../content/announcement-tree';

/** Checks the text of the announcement bar. Takes how the file is named and where its fields are written. */
export function checkAnnouncement(
  { announcementBar }: SiteConfiguration,
  file: string,
  placeOf: (path: readonly PropertyKey[]) => Place,
): Problem[] {
  if (!announcementBar) return [];
  try {
    announcementTree(announcementBar.content);
    return [];
  } catch (error) {
    if (!(error instanceof AnnouncementError)) throw error;
    return [{ file, ...placeOf(['announcementBar', 'content']), message: error.message, remedy: error.remedy }];
  }
}
