import { listInWords } from '../../src/components/formats';

it.each([
  [[], ''],
  [['crew'], 'crew'],
  [['crew', 'dates'], 'crew or dates'],
  [['crew', 'dates', 'venue'], 'crew, dates or venue'],
])('%j in words is "%s"', (entries, words) => {
  expect(listInWords(entries, 'or')).toBe(words);
});
