import { daysOfTerm, daysOfYear } from '../../src/content/terms';

it.each([
  ['Term 1', '2025-08-01', '2025-12-31'],
  ['Term 2', '2026-01-01', '2026-03-31'],
  ['Term 3', '2026-04-01', '2026-07-31'],
])('%s of a year has room for the days to the next one, vacations included', (name, from, to) => {
  expect(daysOfTerm('2025/2026', name)).toEqual({ from, to });
});

it('a term without a number, such as Summer, may lie anywhere in its year, September after it included', () => {
  expect(daysOfTerm('2025/2026', 'Summer')).toEqual(daysOfYear('2025/2026'));
  expect(daysOfYear('2025/2026')).toEqual({ from: '2025-08-01', to: '2026-09-30' });
});
