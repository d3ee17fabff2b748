import { theaterEvent } from '../../src/society/theater-event';

type Production = Parameters<typeof theaterEvent>[0];
type Run = Production['runs'][number];

const BARN = { venueName: 'The Barn', venue: { address: { street: '1 Field Lane', town: 'Coventry', postcode: 'CV4 7AL' } } };

const run = (from: string, to: string, times: string[] = [], more: Partial<Run> = {}): Run => ({
  ...{ from, to, times, movedFrom: [] },
  ...BARN,
  ...more,
});

const ONE_NIGHT = run('2026-06-10', '2026-06-10', ['19:30']);

/** The event of a show on one night, or with other facts. */
const eventOf = (more: Partial<Production> = {}, image?: string) =>
  theaterEvent(
    {
      ...{ name: 'Sweeney Todd', path: '/shows/2025-2026/sweeney-todd', tickets: null, cancelled: false, runs: [ONE_NIGHT] },
      ...{ societyName: 'Music Theatre Warwick', society: { path: '/societies/mtw' } },
      ...more,
    },
    { description: 'A show of Music Theatre Warwick.', image, addressOf: (path) => `https://crew.example${path}` },
  );

const partsOf = (data: Record<string, unknown> | undefined) => (data?.subEvent ?? []) as Record<string, unknown>[];

it('search engines get every property of an event that they ask for', () => {
  expect(eventOf()).toEqual({
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

const MOVED = [{ ...ONE_NIGHT, movedFrom: ['2026-05-02', '2026-06-01'] }];
const RESCHEDULED = { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: '2026-06-01' };
const CANCELLED = { eventStatus: 'https://schema.org/EventCancelled' };

it.each([
  ['where tickets are sold', { tickets: 'https://shop.example' }, { offers: { '@type': 'Offer', url: 'https://shop.example' } }],
  ['which day a show was moved from', { runs: MOVED }, RESCHEDULED],
  ['that a show is cancelled, even if it was moved', { runs: MOVED, cancelled: true }, CANCELLED],
  ['no organiser if none is known', { societyName: null }, { organizer: undefined }],
])('search engines are told %s', (_what, facts, properties) => {
  expect(eventOf(facts)).toEqual({ ...eventOf(), ...properties });
});

it('search engines are told of a picture', () => {
  expect(eventOf({}, 'https://crew.example/poster.jpg')).toEqual({ ...eventOf(), image: 'https://crew.example/poster.jpg' });
});

it('an event has each performance as a part, in order, in winter and in summer time', () => {
  const data = eventOf({ runs: [run('2026-03-28', '2026-03-29', ['19:30']), run('2026-03-29', '2026-03-29', ['14:30'])] });
  expect(data).toMatchObject({ startDate: '2026-03-28T19:30:00+00:00', endDate: '2026-03-29' });
  const part = { '@type': 'TheaterEvent', name: 'Sweeney Todd', location: { name: 'The Barn' } };
  expect(partsOf(data)).toMatchObject([
    { ...part, startDate: '2026-03-28T19:30:00+00:00' },
    { ...part, startDate: '2026-03-29T14:30:00+01:00' },
    { ...part, startDate: '2026-03-29T19:30:00+01:00' },
  ]);
});

it('an event has the days and place of each run of a tour, with the name of the place if no address is known', () => {
  const leith = { venueName: 'Church hall, Leith', venue: null };
  expect(partsOf(eventOf({ runs: [run('2025-11-19', '2025-11-22'), run('2026-08-03', '2026-08-08', [], leith)] }))).toMatchObject([
    { startDate: '2025-11-19', endDate: '2025-11-22', location: { name: 'The Barn' } },
    { location: { '@type': 'Place', name: 'Church hall, Leith', address: 'Church hall, Leith' } },
  ]);
});

it.each([
  ['dates', []],
  ['place', [run('2025-11-19', '2025-11-22', [], { venueName: null, venue: null })]],
])('a show without %s is no event', (_fact, runs) => {
  expect(eventOf({ runs })).toBeUndefined();
});
