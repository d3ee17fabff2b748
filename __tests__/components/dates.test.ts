import { formatDate } from '../../src/components/dates';

describe('a date', () => {
  it.each([
    ['2025-10-23T01:10:20+01:00', '23 Oct 2025'],
    ['2025-09-01T12:00:00Z', '1 Sep 2025'],
    ['2025-06-30T23:30:00Z', '1 Jul 2025'],
    ['2025-12-31T23:30:00Z', '31 Dec 2025'],
  ])('%s is %s by the clock of London', (date, written) => {
    expect(formatDate(date)).toBe(written);
  });
});
