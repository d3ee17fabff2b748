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
  const years = [
    {
      year: '2024/2025',
      terms: [
        { name: 'Term 1', productions: ['old 1'] },
        { name: 'Term 3', productions: ['old 3a', 'old 3b'] },
      ],
    },
    {
      year: '2025/2026',
      terms: [
        { name: 'Term 1', productions: ['new 1'] },
        { name: 'Term 2', productions: ['new 2'] },
        { name: 'Summer', productions: ['summer'] },
      ],
    },
  ];

  it('are those of the newest term that has begun, then of the ones before', () => {
    expect(latestProductions(years, { year: '2025/2026', term: 1 }, 3)).toEqual(['new 1', 'old 3a', 'old 3b']);
    expect(latestProductions(years, { year: '2025/2026', term: 2 }, 2)).toEqual(['new 2', 'new 1']);
  });

  it('are what is announced, while nothing has begun', () => {
    expect(latestProductions(years, { year: '2023/2024', term: 1 }, 2)).toEqual(['summer', 'new 2']);
  });
});
