import ICAL from 'ical.js';
import { calendarText, eventsOf, type CalendarShow as Show } from '../node/calendar';

const SITE = { baseAddress: 'https://www.crew.example/crew', language: 'en', today: '2026-11-22' };

type Run = Show['runs'][number];

const run = (from: string, to: string, times: string[] = [], venueName?: string): Run => ({ from, to, times, venueName, movedFrom: [] });

const PRODUCTION: Show = {
  name: 'Sweeney Todd; or, the \\ Barber',
  path: '/shows/2025-2026/sweeney-todd',
  societyName: 'Music Theatre, Warwick',
  cancelled: false,
  runs: [run('2025-11-19', '2025-11-22', ['19:30'], 'The Barn, left door')],
};

function textOf(...productions: Show[]): string {
  const events = productions.flatMap((production) => eventsOf(production, SITE).map(({ event }) => event));
  return calendarText('Crew; shows', events, SITE);
}

/** The events of a calendar, parsed by an independent library. */
function eventsIn(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as string);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const withRuns = (...runs: Run[]): Show => ({ ...PRODUCTION, runs });
const onlyEventOf = (...runs: Run[]): ICAL.Event => {
  const [event, ...others] = eventsIn(textOf(withRuns(...runs)));
  expect(others).toEqual([]);
  return event as ICAL.Event;
};

/** When each performance of an event begins, in UTC. */
function beginningsOf(event: ICAL.Event): string[] {
  const iterator = event.iterator();
  const beginnings: string[] = [];
  for (let next = iterator.next() as ICAL.Time | null; next && beginnings.length < 50; next = iterator.next() as ICAL.Time | null) {
    beginnings.push(next.toJSDate().toISOString());
    if (!event.isRecurring()) break;
  }
  return beginnings;
}

afterEach(() => ICAL.TimezoneService.reset());

it('an event names the show, its place and its society, and links to its page', () => {
  const [event] = eventsIn(textOf(PRODUCTION));
  expect(event).toMatchObject({
    summary: 'Sweeney Todd; or, the \\ Barber',
    location: 'The Barn, left door',
    description: 'Music Theatre, Warwick\nhttps://www.crew.example/crew/shows/2025-2026/sweeney-todd',
  });
  expect(event?.component.getFirstPropertyValue('url')).toBe('https://www.crew.example/crew/shows/2025-2026/sweeney-todd');
  expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});

it('a run without times is an all-day event that ends on the day after the last', () => {
  const event = onlyEventOf(run('2025-11-28', '2025-11-30'));
  expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([true, '2025-11-28', '2025-12-01']);
});

it('a single evening is one event of two and a half hours', () => {
  const event = onlyEventOf(run('2025-11-20', '2025-11-20', ['19:30']));
  expect([event.isRecurring(), event.endDate.toJSDate().toISOString()]).toEqual([false, '2025-11-20T22:00:00.000Z']);
});

it.each([
  [
    'repeats daily at its time in London, if clocks go forward',
    ['2026-03-28', '2026-03-29', ['19:30']],
    ['2026-03-28T19:30', '2026-03-29T18:30'],
  ],
  [
    'repeats daily at its time in London, if clocks go back',
    ['2026-10-24', '2026-10-25', ['19:30']],
    ['2026-10-24T18:30', '2026-10-25T19:30'],
  ],
  ['is an event for each performance of a day', ['2025-11-22', '2025-11-22', ['14:30', '19:30']], ['2025-11-22T14:30', '2025-11-22T19:30']],
] as const)('a run with times %s', (_what, [from, to, times], beginnings) => {
  const events = eventsIn(textOf(withRuns(run(from, to, [...times]))));
  expect(events.flatMap(beginningsOf)).toEqual(beginnings.map((beginning) => `${beginning}:00.000Z`));
});

const uidsOf = (...runs: Run[]): string[] => eventsIn(textOf(withRuns(...runs))).map(({ uid }) => uid);
const evening = run('2025-11-19', '2025-11-22', ['19:30']);
const matinee = run('2025-11-22', '2025-11-22', ['14:30']);

it('an event keeps its UID when other runs come before it, its run becomes longer or its show is renamed', () => {
  const [uid] = uidsOf(evening);
  expect(uidsOf(matinee, evening)[1]).toBe(uid);
  expect(uidsOf({ ...evening, to: '2025-11-21' })).toEqual([uid]);
  expect(eventsIn(textOf({ ...PRODUCTION, name: 'Todd' }))[0]?.uid).toBe(uid);
});

it('an event keeps its UID when its run is moved, with a higher number each time, so that calendars move it', () => {
  const moved = { ...evening, from: '2026-02-24', to: '2026-02-27', movedFrom: ['2025-11-19'] };
  const twice = { ...moved, from: '2026-02-25', movedFrom: ['2025-11-19', '2026-02-24'] };
  const events = [evening, moved, twice].map((one) => onlyEventOf(one));
  expect(events.map(({ uid, sequence }) => [uid, sequence])).toEqual([0, 1, 2].map((sequence) => [...uidsOf(evening), sequence]));
  expect(events[2]?.startDate.toString()).toBe('2026-02-25T19:30:00');
});

it('an event keeps its UID when its show is cancelled, and says so', () => {
  const [event] = eventsIn(textOf({ ...PRODUCTION, cancelled: true }));
  expect([event?.uid, event?.sequence, event?.summary]).toEqual([uidsOf(...PRODUCTION.runs)[0], 1, `Cancelled: ${PRODUCTION.name}`]);
  expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(eventsIn(textOf(PRODUCTION))[0]?.component.getFirstPropertyValue('status')).toBeNull();
});

it('an event has a UID of its own, even beside another show at the same time', () => {
  const events = eventsIn(textOf(withRuns(evening, matinee, evening), { ...PRODUCTION, path: '/shows/2025-2026/sweeney-todd-2' }));
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
  expect(events).toHaveLength(3);
});

it('a calendar keeps emoji whole in lines of 75 octets, ends as RFC 5545 asks, and is to be refreshed daily', () => {
  const emoji = '🎭'.repeat(60);
  const text = textOf({ ...PRODUCTION, name: emoji });
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => /[\r\n]/.test(line) || !line.isWellFormed())).toEqual([]);
  expect(lines.at(-1)).toBe('');
  expect(eventsIn(text)[0]?.summary).toBe(emoji);
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D');
});
