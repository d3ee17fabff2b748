import { dataOfPage, pageOfData, pageOfPath } from '../published';

test.each([
  ['/wiki/cables', '/wiki/cables'],
  ['/wiki/cables/', '/wiki/cables'],
  ['/wiki/cables.html', '/wiki/cables'],
  ['/wiki/cables/index.html', '/wiki/cables'],
  ['/', '/'],
  ['/index.html', '/'],
])('%s opens the page %s', (path, page) => expect(pageOfPath(path)).toBe(page));

test('the path of a page’s data leads back to the page', () => {
  for (const page of ['/', '/wiki', '/wiki/cables']) expect(pageOfData(dataOfPage(page))).toBe(page);
  expect(pageOfData('/page-data/app-data.json')).toBeUndefined();
});
