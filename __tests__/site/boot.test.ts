/** @jest-environment jsdom */
import { allowsPrefetch } from '../../src/components/connection';
import { prefetchLinks } from '../../src/site/boot/prefetch';
import { createProgressBar, showProgressOfLinks } from '../../src/site/boot/progress-bar';
import { runsAtOnce } from '../../src/site/boot/run-app';

// jsdom lays nothing out, so nothing comes into view.
globalThis.IntersectionObserver = class {
  observe = (): void => undefined;
  disconnect = (): void => undefined;
} as unknown as typeof IntersectionObserver;

/** Replaces the page's text, and returns its first element. */
function show<E extends HTMLElement>(html: string): E {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector('main > *') as E;
}

it('the app runs at once if it must restore the scroll position', () => {
  Object.defineProperty(window.history, 'scrollRestoration', { value: 'manual', configurable: true });
  expect(runsAtOnce()).toBe(true);
  Reflect.deleteProperty(window.history, 'scrollRestoration');
});

it.each<[html: string, restored: object]>([
  ['<input value="">', { value: 'mac' }],
  ['<input type="checkbox">', { checked: true }],
  ['<select class="field"><option>All<option>Mine</select>', { selectedIndex: 1 }],
  ['<textarea class="field"></textarea>', { value: 'One bell' }],
])('the app runs at once if the browser has restored what somebody typed: %s', (html, restored) => {
  const field = show(html);
  expect(runsAtOnce()).toBe(false);
  Object.assign(field, restored);
  expect(runsAtOnce()).toBe(true);
});

describe('progress before the app runs', () => {
  const progress = createProgressBar();
  const isShown = (): boolean => {
    jest.advanceTimersByTime(1000);
    return document.querySelector('[role="progressbar"]') !== null;
  };

  beforeAll(() => {
    jest.useFakeTimers();
    showProgressOfLinks(progress);
    // jsdom follows no links, and would say so.
    window.addEventListener('click', (event) => event.preventDefault());
  });
  afterEach(progress.end);
  afterAll(() => jest.useRealTimers());

  it.each<[string, boolean, string, prevents?: boolean]>([
    ['leads to a page, also if its address ends like a version', true, 'href="/wiki/qlab-5.2"'],
    ['is taken over by the app', false, 'href="/wiki/cables"', true],
    ['leads to a section of the page', false, 'href="#cables"'],
    ['opens another window', false, 'href="/wiki/cables" target="_blank"'],
    ['downloads a file', false, 'href="/cables.pdf"'],
    ['leads to another site', false, 'href="https://else.example/"'],
  ])('before the app runs, a link that %s shows progress: %s', (_what, isExpected, attributes, prevents = false) => {
    const link = show(`<a ${attributes}>Cables</a>`);
    if (prevents) link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(isShown()).toBe(isExpected);
  });

  it('a link shows no progress once its page has come', () => {
    progress.start(true);
    progress.end();
    expect(isShown()).toBe(false);
  });
});

it.each([
  ['on 2g', false, { effectiveType: '2g' }],
  ['on slow 2g', false, { effectiveType: 'slow-2g' }],
  ['if the reader saves data', false, { effectiveType: '4g', saveData: true }],
  ['on 3g', true, { effectiveType: '3g' }],
  ['if the browser does not tell', true, undefined],
])('%s, pages are prefetched: %s', (_connection, isAllowed, value) => {
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
  expect(allowsPrefetch()).toBe(isAllowed);
});

it.each(['/%5Cevil.example', '/100%', 'https://else.example/wiki', '/file.pdf', '/FILM.MP4', '/rig.3ds'])(
  'before the app runs, nothing is prefetched for %s',
  (address) => {
    const fetched = jest.fn();
    window.fetch = fetched;
    prefetchLinks();
    show(`<a href="${address}">Page</a>`).dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    expect(fetched).not.toHaveBeenCalled();
  },
);
