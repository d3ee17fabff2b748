/** @jest-environment jsdom */
import { watchForFailures } from '../../src/site/boot/boot-failures';

const APP = `${window.location.origin}/app-0123456789abcdef.js`;
const CABLES = `${window.location.origin}/wiki/cables`;

let kept: Set<string>;

beforeEach(() => {
  kept = new Set([APP, CABLES]);
  const cache = { delete: (address: string) => Promise.resolve(kept.delete(address)) };
  Object.assign(window, { caches: { keys: () => Promise.resolve(['files 1']), open: () => Promise.resolve(cache) } });
  watchForFailures();
});

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'caches');
});

/** Waits for pending promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function failToLoad(element: HTMLElement): void {
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

// Must run first, because a reader is told of one file at most.
it('readers hear of a broken file of the site with a button to retry, and not of errors in extensions or other scripts', () => {
  const told = (): string | null | undefined => document.querySelector('[role="alert"]')?.textContent;
  for (const error of [
    { error: new Error('An extension of the browser stumbled.'), filename: 'chrome-extension://abc/content.js' },
    { error: new SyntaxError('An extension is broken.'), filename: 'chrome-extension://abc/content.js' },
    { error: new TypeError('x is not a function'), filename: CABLES },
    { message: 'Script error.' },
  ])
    window.dispatchEvent(new ErrorEvent('error', error));
  expect(told()).toBeUndefined();
  window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('Unexpected token <'), filename: APP }));
  expect(told()).toBe('This page could not be loaded in full.app-0123456789abcdef.js did not load.Retry');
});

const fail = (error: Error): unknown => window.dispatchEvent(new ErrorEvent('error', { error, filename: APP }));

it.each<[string, () => unknown, string[]]>([
  ['is deleted if it does not load', () => failToLoad(Object.assign(document.createElement('img'), { src: APP })), [CABLES]],
  ['is deleted if it is no valid script', () => fail(new SyntaxError('Unexpected token <')), [CABLES]],
  ['stays if the script throws', () => fail(new TypeError('x is not a function')), [APP, CABLES]],
])('a cached file %s', async (_what, happen, left) => {
  happen();
  await settled();
  expect([...kept]).toEqual(left);
});
