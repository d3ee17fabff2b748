/** @jest-environment jsdom */
import { APP_RUNS } from '../../src/site/start/events';
import { listenForIntent } from '../../src/site/start/intent';
import { prefetchLinks } from '../../src/site/start/fetch-ahead';
import { createProgressBar, showProgressOfLinks } from '../../src/site/start/progress-bar';
import { appRunner, runsAtOnce, tellGatsby } from '../../src/site/start/run-app';
import { pretendEarlySite } from '../support/early-site';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby') as unknown);

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

describe('the app is asked for', () => {
  const run = jest.fn();
  let early: EarlySite;

  beforeAll(() => {
    early = pretendEarlySite({ run });
    listenForIntent(early);
  });

  beforeEach(() => {
    run.mockClear();
    early.isWanted = false;
  });

  it.each(['pointerdown', 'keydown', 'focusin', 'click'])('when the reader touches the page: %s', (type) => {
    const text = document.querySelector('p') as Element;
    send(type, text);
    expect(run).toHaveBeenCalledTimes(1);
    expect([early.isWanted, early.touched]).toEqual([true, text]);
  });

  it('when the pointer is over a control or a link, and not over text', () => {
    send('pointerover', document.querySelector('p') as Element);
    expect([run.mock.calls.length, early.isWanted]).toEqual([0, false]);
    send('pointerover', document.querySelector('b') as Element);
    expect([run.mock.calls.length, early.isWanted]).toEqual([1, true]);
  });

  it('later, when its code was not there to load it', () => {
    const waiting = pretendEarlySite();
    listenForIntent(waiting);
    send('keydown', document.body);
    expect(waiting.isWanted).toBe(true);
  });
});

describe('the app', () => {
  const tell = jest.fn(() => true);
  const fail = (message: string): boolean =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error(message) }));
  const loaded = (): string[] => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? '');

  it('is loaded once, however often it is asked for', () => {
    const run = appRunner(['/runtime-1.js', '/app-1.js'], tell);
    run();
    run();
    expect(loaded()).toEqual(['/runtime-1.js', '/app-1.js']);
  });

  it('is loaded again at the next touch where a file did not come', () => {
    const run = appRunner(['/runtime-1.js', '/app-1.js'], tell);
    run();
    document.head.querySelector('script[src="/runtime-1.js"]')?.dispatchEvent(new Event('error'));
    expect(loaded()).toEqual(['/app-1.js']);
    run();
    expect(loaded()).toEqual(['/app-1.js', '/runtime-1.js']);
  });

  it.each([
    ['Loading chunk 12 failed.\n(error: https://crew.example/12-0123.js)', '12-0123.js'],
    ['Loading CSS chunk 12 failed.\n(/12.0123.css)', '12.0123.css'],
    ['page resources for /wiki not found. Not rendering React', 'the page’s data'],
  ])('is started anew at the next touch, and the reader told, where it failed: %s', (message, told) => {
    tell.mockClear();
    const run = appRunner(['/runtime-1.js', '/app-1.js'], tell);
    run();
    fail(message);
    expect(tell).toHaveBeenCalledWith(told);
    run();
    run();
    expect(loaded()).toEqual(['/runtime-1.js', '/app-1.js', '/runtime-1.js']);
  });

  it('is not started anew once it runs, nor where something else has failed', () => {
    const run = appRunner(['/runtime-1.js', '/app-1.js'], () => false);
    run();
    fail('Loading chunk 12 failed.\n(error: https://crew.example/12-0123.js)');
    fail('Something else is undefined');
    run();
    expect(loaded()).toEqual(['/runtime-1.js', '/app-1.js']);
  });
});

it('Gatsby’s runtime is told the hash of the build, and the path that the page was made for', () => {
  document.documentElement.dataset.page = '/wiki/cables';
  tellGatsby('abc');
  expect(window).toMatchObject({ ___webpackCompilationHash: 'abc', pagePath: '/wiki/cables' });
});

