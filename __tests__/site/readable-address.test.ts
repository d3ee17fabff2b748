/** @jest-environment jsdom */
import { guardPaths, mendAddress } from '../../src/site/ui/readable-address';

const open = (address: string): void => window.history.pushState({ key: '1' }, '', address);

it.each([
  ['/wiki?q=1#100%', '/wiki?q=1#100%25'],
  ['/wiki#%E0%A4%A', '/wiki#%25E0%25A4%25A'],
  ['/100%', '/100%25'],
  ['/50%-off?q=%#a', '/50%25-off?q=%#a'],
  ['/wiki#caf%C3%A9', '/wiki#caf%C3%A9'],
])(
  'the address %s is rewritten as %s on load and when it changes, so that it can be decoded; the history’s state stays',
  (written, readable) => {
    const shown = (): unknown[] => [window.location.href.replace(window.location.origin, ''), window.history.state];
    open(written);
    mendAddress();
    expect(shown()).toEqual([readable, { key: '1' }]);
    open(written);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(shown()).toEqual([readable, { key: '1' }]);
  },
);

describe('Gatsby’s loader', () => {
  const asked: string[] = [];
  const note = (path: string): undefined => void asked.push(path);

  beforeEach(() => {
    asked.length = 0;
    Object.assign(window, { ___loader: { loadPage: note, loadPageSync: note, hovering: note, enqueue: note } });
    guardPaths();
  });

  it('Gatsby’s loader gets a path that is encoded once, even if the router has encoded it twice', () => {
    void window.___loader.loadPage('/wiki/a%2Cb');
    window.___loader.loadPageSync('/wiki/a%252Cb');
    expect(asked).toEqual(['/wiki/a%2Cb', '/wiki/a%2Cb']);
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
  ])('Gatsby’s loader gets the path /404.html for the address %s', (path) => {
    void window.___loader.loadPage(path);
    window.___loader.loadPageSync(path);
    window.___loader.hovering(path);
    window.___loader.enqueue(path);
    expect(asked).toEqual(['/404.html', '/404.html']);
  });
});
