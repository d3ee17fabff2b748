import { dataOfPage, pageOfData, pageOfPath } from '../../src/offline/published';

test.each([
  ['/wiki/cables', '/wiki/cables'],
  ['/wiki/cables/', '/wiki/cables'],
  ['/wiki/cables.html', '/wiki/cables'],
  ['/wiki/cables/index.html', '/wiki/cables'],
  ['/', '/'],
  ['/index.html', '/'],
])('%s opens the page %s', (path, page) => expect(pageOfPath(path)).toBe(page));

test('a page and its data name one another', () => {
  for (const page of ['/', '/wiki', '/wiki/cables']) expect(pageOfData(dataOfPage(page))).toBe(page);
  expect(pageOfData('/page-data/app-data.json')).toBeUndefined();
});