describe('the app runs at once', () => {
  it('not on a page that is read', () => {
    window.history.replaceState(null, '', '/wiki/cables?from=poster');
    expect(runsAtOnce()).toBe(false);
  });

  it('where a page says so', () => {
    document.body.innerHTML += '<div data-runs-at-once></div>';
    expect(runsAtOnce()).toBe(true);
  });

  it('where the browser leaves it to the app to scroll to where the reader was', () => {
    Object.defineProperty(window.history, 'scrollRestoration', { value: 'manual', configurable: true });
    expect(runsAtOnce()).toBe(true);
    Reflect.deleteProperty(window.history, 'scrollRestoration');
  });

  it('where the address asks a question to a page with a field', () => {
    document.querySelector('main')?.append(document.createElement('input'));
    expect(runsAtOnce()).toBe(false);
    window.history.replaceState(null, '', '/shows?q=macbeth');
    expect(runsAtOnce()).toBe(true);
  });

  it.each([
    ['<input value="">', (field: Element) => ((field as HTMLInputElement).value = 'mac')],
    ['<input type="checkbox">', (field: Element) => ((field as HTMLInputElement).checked = true)],
    ['<select class="field"><option>All<option>Mine</select>', (field: Element) => ((field as HTMLSelectElement).selectedIndex = 1)],
    ['<textarea class="field"></textarea>', (field: Element) => ((field as HTMLTextAreaElement).value = 'One bell')],
  ])('where the browser has restored what somebody had filled in: %s', (html, restore) => {
    document.body.innerHTML = `<main>${html}</main>`;
    const field = document.querySelector('main > *') as Element;
    expect(runsAtOnce()).toBe(false);
    restore(field);
    expect(runsAtOnce()).toBe(true);
  });
});

describe('a link that the browser follows itself', () => {
  const bar = (): Element | null => document.querySelector('[role="progressbar"]');
  const link = (): HTMLElement => document.querySelector('a') as HTMLElement;

  beforeAll(() => {
    jest.useFakeTimers();
    const progress = createProgressBar();
    showProgressOfLinks(progress);
    // jsdom follows no links, and would say so.
    window.addEventListener('click', (event) => event.preventDefault());
  });
  afterEach(() => window.dispatchEvent(new Event('pageshow')));
  afterAll(() => jest.useRealTimers());

  it('shows progress after 200 ms, until the page comes back', () => {
    send('click', link());
    jest.advanceTimersByTime(199);
    expect(bar()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(bar()).not.toBeNull();
    window.dispatchEvent(new Event('pageshow'));
    expect(bar()).toBeNull();
  });

  it.each<[string, (link: HTMLElement) => void]>([
    ['is taken over by the app', (each) => each.addEventListener('click', (event) => event.preventDefault())],
    ['leads to a section of the page', (each) => each.setAttribute('href', '#cables')],
    ['opens another window', (each) => each.setAttribute('target', '_blank')],
    ['downloads a file', (each) => each.setAttribute('href', '/cables.pdf')],
    ['leads to another site', (each) => each.setAttribute('href', 'https://else.example/')],
  ])('shows none where it %s', (_what, change) => {
    change(link());
    send('click', link());
    jest.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  });
});

describe('before the app runs, a link’s page is fetched ahead', () => {
  const fetched: string[] = [];

  beforeEach(() => {
    fetched.length = 0;
    const files: Record<string, unknown> = { '/chunk-map.json': { wiki: ['/wiki-1.js', '/wiki-1.css'] } };
    Object.assign(window, {
      fetch: (address: string) => {
        fetched.push(address);
        return Promise.resolve({ json: () => Promise.resolve(files[address] ?? { componentChunkName: 'wiki', staticQueryHashes: ['1'] }) });
      },
    });
  });

  const linkTo = (path: string): HTMLElement => {
    document.body.innerHTML = `<a href="${path}">Page</a>`;
    return document.querySelector('a') as HTMLElement;
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('when the pointer is over it: its data, and what that is made of', async () => {
    prefetchLinks();
    send('pointerover', linkTo('/wiki/hoists'));
    await settled();
    expect(fetched).toEqual([
      '/page-data/wiki/hoists/page-data.json',
      '/chunk-map.json',
      '/wiki-1.js',
      '/wiki-1.css',
      '/page-data/sq/d/1.json',
    ]);
    send('pointerover', document.querySelector('a') as Element);
    await settled();
    expect(fetched).toHaveLength(5);
  });

  it.each(['/%5Cevil.example', '/100%', 'https://else.example/wiki', '/file.pdf'])('but nothing for %s', async (address) => {
    prefetchLinks();
    send('pointerover', linkTo(address));
    await settled();
    expect(fetched).toEqual([]);
  });

  it('and no longer once it does', async () => {
    prefetchLinks();
    window.dispatchEvent(new Event(APP_RUNS));
    send('pointerover', linkTo('/wiki/desks'));
    await settled();
    expect(fetched).toEqual([]);
  });
});
