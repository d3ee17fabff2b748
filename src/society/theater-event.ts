/** What search engines are told of a production's dates: schema.org's TheaterEvent. Pure. */
import { dayAfter, momentInLondon, type Run } from './days';

/** Where a run is shown. */
export interface Place {
  readonly name: string;
  readonly address?: { readonly street: string | null; readonly town: string; readonly postcode: string | null } | null;
}

/** A run, and where it is shown as far as that is on record. */
export interface PlacedRun extends Run {
  readonly place: Place | null;
}

export interface StagedProduction {
  readonly name: string;
  /** Whole address of its page. */
  readonly url: string;
  readonly description: string;
  /** The society or client, and the whole address of what is said of it. */
  readonly society: { readonly name: string; readonly url?: string | undefined } | null;
  /** Whole address of a picture. */
  readonly image?: string | undefined;
  readonly runs: readonly PlacedRun[];
}

type Data = Record<string, unknown>;

function locationOf({ name, address }: Place): Data {
  // A place that is used once has no more than its name, which may say where it is.
  if (!address) return { '@type': 'Place', name, address: name };
  const { street, town, postcode } = address;
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      ...(street !== null && { streetAddress: street }),
      addressLocality: town,
      ...(postcode !== null && { postalCode: postcode }),
      addressCountry: 'GB',
    },
  };
}

/** Each performance whose time is known, and as a whole each run of which only the days are. */
function performancesOf({ from, to, times }: Run): Data[] {
  if (times.length === 0) return [{ startDate: from, endDate: to }];
  const days = [from];
  for (let day = dayAfter(from); day <= to; day = dayAfter(day)) days.push(day);
  return days.flatMap((day) => [...times].sort().map((time) => ({ startDate: momentInLondon(day, time) })));
}

/**
 * The data of a production, with a part of its own for each performance where there are several; `undefined` of one that
 * lacks what schema.org's readers ask of every event, dates and a place. No people are in it.
 */
export function theaterEvent({ name, url, description, society, image, runs }: StagedProduction): Data | undefined {
  const placed = runs.flatMap(({ place, ...run }) => (place === null ? [] : [{ ...run, location: locationOf(place) }]));
  const common = {
    '@type': 'TheaterEvent',
    name,
    url,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(society !== null && { organizer: { '@type': 'Organization', ...society } }),
    ...(image !== undefined && { image }),
  };
  const performances = placed
    .flatMap(({ location, ...run }) => performancesOf(run).map((times) => ({ ...common, ...times, location })))
    .sort((first: Data, second: Data) => (String(first.startDate) < String(second.startDate) ? -1 : 1));
  const [first] = performances;
  if (first === undefined) return undefined;
  if (performances.length === 1) return { ...first, description };
  const endDate = placed.map(({ to }) => to).reduce((latest, day) => (day > latest ? day : latest));
  return { ...first, endDate, description, subEvent: performances };
}
