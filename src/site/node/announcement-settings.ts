import type { SiteConfiguration } from '../../content-model/site-schema';
import { dayAfter, momentInLondon } from '../../society/days';

/** The id of the announcement, and the moment at which its last day ends, if it has one. Empty without an announcement. */
export function announcementSettings({ announcementBar }: Pick<SiteConfiguration, 'announcementBar'>): { id?: string; end?: number } {
  if (!announcementBar) return {};
  const { id, until } = announcementBar;
  return { id, ...(until !== undefined && { end: Date.parse(momentInLondon(dayAfter(until), '00:00')) }) };
}
