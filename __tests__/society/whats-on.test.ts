import { announcementOf, comingUp, lastOn, latestProductions, openedOnTheseDays, type ListedShow } from '../../src/society/node/whats-on';

const show = (name: string, ...runs: [from: string, to: string][]) => ({ name, runs: runs.map(([from, to]) => ({ from, to })) });

const named = (listed: ListedShow<{ name: string }>[]) => listed.map(({ show, from, to, opened }) => [show.name, from, to, opened]);

it('coming shows are on now or later, soonest first, with an entry for each stretch of days', () => {
  const shows = [
    show('over', ['2025-11-10', '2025-11-18']),
    show('tour', ['2026-08-03', '2026-08-08'], ['2025-11-19', '2025-11-21'], ['2025-11-22', '2025-11-22'], ['2025-11-20', '2025-11-20']),
    show('last day', ['2025-11-17', '2025-11-19']),
    show('undated'),
  ];
  expect(named(comingUp(shows, '2025-11-19'))).toEqual([
    ['last day', '2025-11-17', '2025-11-19', '2025'],
    ['tour', '2025-11-19', '2025-11-22', '2025'],
    ['tour', '2026-08-03', '2026-08-08', '2025'],
  ]);
});

it('coming shows and openings on this day have a limit', () => {
  const shows = Array.from({ length: 1500 }, (_, index) => show(`${index}`, ['2025-11-19', '2025-11-19']));
  expect(comingUp(shows, '2025-11-01')).toHaveLength(12);
  expect(openedOnTheseDays(shows, '2026-11-19')).toHaveLength(24);
});

const CLOSED = [show('first', ['2025-11-10', '2025-11-12']), show('second', ['2025-11-11', '2025-11-18']), show('undated')];

it.each([
  ['the one that closed last', CLOSED, 'second'],
  // A page names it once it is over.
  ['the last coming one', [...CLOSED, show('coming', ['2026-02-01', '2026-02-02'])], 'coming'],
  ['none if none has a date', [show('undated')], undefined],
])('the show that was on last is %s', (_which, shows, name) => {
  expect(lastOn(shows, '2025-12-01')?.show.name).toBe(name);
});

it('openings on this day are listed for the day of the build and the days after it, newest year first', () => {
  const shows = [
    show('ten years ago', ['2015-11-22', '2015-11-24']),
    show('last year', ['2024-11-22', '2024-11-23'], ['2025-08-01', '2025-08-02']),
    show('today', ['2025-11-22', '2025-11-22']),
    show('in two weeks', ['2019-12-06', '2019-12-07']),
    show('tomorrow', ['2020-11-23', '2020-11-23']),
    show('second day', ['2018-11-21', '2018-11-22']),
  ];
  expect(named(openedOnTheseDays(shows, '2025-11-22'))).toEqual([
    ['last year', '2025-11-22', '2025-11-22', '2024'],
    ['ten years ago', '2025-11-22', '2025-11-22', '2015'],
    ['tomorrow', '2025-11-23', '2025-11-23', '2020'],
  ]);
});

it('openings on this day are found across the turn of the year', () => {
  const shows = [show('new year', ['2019-01-02', '2019-01-05'])];
  expect(named(openedOnTheseDays(shows, '2025-12-31'))).toEqual([['new year', '2026-01-02', '2026-01-02', '2019']]);
});

it('a show’s announcement says when and where its performances are, until its last day is over', () => {
  const runs = [
    { from: '2025-11-19', to: '2025-11-21', times: ['19:30'], venueName: 'The Barn' },
    { from: '2025-11-22', to: '2025-11-22', times: ['14:30', '19:30'], venueName: 'The Barn' },
    { from: '2026-01-09', to: '2026-01-09', times: [] },
  ];
  const announced = { runs, openPosts: ['Sound Designer'] };
  const today = { from: '2025-11-22', to: '2025-11-22', now: 'Today 14:30 and 19:30', later: 'Saturday 22 November, 14:30 and 19:30' };
  const next = { from: '2026-01-09', to: '2026-01-09', now: undefined, later: 'Friday 9 January' };
  expect(announcementOf(announced, '2025-11-22')).toEqual({
    day: '2025-11-22',
    openPosts: ['Sound Designer'],
    entries: [
      { ...today, where: 'The Barn, 22 November 2025' },
      { ...next, where: '9 January 2026' },
    ],
  });
  expect(announcementOf(announced, '2025-11-01')?.entries[0]?.later).toBe('From Wednesday 19 November, 19:30');
  expect(announcementOf(announced, '2026-01-10')).toBeUndefined();
});

const production = (path: string, year: string, term: string, ...days: string[]) => ({
  ...{ path, year, term, tour: [] },
  dates: days.map((day) => ({ from: day, to: day })),
});

it.each([
  ['have closed, newest first, with undated ones last in their term', '2025-12-05', ['second', 'first', 'undated', 'old']],
  ['are of the newest term', '2026-02-06', ['coming', 'second', 'first', 'undated']],
  ['leave out one that is on', '2025-11-19', ['undated', 'old']],
  ['leave out one that has closed and will be on again', '2025-12-04', ['first', 'undated', 'old']],
  ['are the announced ones until one has closed', '2023-11-01', ['undated too', 'coming', 'second', 'first']],
])('the latest productions %s', (_which, today, paths) => {
  const productions = [
    production('old', '2024/2025', 'Term 3', '2025-05-01'),
    production('first', '2025/2026', 'Term 1', '2025-11-19'),
    production('second', '2025/2026', 'Term 1', '2025-11-26', '2025-12-04'),
    production('undated', '2025/2026', 'Term 1'),
    production('coming', '2025/2026', 'Term 2', '2026-02-05'),
    production('undated too', '2025/2026', 'Summer'),
  ];
  expect(latestProductions(productions, { today, limit: 4 }).map(({ path }) => path)).toEqual(paths);
});

it.each([
  ['2025-07-30', 'dated'],
  ['2025-08-01', 'Term 1'],
  ['2025-12-31', 'Term 1'],
  ['2026-01-01', 'Term 2'],
  ['2026-07-31', 'Term 3'],
  ['2026-08-01', 'Summer'],
])('an undated production counts from the first day of its term: on %s the latest is “%s”', (today, last) => {
  const undated = ['Summer', 'Term 1', 'Term 2', 'Term 3'].map((term) => production(term, '2025/2026', term));
  const all = [production('dated', '2024/2025', 'Term 1', '2024-11-19'), ...undated];
  expect(latestProductions(all, { today, limit: 1 }).map(({ path }) => path)).toEqual([last]);
});
