/** @jest-environment jsdom */
import { allowsPrefetch } from '../../src/components/connection';
import { prefetchLinks } from '../../src/site/boot/prefetch';
import { createProgressBar, showProgressOfLinks } from '../../src/site/boot/progress-bar';
import { runsAtOnce } from '../../src/site/boot/run-app';

const send = (type: string, element: Element): boolean => element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));

// jsdom lays nothing out, so nothing comes into view.
globalThis.IntersectionObserver = class {
  observe = (): void => undefined;
  disconnect = (): void => undefined;
} as unknown as typeof IntersectionObserver;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<main><p>Text</p><a href="/wiki/cables"><b>Cables</b></a></main>';
  window.history.replaceState(null, '', '/');
});

it('the app runs at once if it must restore the scroll position', () => {
  Object.defineProperty(window.history, 'scrollRestoration', { value: 'manual', configurable: true });
  expect(runsAtOnce()).toBe(true);
  Reflect.deleteProperty(window.history, 'scrollRestoration');
});

it.each([
  ['<input value="">', (field: Element) => ((field as HTMLInputElement).value = 'mac')],
  ['<input type="checkbox">', (field: Element) => ((field as HTMLInputElement).checked = true)],
  ['<select class="field"><option>All<option>Mine</select>', (field: Element) => ((field as HTMLSelectElement).selectedIndex = 1)],
  ['<textarea class="field"></textarea>', (field: Element) => ((field as HTMLTextAreaElement).value = 'One bell')],
])('the app runs at once if the browser has restored what somebody typed: %s', (html, restore) => {
  document.body.innerHTML = `<main>${html}</main>`;
  const field = document.querySelector('main > *') as Element;
  expect(runsAtOnce()).toBe(false);
  restore(field);
  expect(runsAtOnce()).toBe(true);
});

describe('progress before the app runs', () => {
  const bar = (): Element | null => document.querySelector('[role="progressbar"]');
  const link = (): HTMLElement => document.querySelector('a') as HTMLElement;
  const progress = createProgressBar();

  beforeAll(() => {
    jest.useFakeTimers();
    showProgressOfLinks(progress);
    // jsdom follows no links, and would say so.
    window.addEventListener('click', (event) => event.preventDefault());
  });
  afterEach(progress.end);
  afterAll(() => jest.useRealTimers());

  it('a link shows progress, also if its address ends like a version', () => {
    link().setAttribute('href', '/wiki/qlab-5.2');
    send('click', link());
    jest.advanceTimersByTime(1000);
    expect(bar()).not.toBeNull();
  });

  it('a link shows no progress once its page has come', () => {
    progress.start(true);
    progress.end();
    jest.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  });

  it.each<[string, (link: HTMLElement) => void]>([
    ['is taken over by the app', (each) => each.addEventListener('click', (event) => event.preventDefault())],
    ['leads to a section of the page', (each) => each.setAttribute('href', '#cables')],
    ['opens another window', (each) => each.setAttribute('target', '_blank')],
    ['downloads a file', (each) => each.setAttribute('href', '/cables.pdf')],
    ['leads to another site', (each) => each.setAttribute('href', 'https://else.example/')],
  ])('a link shows no progress if it %s', (_what, change) => {
    change(link());
    send('click', link());
    jest.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
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

const fetched: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  Object.assign(window, {
    fetch: (address: string) => {
      fetched.push(address);
      return Promise.resolve({ json: () => Promise.resolve({}) });
    },
  });
});

const linkTo = (path: string): HTMLElement => {
  document.body.innerHTML = `<a href="${path}">Page</a>`;
  return document.querySelector('a') as HTMLElement;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

it.each(['/%5Cevil.example', '/100%', 'https://else.example/wiki', '/file.pdf', '/FILM.MP4', '/rig.3ds'])(
  'before the app runs, nothing is prefetched for %s',
  async (address) => {
    prefetchLinks();
    send('pointerover', linkTo(address));
    await settled();
    expect(fetched).toEqual([]);
  },
);
