import { isImmutable } from '../../src/content/addresses';
import { dataOfPage, pageOfData, pageOfPath } from '../../src/offline/published';

test.each(['/static/0123/plug.webp', '/app-4d1688561436bd13330c.js', '/framework.0d86ef1e65.css', '/4489.2ec6b938fcf27e5fa01e.css'])(
  '%s never changes under its name',
  (path) => expect(isImmutable(path)).toBe(true),
);

test.each(['/wiki/cables', '/service-worker.js', '/page-data/sq/d/1151414138.json', '/search-manifest.json', '/short-links/dmx.svg'])(
  '%s may change under its name',
  (path) => expect(isImmutable(path)).toBe(false),
);

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
