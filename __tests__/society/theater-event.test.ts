import { theaterEvent } from '../../src/society/theater-event';

type Production = Parameters<typeof theaterEvent>[0];
type Run = Production['runs'][number];

const BARN = { venueName: 'The Barn', venue: { address: { street: '1 Field Lane', town: 'Coventry', postcode: 'CV4 7AL' } } };

const production = (...runs: Run[]): Production => ({
  name: 'Sweeney Todd',
  path: '/shows/2025-2026/sweeney-todd',
  societyName: 'Music Theatre Warwick',
  society: { path: '/societies/mtw' },
  tickets: null,
  cancelled: false,
  runs,
});

const day = (from: string, to: string, times: string[] = [], place: Pick<Run, 'venueName' | 'venue'> = BARN): Run => ({
  from,
  to,
  times,
  movedFrom: [],
  ...place,
});

const eventOf = (show: Production, image?: string) =>
  theaterEvent(show, { description: 'A show of Music Theatre Warwick.', image, addressOf: (path) => `https://crew.example${path}` });

const partsOf = (data: Record<string, unknown> | undefined) => (data?.subEvent ?? []) as Record<string, unknown>[];

it('search engines are told where tickets are sold, if the record says so', () => {
  const show = production(day('2026-06-10', '2026-06-10'));
  expect(eventOf(show)).not.toHaveProperty('offers');
  expect(eventOf({ ...show, tickets: 'https://tickets.example/todd' })).toHaveProperty('offers', {
    '@type': 'Offer',
    url: 'https://tickets.example/todd',
  });
});

it('search engines are told that a show is cancelled, or which day it was moved from', () => {
  const moved = { ...day('2026-06-10', '2026-06-10', ['19:30']), movedFrom: ['2026-05-02', '2026-06-01'] };
  expect(eventOf(production(moved))).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-06-01',
  });
  const cancelled = eventOf({ ...production(moved), cancelled: true });
  expect([cancelled?.eventStatus, cancelled?.previousStartDate]).toEqual(['https://schema.org/EventCancelled', undefined]);
});

it('search engines get every property of an event that they ask for', () => {
  expect(eventOf(production(day('2026-06-10', '2026-06-10', ['19:30'])))).toEqual({
    '@type': 'TheaterEvent',
    name: 'Sweeney Todd',
    url: 'https://crew.example/shows/2025-2026/sweeney-todd',
    description: 'A show of Music Theatre Warwick.',
    startDate: '2026-06-10T19:30:00+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@type': 'Organization', name: 'Music Theatre Warwick', url: 'https://crew.example/societies/mtw' },
    location: {
      '@type': 'Place',
      name: 'The Barn',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Field Lane',
        addressLocality: 'Coventry',
        postalCode: 'CV4 7AL',
        addressCountry: 'GB',
      },
    },
  });
});

it('an event has each performance as a part, in order, in winter and in summer time', () => {
  const data = eventOf(production(day('2026-03-28', '2026-03-29', ['19:30']), day('2026-03-29', '2026-03-29', ['14:30'])));
  expect(data).toMatchObject({ startDate: '2026-03-28T19:30:00+00:00', endDate: '2026-03-29' });
  expect(partsOf(data).map(({ startDate }) => startDate)).toEqual([
    '2026-03-28T19:30:00+00:00',
    '2026-03-29T14:30:00+01:00',
    '2026-03-29T19:30:00+01:00',
  ]);
  for (const part of partsOf(data))
    expect(part).toMatchObject({ '@type': 'TheaterEvent', name: 'Sweeney Todd', location: { name: 'The Barn' } });
});

it('an event has the days and place of each run of a tour, with the name of the place if no address is known', () => {
  const data = eventOf(
    production(day('2025-11-19', '2025-11-22'), day('2026-08-03', '2026-08-08', [], { venueName: 'Church hall, Leith', venue: null })),
  );
  expect(partsOf(data)[0]).toMatchObject({ startDate: '2025-11-19', endDate: '2025-11-22' });
  expect(partsOf(data).map(({ location }) => location)).toEqual([
    expect.objectContaining({ name: 'The Barn' }),
    { '@type': 'Place', name: 'Church hall, Leith', address: 'Church hall, Leith' },
  ]);
});

it('an event names a picture if there is one, and no organiser if none is known', () => {
  const data = eventOf({ ...production(day('2025-11-19', '2025-11-22')), societyName: null }, 'https://crew.example/poster.jpg');
  expect(data).toHaveProperty('image', 'https://crew.example/poster.jpg');
  expect(data).not.toHaveProperty('organizer');
});

it('a show without dates or place is no event', () => {
  expect(eventOf(production())).toBeUndefined();
  expect(eventOf(production(day('2025-11-19', '2025-11-22', [], { venueName: null, venue: null })))).toBeUndefined();
});
