/** @jest-environment jsdom */
import '../support/gatsby';
import { findPath, PATH_CACHE_LIMIT, pathCache, setMatchPaths } from '../../src/site/ui/find-path';

beforeAll(() => setMatchPaths([{ path: '/shows', matchPath: '/shows/*' }]));

describe('the page of an address', () => {
  it.each([
    ['/wiki/spaces', '/wiki/spaces'],
    ['/wiki/spaces/', '/wiki/spaces'],
    ['/wiki/spaces#fab', '/wiki/spaces'],
    ['/index.html', '/'],
    ['/shows/2025', '/shows'],
    ['/wiki/caf%C3%A9', '/wiki/café'],
  ])('%s is %s, the first time and again', (address, page) => {
    expect(findPath(address)).toBe(page);
    expect(findPath(address)).toBe(page);
  });

  it('depends on the open page where the address is relative', () => {
    window.history.pushState({}, '', '/wiki');
    expect(findPath('spaces')).toBe('/wiki/spaces');
    window.history.pushState({}, '', '/shows-and-hires');
    expect(findPath('spaces')).toBe('/shows-and-hires/spaces');
  });
});

describe('the memory of addresses', () => {
  it('holds 10,000 at most, and forgets the oldest', () => {
    expect(PATH_CACHE_LIMIT).toBe(10_000);
    findPath('/oldest');
    for (let number = 0; number < 10_500; number += 1) findPath(`/wiki/page-${number}`);
    expect(pathCache.size).toBe(10_000);
    expect([pathCache.get('/oldest'), pathCache.get('/wiki/page-499'), pathCache.get('/wiki/page-500')]).toEqual([
      undefined,
      undefined,
      '/wiki/page-500',
    ]);
    expect(findPath('/oldest')).toBe('/oldest');
    expect(pathCache.size).toBe(10_000);
  });
});
