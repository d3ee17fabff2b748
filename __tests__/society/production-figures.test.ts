import { averageCrew, countNames, productionFigures, type CountedProduction } from '../../src/society/node/production-figures';

const production = (year: string, people: string[], more: Partial<CountedProduction> = {}): CountedProduction => ({
  year,
  credits: people.map((person, index) => ({ role: `Role ${index}`, person })),
  ...more,
});

it('counts names, the most frequent first and equal ones as they came', () => {
  expect(countNames(['B', 'A', 'C', 'A', 'C', 'D'])).toEqual([
    { name: 'A', count: 2 },
    { name: 'C', count: 2 },
    { name: 'B', count: 1 },
    { name: 'D', count: 1 },
  ]);
});

it('counts venues, most frequent first and then by alphabet', () => {
  const venues = ['Piazza', 'Studio', 'Theatre', 'Studio', 'Avon'];
  expect(
    productionFigures(
      venues.map((venue) => production('2025/2026', [], { venue })),
      ['2025/2026'],
    ).venues,
  ).toEqual([
    { name: 'Studio', count: 2 },
    { name: 'Avon', count: 1 },
    { name: 'Piazza', count: 1 },
    { name: 'Theatre', count: 1 },
  ]);
});

describe('the average team', () => {
  it('counts a person once, whatever the number of their roles', () => {
    expect(averageCrew([production('2025/2026', ['Mike', 'Mike', 'Faye'])])).toBe(2);
  });

  it('leaves out productions that nobody is on record for', () => {
    expect(averageCrew([production('2025/2026', ['Mike']), production('2025/2026', []), production('2025/2026', ['Mike', 'Faye'])])).toBe(
      1.5,
    );
  });

  it('is unknown where there is no team', () => {
    expect(averageCrew([production('2025/2026', [])])).toBeUndefined();
  });
});

describe('the figures of all productions', () => {
  const figures = productionFigures(
    [
      production('2025/2026', ['Mike', 'Faye'], { society: 'WUDS', venue: 'Studio' }),
      production('2025/2026', ['Mike'], { society: 'WUDS', venue: 'Theatre' }),
      production('2023/2024', [], { venue: 'Studio' }),
    ],
    ['2025/2026', '2024/2025', '2023/2024'],
  );

  it('add up productions and people', () => {
    expect(figures).toMatchObject({ productions: 3, people: 2, averageCrew: 1.5 });
  });

  it('go through the years from the oldest, dark ones included', () => {
    expect(figures.years).toEqual([
      { year: '2023/2024', count: 1, averageCrew: undefined },
      { year: '2024/2025', count: 0, averageCrew: undefined },
      { year: '2025/2026', count: 2, averageCrew: 1.5 },
    ]);
  });

  it('rank societies, venues, roles and people', () => {
    expect(figures.societies).toEqual([{ name: 'WUDS', count: 2 }]);
    expect(figures.venues).toEqual([
      { name: 'Studio', count: 2 },
      { name: 'Theatre', count: 1 },
    ]);
    expect(figures.roles).toEqual([
      { name: 'Role 0', count: 2 },
      { name: 'Role 1', count: 1 },
    ]);
    expect(figures.busiestPeople).toEqual([
      { name: 'Mike', count: 2 },
      { name: 'Faye', count: 1 },
    ]);
  });
});
