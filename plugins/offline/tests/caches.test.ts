import { addressIn, cacheName, otherVersions, pathIn } from '../caches';

const SCOPE = 'https://crew.example/site/';

test('a path becomes an address below the scope, and back', () => {
  for (const path of ['/', '/wiki', '/wiki/cables', '/people/søren-ærø', '/shows/桜の園'])
    expect(pathIn(SCOPE, addressIn(SCOPE, path))).toBe(path);
  expect(addressIn(SCOPE, '/wiki')).toBe('https://crew.example/site/wiki');
  expect(addressIn(SCOPE, '/wiki/tags/größe')).toBe('https://crew.example/site/wiki/tags/gr%C3%B6%C3%9Fe');
});

test('an address outside the scope has no path', () => {
  expect(pathIn(SCOPE, 'https://crew.example/other/wiki')).toBeUndefined();
  expect(pathIn(SCOPE, 'https://else.example/site/wiki')).toBeUndefined();
});

test('other versions are the other caches of this site, newest first', () => {
  const names = [
    cacheName(SCOPE, 'aaa'),
    cacheName('https://crew.example/', 'bbb'),
    cacheName(SCOPE, 'ccc'),
    'somebody else’s cache',
    cacheName(SCOPE, 'ddd'),
  ];
  expect(otherVersions(names, SCOPE, 'ddd')).toEqual([cacheName(SCOPE, 'ccc'), cacheName(SCOPE, 'aaa')]);
});
