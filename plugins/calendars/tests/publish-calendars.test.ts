import { readFileSync } from 'node:fs';
import type { CalendarShow as Show } from '../node/calendar';
import { calendarsOf } from '../node/publish-calendars';

const SITE = { baseAddress: 'https://crew.example', language: 'en', today: '2025-11-01' };

const BARN = { path: '/venues/barn', address: { street: '1 Field Lane', town: 'Fixtureham', postcode: 'FX1 1AA' } };

const run = (from: string, venueName: string, venue?: typeof BARN) => ({ from, to: from, times: [], venueName, venue, movedFrom: [] });

const HAMLET: Show = {
  name: 'Hamlet',
  path: '/shows/2025-2026/hamlet',
  societyName: 'Walkers',
  society: { path: '/societies/walkers' },
  cancelled: false,
  runs: [run('2025-11-19', 'The Barn', BARN), run('2026-04-02', 'A field, far away')],
};
const SHOWS: Show[] = [HAMLET, { name: 'Faust', path: '/shows/2025-2026/faust', societyName: undefined, cancelled: false, runs: [] }];

function calendars(shows = SHOWS): ReadonlyMap<string, string> {
  const societies = [{ name: 'Walkers', path: '/societies/walkers' }];
  const venues = ['Barn', 'Cellar'].map((name) => ({ name: `The ${name}`, path: `/venues/${name.toLowerCase()}` }));
  return calendarsOf({ shows, societies, venues }, { title: 'Fixture Tech Crew', shortTitle: 'Fixture' }, SITE);
}

it('an event has the same UID in its venue’s calendar, even if two start at the same time', () => {
  const cellar = { ...BARN, path: '/venues/cellar' };
  const from = calendars([{ ...HAMLET, runs: [run('2025-11-19', 'The Barn', BARN), run('2025-11-19', 'The Cellar', cellar)] }]);
  const uidsIn = (path: string) => (from.get(path) ?? '').match(/^UID:.*$/gm) ?? [];
  expect([...uidsIn('/venues/barn.ics'), ...uidsIn('/venues/cellar.ics')]).toEqual(uidsIn('/calendar.ics'));
  expect(new Set(uidsIn('/calendar.ics')).size).toBe(2);
});

it('a calendar gives a venue with its address, and a place without an entry by its name', () => {
  const places = [...(calendars().get('/calendar.ics') ?? '').matchAll(/^LOCATION:(.*)\r$/gm)].map(([, place]) => place);
  expect(places).toEqual(['The Barn\\, 1 Field Lane\\, Fixtureham FX1 1AA', 'A field\\, far away']);
});

it('a calendar leaves out the oldest shows to stay below a megabyte, even with characters of three bytes', () => {
  const name = '桜の園'.repeat(60);
  const day = (index: number): string => new Date(Date.UTC(1990, 0, index + 1)).toISOString().slice(0, 10);
  const long = Array.from({ length: 4000 }, (_, index): Show => {
    const path = `/shows/1990-1991/hamlet-${index}`;
    return { ...HAMLET, name, path, runs: [run(day(index), 'The Barn', BARN)] };
  });
  const text = calendars(long.toReversed()).get('/calendar.ics') ?? '';
  expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
  expect(Buffer.byteLength(text)).toBeGreaterThan(500_000);
  expect(text).toContain(`${day(3999).replaceAll('-', '')}`);
  expect(text).not.toContain(`${day(0).replaceAll('-', '')}`);
});

it('calendars are named after the site and their society or venue', () => {
  const names = [...calendars().values()].map((text) => /^X-WR-CALNAME:(.*)\r$/m.exec(text)?.[1]);
  expect(names).toEqual(['Fixture Tech Crew: shows', 'Fixture: Walkers', 'Fixture: The Barn', 'Fixture: The Cellar', 'Hamlet']);
});

it('each show that has not closed has a calendar', () => {
  const ofShows = [
    { ...HAMLET, path: '/shows/2024-2025/closed', runs: [run('2025-10-31', 'The Barn', BARN)] },
    { ...HAMLET, path: '/shows/2025-2026/last-day', runs: [run('2025-11-01', 'The Barn', BARN)] },
    HAMLET,
  ];
  const paths = [...calendars(ofShows).keys()].filter((path) => path.startsWith('/shows/'));
  expect(paths).toEqual(['/shows/2025-2026/last-day.ics', '/shows/2025-2026/hamlet.ics']);
});

it('nginx sends a calendar as one, in UTF-8', () => {
  const [, rule = ''] = /location ~ \\\.ics\$ (\{[^}]*\}[^}]*\})/.exec(readFileSync('hosting/nginx.conf', 'utf8')) ?? [];
  expect(rule).toContain('default_type text/calendar;');
  expect(rule).toContain('charset_types text/calendar;');
});
