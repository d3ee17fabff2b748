/** The calendars that people subscribe to: one of all shows, and one of each society and of each venue. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { calendarPath, PUBLISHED_FILES } from '../../content/addresses';
import { loadSiteConfiguration, pathPrefix } from '../../content/load-site';
import { calendarText, eventsText, type CalendarProduction, type CalendarSite } from './calendar';

const QUERY = /* GraphQL */ `
  query PublishedCalendars {
    whatsOn {
      day
    }
    allSociety {
      nodes {
        name
        path
      }
    }
    allVenue {
      nodes {
        name
        path
      }
    }
    allProduction(filter: { kind: { eq: "show" } }, sort: [{ year: ASC }, { path: ASC }]) {
      nodes {
        ...PublishedShow
      }
    }
  }

  fragment PublishedShow on Production {
    name
    path
    societyName
    society {
      path
    }
    runs {
      from
      to
      times
      placeName
      venue {
        path
        address {
          street
          town
          postcode
        }
      }
    }
  }
`;

type Show = Queries.PublishedShowFragment;
type Run = Show['runs'][number];

/**
 * How large a calendar gets, in letters. Phones fetch all of it again and again, and Google takes none above a megabyte; so in
 * a long archive the oldest shows are left out.
 */
const LARGEST = 700_000;

/** The newest of some events, in their order, as many as a calendar has room for. */
function newestEvents(events: readonly string[]): string[] {
  let size = 0;
  const first = events.findLastIndex((text) => (size += text.length) > LARGEST);
  return events.slice(first + 1);
}

/** Where a run is, so that the map of a phone finds it. */
function placeOf({ placeName, venue }: Run): string | undefined {
  const { street, town, postcode } = venue?.address ?? {};
  const parts = [placeName, street, [town, postcode].filter(Boolean).join(' ')].filter(Boolean);
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** A show as calendars have it, with those of its runs that pass a test. */
function calendarShow({ name, path: page, societyName, runs }: Show, test: (run: Run) => boolean = () => true): CalendarProduction {
  return {
    name,
    path: page,
    society: societyName ?? undefined,
    runs: runs.filter(test).map((run) => ({ ...run, place: placeOf(run) })),
  };
}

/**
 * The texts of all calendars, by their paths.
 * @param answer what the query answers
 * @param titles what the site is called, in full and in short
 */
export function calendarsOf(
  { allSociety, allVenue, allProduction }: Queries.PublishedCalendarsQuery,
  { title, shortTitle }: { title: string; shortTitle: string },
  site: CalendarSite,
): Map<string, string> {
  const shows = allProduction.nodes.map((show) => ({ ...show, events: eventsText(calendarShow(show), site) }));
  const ofSociety = (society: string): string[] => shows.filter((show) => show.society?.path === society).map(({ events }) => events);
  // What a tour shows elsewhere is no event of this venue.
  const ofVenue = (venue: string): string[] =>
    shows.map((show) =>
      eventsText(
        calendarShow(show, (run) => run.venue?.path === venue),
        site,
      ),
    );
  const textOf = (name: string, events: readonly string[]): string => calendarText(`${shortTitle}: ${name}`, newestEvents(events), site);
  return new Map([
    [PUBLISHED_FILES.calendar, calendarText(`${title}: shows`, newestEvents(shows.map(({ events }) => events)), site)],
    ...allSociety.nodes.map((society): [string, string] => [calendarPath(society.path), textOf(society.name, ofSociety(society.path))]),
    ...allVenue.nodes.map((venue): [string, string] => [calendarPath(venue.path), textOf(venue.name, ofVenue(venue.path))]),
  ]);
}

/** Deletes calendars of an earlier build whose society or venue is gone. */
async function deleteOthers(calendars: ReadonlyMap<string, string>): Promise<void> {
  const folders = new Set([...calendars.keys()].map((file) => path.posix.dirname(file)));
  for (const folder of folders) {
    const names = await readdir(path.join('public', folder));
    const others = names.map((name) => path.posix.join(folder, name)).filter((file) => file.endsWith('.ics') && !calendars.has(file));
    await Promise.all(others.map((file) => rm(path.join('public', file))));
  }
}

/** Writes the calendars below the folder of the finished site. */
export async function publishCalendars({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const answer = await graphql<Queries.PublishedCalendarsQuery>(QUERY);
  if (!answer.data) throw new Error(`The shows could not be read for the calendars: ${JSON.stringify(answer.errors)}`);
  const configuration = loadSiteConfiguration();
  const calendars = calendarsOf(answer.data, configuration, {
    baseAddress: configuration.url + pathPrefix(),
    language: configuration.locales[0]?.code ?? 'en',
    today: answer.data.whatsOn.day,
  });
  for (const [file, text] of calendars) {
    await mkdir(path.join('public', path.dirname(file)), { recursive: true });
    await writeFile(path.join('public', file), text);
  }
  await deleteOthers(calendars);
}
