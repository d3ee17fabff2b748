import { latestProductions, termAt } from '../../src/society/node/latest-productions';

describe('the term of a day', () => {
  it.each([
    ['2025-07-31', '2024/2025', 3],
    ['2025-08-01', '2025/2026', 1],
    ['2025-12-31', '2025/2026', 1],
    ['2026-01-10', '2025/2026', 2],
    ['2026-03-31', '2025/2026', 2],
    ['2026-04-01', '2025/2026', 3],
  ])('%s is %s, term %i', (day, year, term) => {
    expect(termAt(day)).toEqual({ year, term });
  });
});

describe('the latest productions', () => {
  const production = (path: string, year: string, term: string, ...days: string[]) => ({
    path,
    year,
    term,
    dates: days.map((day) => ({ from: day, to: day })),
    tour: [],
  });
  const productions = [
    production('old', '2024/2025', 'Term 3', '2025-05-01'),
    production('first', '2025/2026', 'Term 1', '2025-11-19'),
    production('second', '2025/2026', 'Term 1', '2025-11-26', '2025-12-04'),
    production('undated', '2025/2026', 'Term 1'),
    production('coming', '2025/2026', 'Term 2', '2026-02-05'),
    production('undated too', '2025/2026', 'Summer'),
  ];
  const latest = (today: string, limit = 4) => latestProductions(productions, { today, limit }).map(({ path }) => path);

  it('are those that have opened, the last first; those without dates come last in their term', () => {
    expect(latest('2025-11-30')).toEqual(['second', 'first', 'undated', 'old']);
    expect(latest('2025-11-20', 2)).toEqual(['first', 'undated']);
    expect(latest('2026-02-05', 2)).toEqual(['coming', 'second']);
  });

  it('are those that are announced, while none has opened', () => {
    expect(latest('2023-11-01', 2)).toEqual(['undated too', 'coming']);
  });
});
