/** @jest-environment jsdom */
import { guardPaths, mendAddress } from '../../src/site/ui/readable-address';

describe('an address that cannot be decoded', () => {
  const open = (address: string): void => window.history.pushState({ key: '1' }, '', address);

  it('is rewritten on load, and the history state stays', () => {
    open('/wiki?q=1#100%');
    mendAddress();
    expect([window.location.href.replace(window.location.origin, ''), window.history.state]).toEqual(['/wiki?q=1#100%25', { key: '1' }]);
  });

  it('is rewritten when the address changes', () => {
    mendAddress();
    open('/wiki#%E0%A4%A');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(decodeURI(window.location.hash)).toBe('#%E0%A4%A');
  });

  it.each([
    ['/100%', '/100%25'],
    ['/50%-off?q=%#a', '/50%25-off?q=%#a'],
    ['/%E0%A4%A#%', '/%25E0%25A4%25A#%25'],
  ])('is rewritten if it is %s', (written, readable) => {
    open(written);
    mendAddress();
    expect(window.location.href.replace(window.location.origin, '')).toBe(readable);
  });

  it('is the only kind that is rewritten', () => {
    open('/wiki#caf%C3%A9');
    mendAddress();
    expect(window.location.hash).toBe('#caf%C3%A9');
  });
});

describe('a path for Gatsby’s loader', () => {
  const asked: string[] = [];
  const note = (path: string): undefined => void asked.push(path);

  beforeEach(() => {
    asked.length = 0;
    Object.assign(window, { ___loader: { loadPage: note, loadPageSync: note, hovering: note, enqueue: note } });
    guardPaths();
  });

  it('is encoded once, even if the router has encoded it twice', () => {
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
  ])('is /404.html for the address %s', (path) => {
    void window.___loader.loadPage(path);
    window.___loader.loadPageSync(path);
    window.___loader.hovering(path);
    window.___loader.enqueue(path);
    expect(asked).toEqual(['/404.html', '/404.html']);
  });
});
