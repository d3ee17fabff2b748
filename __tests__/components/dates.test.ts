import { dayInLondon, formatDate, formatMonth } from '../../src/components/dates';

it.each([
  ['2026-06-10T22:59:59Z', '2026-06-10'],
  ['2026-06-10T23:00:00Z', '2026-06-11'],
  ['2026-12-31T23:59:59Z', '2026-12-31'],
  ['2026-01-01T00:00:00Z', '2026-01-01'],
])('the day in London at %s is %s', (moment, day) => {
  expect(dayInLondon(new Date(moment))).toBe(day);
});

it.each([
  ['2025-10-23T01:10:20+01:00', '23 Oct 2025'],
  ['2025-09-01T12:00:00Z', '1 Sep 2025'],
  ['2025-06-30T23:30:00Z', '1 Jul 2025'],
  ['2025-12-31T23:30:00Z', '31 Dec 2025'],
])('%s is written as %s, by the clock of London', (date, written) => {
  expect(formatDate(date)).toBe(written);
});

it.each([
  ['2026-03', 'March 2026'],
  ['2025-12-31', 'December 2025'],
])('the month of %s is %s', (month, written) => {
  expect(formatMonth(month)).toBe(written);
});
