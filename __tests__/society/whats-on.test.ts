import { comingUp, openedOnTheseDays, type ListedShow } from '../../src/society/node/whats-on';

const show = (name: string, ...runs: [from: string, to: string][]) => ({ name, runs: runs.map(([from, to]) => ({ from, to })) });

const named = (listed: ListedShow<{ name: string }>[]) => listed.map((entry) => ({ ...entry, show: entry.show.name }));

describe('the coming shows of a page', () => {
  it('are on now or later, soonest first, with an entry for each stretch of days', () => {
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

  it('have a limit, and so have openings on this day', () => {
    const shows = Array.from({ length: 1500 }, (_, index) => show(`${index}`, ['2025-11-19', '2025-11-19']));
    expect(comingUp(shows, '2025-11-01')).toHaveLength(12);
    expect(openedOnTheseDays(shows, '2026-11-19')).toHaveLength(24);
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

  it('are listed for the day of the build and the days after it, newest year first', () => {
    expect(named(openedOnTheseDays(shows, '2025-11-22'))).toEqual([
      { show: 'last year', from: '2025-11-22', to: '2025-11-22', opened: '2024' },
      { show: 'ten years ago', from: '2025-11-22', to: '2025-11-22', opened: '2015' },
      { show: 'tomorrow', from: '2025-11-23', to: '2025-11-23', opened: '2020' },
    ]);
  });

  it('are found across the turn of the year', () => {
    const newYear = [show('new year', ['2019-01-02', '2019-01-05'])];
    expect(named(openedOnTheseDays(newYear, '2025-12-31'))).toEqual([
      { show: 'new year', from: '2026-01-02', to: '2026-01-02', opened: '2019' },
    ]);
  });
});
