/** @jest-environment jsdom */
import { watchForFailures } from '../../src/site/boot/boot-failures';

const APP = `${window.location.origin}/app-0123456789abcdef.js`;
const CABLES = `${window.location.origin}/wiki/cables`;

let cached: Set<string>;

beforeAll(() => {
  const cache = { delete: (address: string) => Promise.resolve(cached.delete(address)) };
  Object.assign(window, { caches: { keys: () => Promise.resolve(['files 1']), open: () => Promise.resolve(cache) } });
  watchForFailures();
});

beforeEach(() => {
  cached = new Set([APP, CABLES]);
});

const fail = (error: ErrorEventInit): boolean => window.dispatchEvent(new ErrorEvent('error', error));

// Must run first, because a reader is told of one file at most.
it('readers hear of a broken file of the site with a button to retry, and not of errors in extensions or other scripts', () => {
  const told = (): string | null | undefined => document.querySelector('[role="alert"]')?.textContent;
  fail({ error: new Error('An extension of the browser stumbled.'), filename: 'chrome-extension://abc/content.js' });
  fail({ error: new SyntaxError('An extension is broken.'), filename: 'chrome-extension://abc/content.js' });
  fail({ error: new TypeError('x is not a function'), filename: CABLES });
  fail({ message: 'Script error.' });
  expect(told()).toBeUndefined();
  fail({ error: new SyntaxError('Unexpected token <'), filename: APP });
  expect(told()).toBe('This page could not be loaded in full.app-0123456789abcdef.js did not load.Retry');
});

function failToLoad(address: string): void {
  const picture = Object.assign(document.createElement('img'), { src: address });
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
}

it.each<[string, () => unknown, string[]]>([
  ['is deleted if it does not load', () => failToLoad(APP), [CABLES]],
  ['is deleted if it is no valid script', () => fail({ error: new SyntaxError('Unexpected token <'), filename: APP }), [CABLES]],
  ['stays if the script throws', () => fail({ error: new TypeError('x is not a function'), filename: APP }), [APP, CABLES]],
])('a cached file %s', async (_what, happen, left) => {
  happen();
  // Until the cache has answered.
  await new Promise((resolve) => setTimeout(resolve));
  expect([...cached]).toEqual(left);
});
