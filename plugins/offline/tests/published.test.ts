import { dataOfPage, pageOfPath } from '../published';

test.each([
  ['/wiki/cables', '/wiki/cables'],
  ['/wiki/cables/', '/wiki/cables'],
  ['/wiki/cables.html', '/wiki/cables'],
  ['/wiki/cables/index.html', '/wiki/cables'],
  ['/', '/'],
  ['/index.html', '/'],
])('%s opens the page %s', (path, page) => expect(pageOfPath(path)).toBe(page));

test('the data of a page is where Gatsby writes it', () => {
  expect(['/', '/wiki', '/wiki/cables'].map(dataOfPage)).toEqual([
    '/page-data/index/page-data.json',
    '/page-data/wiki/page-data.json',
    '/page-data/wiki/cables/page-data.json',
  ]);
});
