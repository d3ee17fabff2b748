/** A production for search engines: schema.org's TheaterEvent. */
import { dayAfter, momentInLondon, type Run } from './days';

/** Where a run is shown. */
export interface Place {
  readonly name: string;
  readonly address?: { readonly street: string | null; readonly town: string; readonly postcode: string | null } | null;
}

export interface PlacedRun extends Run {
  readonly place: Place | null;
}

export interface StagedProduction {
  readonly name: string;
  /** Whole address of its page. */
  readonly url: string;
  readonly description: string;
  /** The society or client, and the whole address of its page. */
  readonly society: { readonly name: string; readonly url?: string | undefined } | null;
  /** Whole address of a picture. */
  readonly image?: string | undefined;
  readonly runs: readonly PlacedRun[];
}

type Data = Record<string, unknown>;

function locationOf({ name, address }: Place): Data {
  // A place without an entry has only a name, which may say where it is.
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

/** An entry for each performance, or for the whole run if its times are unknown. */
function performancesOf({ from, to, times }: Run): Data[] {
  if (times.length === 0) return [{ startDate: from, endDate: to }];
  const days = [from];
  for (let day = dayAfter(from); day <= to; day = dayAfter(day)) days.push(day);
  return days.flatMap((day) => [...times].sort().map((time) => ({ startDate: momentInLondon(day, time) })));
}

/** The data of a production, without people; several performances are parts of it. `undefined` without dates or place. */
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
