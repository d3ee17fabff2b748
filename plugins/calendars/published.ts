/** Paths of the published files; `package.json` reserves them. */

export const CALENDAR_PATH = '/calendar.ics';
export const SHOWS_FEED_PATH = '/shows.xml';

/** Path of the calendar of a venue, a society or a show, beside its page. */
export function calendarPath(path: string): string {
  return `${path}.ics`;
}
