import { calendarYearAt, latestProductions, termAt } from '../../src/society/node/latest-productions';

describe('the term of a date', () => {
  it.each([
    ['2025-08-01T12:00:00Z', '2025/2026', 1],
    ['2025-12-31T12:00:00Z', '2025/2026', 1],
    // Midnight in London, while the clock of the world is still in July.
    ['2025-07-31T23:30:00Z', '2025/2026', 1],
    ['2025-07-31T22:30:00Z', '2024/2025', 3],
    ['2026-01-10T12:00:00Z', '2025/2026', 2],
    ['2026-03-31T12:00:00Z', '2025/2026', 2],
    ['2026-04-01T12:00:00Z', '2025/2026', 3],
  ])('%s is %s, term %i', (date, year, term) => {
    expect(termAt(new Date(date))).toEqual({ year, term });
  });

  it('lies in a calendar year by the clock of London', () => {
    expect(calendarYearAt(new Date('2025-12-31T23:59:00Z'))).toBe(2025);
    expect(calendarYearAt(new Date('2026-06-30T23:30:00Z'))).toBe(2026);
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
  const latest = (today: string, year: string, term: number, limit = 4) =>
    latestProductions(productions, { today, now: { year, term }, limit }).map(({ path }) => path);

  it('are those that have opened, the last first; those without dates come last in their term', () => {
    expect(latest('2025-11-30', '2025/2026', 1)).toEqual(['second', 'first', 'undated', 'old']);
    expect(latest('2025-11-20', '2025/2026', 1, 2)).toEqual(['first', 'undated']);
    expect(latest('2026-02-05', '2025/2026', 2, 2)).toEqual(['coming', 'second']);
  });

  it('are those that are announced, while none has opened', () => {
    expect(latest('2023-11-01', '2023/2024', 1, 2)).toEqual(['undated too', 'coming']);
  });
});
