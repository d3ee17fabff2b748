import { listedYears, MOST_LISTED } from '../../src/society/listed-years';

const listed = (...counts: number[]): number[] => {
  const years = counts.map((count) => ({ count }));
  return [...listedYears(years, ({ count }) => count)].map((year) => years.indexOf(year));
};

describe('the years that a page lists', () => {
  it('are all of them as long as there is room', () => {
    expect(listed(10, MOST_LISTED - 20, 10)).toEqual([0, 1, 2]);
  });

  it('are the first ones, and no part of a year', () => {
    expect(listed(100, 60, 1)).toEqual([0]);
  });

  it('always hold the first, however much was on', () => {
    expect(listed(MOST_LISTED + 1, 1)).toEqual([0]);
    expect(listed()).toEqual([]);
  });
});
