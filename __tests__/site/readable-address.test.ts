/** @jest-environment jsdom */
import { READABLE_HASH_SCRIPT, findEncodedPaths } from '../../src/site/ui/readable-address';

function runHashScript(): void {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as the browser runs it
  new Function(READABLE_HASH_SCRIPT)();
}

describe('an address whose hash cannot be decoded', () => {
  const open = (address: string): void => window.history.pushState({ key: '1' }, '', address);

  it('is rewritten when the page is opened, and the state of the history stays', () => {
    open('/wiki?q=1#100%');
    runHashScript();
    expect([window.location.href.replace(window.location.origin, ''), window.history.state]).toEqual(['/wiki?q=1#100%25', { key: '1' }]);
  });

  it('is rewritten when the address changes', () => {
    runHashScript();
    open('/wiki#%E0%A4%A');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(decodeURI(window.location.hash)).toBe('#%E0%A4%A');
  });

  it('is the only one that is', () => {
    open('/wiki#caf%C3%A9');
    runHashScript();
    expect(window.location.hash).toBe('#caf%C3%A9');
  });
});

it('a page is found by the address that the router has encoded once more', () => {
  const asked: string[] = [];
  const note = (path: string): undefined => void asked.push(path);
  Object.assign(window, { ___loader: { loadPage: note, loadPageSync: note } });
  findEncodedPaths();
  void window.___loader.loadPage('/wiki/a%2Cb');
  window.___loader.loadPageSync('/wiki/a%252Cb');
  window.___loader.loadPageSync('/wiki/100%25?q=1');
  expect(asked).toEqual(['/wiki/a%2Cb', '/wiki/a%2Cb', '/wiki/100%25?q=1']);
});
