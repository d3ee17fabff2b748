import { BoundedMap } from '../../src/site/ui/bounded-map';

it('the router’s path cache keeps the 10,000 addresses used last', () => {
  const cache = new BoundedMap<string, string>(10_000);
  for (let page = 1; page <= 10_000; page += 1) cache.set(`/${page}`, `/page/${page}`);
  expect(cache.get('/1')).toBe('/page/1');
  cache.set('/another', '/page/another');
  expect(cache.size).toBe(10_000);
  expect([cache.has('/1'), cache.has('/2'), cache.has('/3')]).toEqual([true, false, true]);
  expect(cache.get('/2')).toBeUndefined();
  expect(cache.get('/another')).toBe('/page/another');
});
