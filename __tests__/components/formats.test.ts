import { countOf, dateFormatter, formatDate, listInWords } from '../../src/components/formats';

describe('a date', () => {
  it.each([
    ['2025-10-23T01:10:20+01:00', '23 Oct 2025'],
    ['2025-09-01T12:00:00Z', '1 Sep 2025'],
    ['2025-06-30T23:30:00Z', '1 Jul 2025'],
    ['2025-12-31T23:30:00Z', '31 Dec 2025'],
  ])('%s is %s by the clock of London', (date, written) => {
    expect(formatDate(date)).toBe(written);
  });

  it('is written in figures where the browser does not know how else', () => {
    expect(dateFormatter({ month: 'long', timeZone: 'Nowhere/At_All' })(new Date('2025-10-23T12:00:00Z'))).toBe('2025-10-23');
  });
});

it('counts in words', () => {
  expect([countOf(0, 'show'), countOf(1, 'show'), countOf(2, 'show'), countOf(2, 'society', 'societies')]).toEqual([
    '0 shows',
    '1 show',
    '2 shows',
    '2 societies',
  ]);
});

it.each([
  [[], ''],
  [['crew'], 'crew'],
  [['crew', 'dates'], 'crew or dates'],
  [['crew', 'dates', 'venue'], 'crew, dates or venue'],
])('%j in words is "%s"', (entries, words) => {
  expect(listInWords(entries, 'or')).toBe(words);
});
