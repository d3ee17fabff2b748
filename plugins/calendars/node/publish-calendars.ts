import type { BuildArgs, Node } from 'gatsby';
import { dayOfFinishedBuild } from '../../../src/content-model/build-day';
import { loadSiteConfiguration, pathPrefix } from '../../../src/content-model/load-site';
import { publishFiles } from '../../../src/content-model/publish-files';
import { SHOW_YEARS } from '../../../src/content-model/year-kinds';
import { DIRECTORY_PATHS } from '../../../src/society/productions';
import { calendarText, eventsOf, type CalendarEntry, type CalendarShow, type CalendarSite } from './calendar';
import type { ProductionNode } from '../../../src/society/node/production-nodes';
import { CALENDAR_PATH, calendarPath } from '../published';

interface Subject {
  name: string;
  path: string;
}

/** The texts of all calendars, by path: one of all shows, one for each society and venue, and one for each show that has not closed. */
export function calendarsOf(
  { shows, societies, venues }: { shows: readonly CalendarShow[]; societies: readonly Subject[]; venues: readonly Subject[] },
  { title, shortTitle }: { title: string; shortTitle: string },
  site: CalendarSite,
): Map<string, string> {
  const all = shows
    .flatMap((show) =>
      eventsOf(show, site).map(({ event, from, venue }) => ({ event, from, pages: [show.path, show.society?.path, venue] })),
    )
    .sort((first, second) => first.from.localeCompare(second.from));
  const calendarOf = (name: string, page?: string): string => {
    const included = all.filter(({ pages }) => page === undefined || pages.includes(page));
    return calendarText(
      name,
      included.map(({ event }) => event),
      site,
    );
  };
  const calendarAt = ({ name, path }: Subject): [string, string] => [calendarPath(path), calendarOf(name, path)];
  return new Map([
    [CALENDAR_PATH, calendarOf(`${title}: shows`)],
    // A venue's calendar leaves out performances of a tour elsewhere.
    ...[...societies, ...venues].map(({ name, path }) => calendarAt({ name: `${shortTitle}: ${name}`, path })),
    ...shows.filter(({ runs }) => runs.some(({ to }) => to >= site.today)).map(calendarAt),
  ]);
}

/** Writes the calendars into the finished site. */
export async function publishCalendars({ getNode, getNodesByType }: Pick<BuildArgs, 'getNode' | 'getNodesByType'>): Promise<void> {
  const entryOf = (id: string | undefined): CalendarEntry | undefined =>
    id === undefined ? undefined : (getNode(id) as (Node & CalendarEntry) | undefined);
  const shows = (getNodesByType('Production') as ProductionNode[])
    .filter(({ kind }) => kind === 'show')
    .sort((first, second) => first.path.localeCompare(second.path, 'en'))
    .map(({ society, runs, ...show }) => ({
      ...show,
      society: entryOf(society),
      runs: runs.map((run) => ({ ...run, venue: entryOf(run.venue) })),
    }));
  const today = dayOfFinishedBuild({ getNodesByType });
  const site = loadSiteConfiguration();
  const calendars = calendarsOf(
    { shows, societies: getNodesByType('Society') as (Node & Subject)[], venues: getNodesByType('Venue') as (Node & Subject)[] },
    site,
    { baseAddress: site.url + pathPrefix(), language: site.locales[0]?.code ?? 'en', today },
  );
  await publishFiles(calendars, { folders: [...Object.values(DIRECTORY_PATHS), SHOW_YEARS.pagesBelow ?? ''], ending: '.ics' });
}
