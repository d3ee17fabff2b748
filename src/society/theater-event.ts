import { dayAfter, momentInLondon, type Run } from './days';

type Production = Pick<
  NonNullable<Queries.ProductionTemplateQuery['production']>,
  'name' | 'path' | 'societyName' | 'cancelled' | 'runs' | 'tickets'
> & {
  readonly society: { readonly path: string } | null;
};
type Data = Record<string, unknown>;

function locationOf({ venueName: name, venue }: Production['runs'][number]): Data | undefined {
  if (name === null) return undefined;
  // A place without an entry has only a name, which may say where it is.
  if (!venue?.address) return { '@type': 'Place', name, address: name };
  const { street, town, postcode } = venue.address;
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

function performancesOf({ from, to, times }: Run): Data[] {
  if (times.length === 0) return [{ startDate: from, endDate: to }];
  const days = [from];
  for (let day = dayAfter(from); day <= to; day = dayAfter(day)) days.push(day);
  return days.flatMap((day) => [...times].sort().map((time) => ({ startDate: momentInLondon(day, time) })));
}

function statusOf({ movedFrom }: Pick<Production['runs'][number], 'movedFrom'>, isCancelled: boolean): Data {
  const isMoved = movedFrom.length > 0;
  const status = isCancelled ? 'Cancelled' : isMoved ? 'Rescheduled' : 'Scheduled';
  return { eventStatus: `https://schema.org/Event${status}`, ...(isMoved && !isCancelled && { previousStartDate: movedFrom.at(-1) }) };
}

/**
 * A production as schema.org's TheaterEvent, for search engines. Leaves out people. Several performances are its `subEvent`s.
 * `undefined` without dates or place. Addresses are whole (https://…).
 */
export function theaterEvent(
  { name, path, societyName, society, cancelled, runs, tickets }: Production,
  { description, image, addressOf }: { description: string; image?: string | undefined; addressOf: (path: string) => string },
): Data | undefined {
  const placed = runs.map((run) => ({ ...run, location: locationOf(run) })).filter(({ location }) => location !== undefined);
  const common = {
    '@type': 'TheaterEvent',
    name,
    url: addressOf(path),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(societyName !== null && {
      organizer: { '@type': 'Organization', name: societyName, ...(society && { url: addressOf(society.path) }) },
    }),
    ...(image !== undefined && { image }),
    ...(tickets !== null && { offers: { '@type': 'Offer', url: tickets } }),
  };
  const performances = placed
    .flatMap((run) => performancesOf(run).map((times) => ({ ...common, ...statusOf(run, cancelled), ...times, location: run.location })))
    .sort((first: Data, second: Data) => (String(first.startDate) < String(second.startDate) ? -1 : 1));
  const [first] = performances;
  if (first === undefined) return undefined;
  if (performances.length === 1) return { ...first, description };
  const endDate = placed.map(({ to }) => to).reduce((latest, day) => (day > latest ? day : latest));
  return { ...first, endDate, description, subEvent: performances };
}
