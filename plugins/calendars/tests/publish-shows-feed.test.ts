import { nameInFile } from '../node/first-named';
import { entriesOfShows } from '../node/publish-shows-feed';

type Show = Parameters<typeof entriesOfShows>[0][number];

const show = (name: string, ...days: string[]): Show => ({
  name,
  path: `/shows/2025-2026/${name.toLowerCase()}`,
  year: '2025/2026',
  societyName: 'Walkers',
  venueName: undefined,
  cancelled: false,
  runs: days.map((day) => ({ from: day, to: day })),
});

/** Titles, dates and all else of the feed's entries. */
function entries(shows: Show[], named: Record<string, string> = {}) {
  const dates = Object.entries(named).map(([name, date]) => [nameInFile('shows/2025-2026.json', name), date] as const);
  const site = { today: '2025-11-22', author: 'Fixture Tech Crew', baseAddress: 'https://crew.example' };
  return entriesOfShows(shows, new Map(dates), site);
}

it('the feed of new shows has the address, society and dates of each, the last announced first', () => {
  const dates = { Hamlet: '2025-09-01T09:00:00.000Z', Faust: '2025-10-01T10:00:00.000Z' };
  const [newest, other] = entries([show('Hamlet', '2026-02-04'), show('Faust', '2025-12-03')], dates);
  expect(newest).toMatchObject({
    key: '/shows/2025-2026/faust',
    title: 'Faust',
    date: dates.Faust,
    url: 'https://crew.example/shows/2025-2026/faust',
    words: 'Walkers, 3 December 2025',
    authors: ['Fixture Tech Crew'],
  });
  expect(other).toMatchObject({ title: 'Hamlet', date: dates.Hamlet });
});

it('the feed of new shows guesses a date from the days of a show if git does not say when it was announced', () => {
  const feed = entries([show('Ahead', '2026-02-04'), show('Over', '2025-11-19'), show('Undated')]);
  expect(feed.map(({ title, date }) => `${title} ${date}`)).toEqual([
    'Ahead 2025-11-22T00:00:00.000Z',
    'Over 2025-11-19T00:00:00.000Z',
    'Undated 2025-08-01T00:00:00.000Z',
  ]);
});

it('the feed of new shows has the newest fifty', () => {
  expect(entries(Array.from({ length: 1500 }, (_, index) => show(`Show ${index}`)))).toHaveLength(50);
});
