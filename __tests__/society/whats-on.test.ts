import { announcementOf, comingUp, lastOn, openedOnTheseDays, type ListedShow } from '../../src/society/node/whats-on';

const show = (name: string, ...runs: [from: string, to: string][]) => ({ name, runs: runs.map(([from, to]) => ({ from, to })) });

const named = (listed: ListedShow<{ name: string }>[]) => listed.map((entry) => ({ ...entry, show: entry.show.name }));

it('coming shows are on now or later, soonest first, with an entry for each stretch of days', () => {
  const shows = [
    show('over', ['2025-11-10', '2025-11-18']),
    show('tour', ['2026-08-03', '2026-08-08'], ['2025-11-19', '2025-11-21'], ['2025-11-22', '2025-11-22'], ['2025-11-20', '2025-11-20']),
    show('last day', ['2025-11-17', '2025-11-19']),
    show('undated'),
  ];
  expect(named(comingUp(shows, '2025-11-19'))).toEqual([
    { show: 'last day', from: '2025-11-17', to: '2025-11-19', opened: '2025' },
    { show: 'tour', from: '2025-11-19', to: '2025-11-22', opened: '2025' },
    { show: 'tour', from: '2026-08-03', to: '2026-08-08', opened: '2025' },
  ]);
});

it('coming shows and openings on this day have a limit', () => {
  const shows = Array.from({ length: 1500 }, (_, index) => show(`${index}`, ['2025-11-19', '2025-11-19']));
  expect(comingUp(shows, '2025-11-01')).toHaveLength(12);
  expect(openedOnTheseDays(shows, '2026-11-19')).toHaveLength(24);
});

describe('the show that was on last', () => {
  const shows = [show('first', ['2025-11-10', '2025-11-12']), show('second', ['2025-11-11', '2025-11-18']), show('undated')];

  it('the show that was on last is the one that closed last', () => {
    expect(lastOn(shows, '2025-12-01')).toMatchObject({ show: { name: 'second' }, to: '2025-11-18' });
    expect(lastOn([show('undated')], '2025-12-01')).toBeUndefined();
  });

  it('the show that was on last is the last coming one, because a page names it once these are over', () => {
    expect(lastOn([...shows, show('coming', ['2026-02-01', '2026-02-02'])], '2025-12-01')).toMatchObject({ show: { name: 'coming' } });
  });
});

describe('the announcement of a show', () => {
  const runs = [
    { from: '2025-11-19', to: '2025-11-21', times: ['19:30'], venueName: 'The Barn' },
    { from: '2025-11-22', to: '2025-11-22', times: ['14:30', '19:30'], venueName: 'The Barn' },
    { from: '2026-01-09', to: '2026-01-09', times: [] },
  ];

  it('a show’s announcement says when and where its performances are, until they are over', () => {
    expect(announcementOf({ runs, openPosts: ['Sound Designer'] }, '2025-11-22')).toEqual({
      day: '2025-11-22',
      openPosts: ['Sound Designer'],
      entries: [
        {
          from: '2025-11-22',
          to: '2025-11-22',
          now: 'Today 14:30 and 19:30',
          later: 'Saturday 22 November, 14:30 and 19:30',
          where: 'The Barn, 22 November 2025',
        },
        { from: '2026-01-09', to: '2026-01-09', now: undefined, later: 'Friday 9 January', where: '9 January 2026' },
      ],
    });
    expect(announcementOf({ runs, openPosts: [] }, '2025-11-01')?.entries[0]?.later).toBe('From Wednesday 19 November, 19:30');
  });

  it('a show’s announcement ends with its last day', () => {
    expect(announcementOf({ runs, openPosts: [] }, '2026-01-10')).toBeUndefined();
  });
});

describe('openings on this day', () => {
  const shows = [
    show('ten years ago', ['2015-11-22', '2015-11-24']),
    show('last year', ['2024-11-22', '2024-11-23'], ['2025-08-01', '2025-08-02']),
    show('today', ['2025-11-22', '2025-11-22']),
    show('in two weeks', ['2019-12-06', '2019-12-07']),
    show('tomorrow', ['2020-11-23', '2020-11-23']),
    show('second day', ['2018-11-21', '2018-11-22']),
  ];

  it('openings on this day are listed for the day of the build and the days after it, newest year first', () => {
    expect(named(openedOnTheseDays(shows, '2025-11-22'))).toEqual([
      { show: 'last year', from: '2025-11-22', to: '2025-11-22', opened: '2024' },
      { show: 'ten years ago', from: '2025-11-22', to: '2025-11-22', opened: '2015' },
      { show: 'tomorrow', from: '2025-11-23', to: '2025-11-23', opened: '2020' },
    ]);
  });

  it('openings on this day are found across the turn of the year', () => {
    const newYear = [show('new year', ['2019-01-02', '2019-01-05'])];
    expect(named(openedOnTheseDays(newYear, '2025-12-31'))).toEqual([
      { show: 'new year', from: '2026-01-02', to: '2026-01-02', opened: '2019' },
    ]);
  });
});
