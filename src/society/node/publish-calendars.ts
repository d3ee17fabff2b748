import type { BuildArgs } from 'gatsby';
import { calendarPath, PUBLISHED_FILES } from '../../content/addresses';
import { loadSiteConfiguration, pathPrefix } from '../../content/load-site';
import { publishFiles } from '../../content/publish-files';
import { DIRECTORY_PATHS } from '../../content/year-kinds';
import { calendarText, eventsOf, type CalendarSite } from './calendar';

const QUERY = /* GraphQL */ `
  query PublishedCalendars {
    buildDay {
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
    allProduction(filter: { kind: { eq: "show" } }, sort: { path: ASC }) {
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

/** Largest calendar in octets. Google refuses one above a megabyte, so a long archive leaves out its oldest shows. */
const LARGEST = 700_000;

/** The last events, as many as a calendar has room for. */
function newestEvents(events: readonly string[]): string[] {
  let size = 0;
  const first = events.findLastIndex((text) => (size += Buffer.byteLength(text)) > LARGEST);
  return events.slice(first + 1);
}

/** The texts by path of all calendars to subscribe to: one of all shows, and one of each society and venue. */
export function calendarsOf(
  { allSociety, allVenue, allProduction }: Queries.PublishedCalendarsQuery,
  { title, shortTitle }: { title: string; shortTitle: string },
  site: CalendarSite,
): Map<string, string> {
  const all = allProduction.nodes
    .flatMap((show) => eventsOf(show, site).map((event) => ({ ...event, society: show.society?.path })))
    .sort((first, second) => first.from.localeCompare(second.from));
  const calendarOf = (name: string, isOf: (event: (typeof all)[number]) => boolean): string =>
    calendarText(name, newestEvents(all.filter(isOf).map(({ text }) => text)), site);
  return new Map([
    [PUBLISHED_FILES.calendar, calendarOf(`${title}: shows`, () => true)],
    ...allSociety.nodes.map(({ name, path: page }): [string, string] => [
      calendarPath(page),
      calendarOf(`${shortTitle}: ${name}`, ({ society }) => society === page),
    ]),
    // The calendar of a venue leaves out what a tour shows elsewhere.
    ...allVenue.nodes.map(({ name, path: page }): [string, string] => [
      calendarPath(page),
      calendarOf(`${shortTitle}: ${name}`, ({ venue }) => venue === page),
    ]),
  ]);
}

/** Writes the calendars into the finished site. @throws if the shows cannot be queried */
export async function publishCalendars({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const answer = await graphql<Queries.PublishedCalendarsQuery>(QUERY);
  if (!answer.data) throw new Error(`The shows could not be read for the calendars: ${JSON.stringify(answer.errors)}`);
  const configuration = loadSiteConfiguration();
  const calendars = calendarsOf(answer.data, configuration, {
    baseAddress: configuration.url + pathPrefix(),
    language: configuration.locales[0]?.code ?? 'en',
    today: answer.data.buildDay?.day ?? '',
  });
  await publishFiles(calendars, { folders: Object.values(DIRECTORY_PATHS), ending: '.ics' });
}
