/** @jest-environment jsdom */
import { guardPaths, mendAddress } from '../../src/site/ui/readable-address';

it.each([
  ['/wiki?q=1#100%', '/wiki?q=1#100%25'],
  ['/wiki#%E0%A4%A', '/wiki#%25E0%25A4%25A'],
  ['/100%', '/100%25'],
  ['/50%-off?q=%#a', '/50%25-off?q=%#a'],
  ['/wiki#caf%C3%A9', '/wiki#caf%C3%A9'],
])(
  'the address %s is rewritten as %s on load and when it changes, so that it can be decoded; the history’s state stays',
  (written, readable) => {
    for (const mend of [mendAddress, () => window.dispatchEvent(new PopStateEvent('popstate'))]) {
      window.history.pushState({ key: '1' }, '', written);
      mend();
      expect([window.location.href, window.history.state]).toEqual([window.location.origin + readable, { key: '1' }]);
    }
  },
);

/** Paths that Gatsby's loader gets for a path of the router. */
function pathsFor(path: string): string[] {
  const asked: string[] = [];
  const note = (each: string): undefined => void asked.push(each);
  Object.assign(window, { ___loader: { loadPage: note, loadPageSync: note, hovering: note, enqueue: note } });
  guardPaths();
  const { ___loader: loader } = window;
  void loader.loadPage(path);
  loader.loadPageSync(path);
  loader.hovering(path);
  loader.enqueue(path);
  return asked;
}

it('Gatsby’s loader gets a path that is encoded once, even if the router has encoded it twice', () => {
  expect(pathsFor('/wiki/a%2Cb').slice(0, 2)).toEqual(['/wiki/a%2Cb', '/wiki/a%2Cb']);
  expect(pathsFor('/wiki/a%252Cb').slice(0, 2)).toEqual(['/wiki/a%2Cb', '/wiki/a%2Cb']);
});

it.each([
  '/%5Cevil.example',
  '/%5C%5Cevil.example',
  '/%2Fevil.example/wiki',
  '//evil.example',
  '/%09/evil.example',
  '/%0A/evil.example?q=1',
  '/100%',
  '/100%25?q=1',
  '/%255Cevil.example',
])('Gatsby’s loader gets the path /404.html for the address %s, and prefetches nothing', (path) => {
  expect(pathsFor(path)).toEqual(['/404.html', '/404.html']);
});
