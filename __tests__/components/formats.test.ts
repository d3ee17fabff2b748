import { countOf, listInWords } from '../../src/components/formats';

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
