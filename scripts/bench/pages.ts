/** Measures pages of a built site: sizes, Lighthouse as a phone, and Chromium on a slow machine. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { startChromium, untilRunning } from '../chromium';

const CABLES = '/wiki/disciplines/general/cables';
/** One page of every kind. */
export const PAGES = [
  ...['/', '/shows', '/hires', '/hires/archive', '/opportunities', '/exec', '/wsover', '/short-links', '/privacy', '/offline'],
  ...['/wiki', CABLES, '/wiki/disciplines/sound/sound-engineering', '/wiki/disciplines', '/wiki/spaces', '/wiki/tags'],
  ...['/wiki/tags/equipment', '/wiki/search', '/wiki/resources/changelog', '/wiki/tech-crew/digital/website/wiki-summary'],
  ...['/print/wiki/spaces', '/shows/statistics'],
];
/** Folders: the first page of each stands for its kind. */
export const ARCHIVE = ['people', 'venues', 'societies', 'shows'];

/** On a phone with an empty cache: gzipped kilobytes, Lighthouse scores up to 100, milliseconds. */
export interface PageFindings {
  path: string;
  /** Scripts that run before the page is touched, and those that run once it is. */
  early: number;
  script: number;
  style: number;
  font: number;
  /** Without its style. */
  html: number;
  /** With its style, without the sidebar, which grows with the wiki. */
  htmlWithoutSidebar: number;
  performance: number;
  /** The lowest of the other scores. */
  others: number;
  layoutShift: number;
  blockingTime: number;
}

const gzipped = (content: string | Buffer): number => gzipSync(content).length / 1000;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Fetched {
  url: string;
  /** Playwright's resource type: a prefetched script is not "script", because it is for another page. */
  type: string;
  /** Gzipped kilobytes. */
  size: number;
}

interface OpenPage {
  page: Page;
  html: string;
  fetched: () => Promise<Fetched[]>;
}

/** Opens a page and touches it, so that all its scripts run. */
async function open(browser: Browser, address: string, saveData = false): Promise<OpenPage> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.addInitScript((value) => {
    if (value) Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  }, saveData);
  const responses: Promise<Fetched>[] = [];
  page.on('response', (response) => {
    const [url, type] = [response.url(), response.request().resourceType()];
    responses.push(response.body().then((body) => ({ url, type, size: gzipped(body) })));
  });
  const html = (await (await page.goto(address))?.text()) ?? '';
  await untilRunning(page);
  await page.waitForLoadState('networkidle');
  return { page, html, fetched: () => Promise.all(responses) };
}

async function sizesOf(browser: Browser, address: string) {
  const { page, html, fetched } = await open(browser, address);
  const files = await fetched();
  await page.close();
  const sizeOf = (wanted: string, name = /^/): number =>
    sum(files.filter(({ url, type }) => type === wanted && name.test(url)).map(({ size }) => size));
  const textOf = (element: RegExp): string => [...html.matchAll(element)].map(([, text = '']) => text).join('');
  const start = sizeOf('script', /\/start-\w+\.js$/);
  const style = /<style\b[^>]*>([^]*?)<\/style>/g;
  return {
    early: gzipped(textOf(/<script\b(?![^>]*ld\+json)[^>]*>([^<]*)<\/script>/g)) + start,
    script: sizeOf('script') - start,
    style: gzipped(textOf(style)),
    font: sizeOf('font'),
    html: gzipped(html.replace(style, '')),
    htmlWithoutSidebar: gzipped(html.replace(/<nav aria-label="Wiki"[^]*?<\/nav>/, '')),
  };
}

/** The sizes of a page, and the medians of several visits by Lighthouse through the browser's debugging `port`. */
export async function visit(browser: Browser, address: string, runs: number, port: number): Promise<PageFindings> {
  const { default: lighthouse } = await import('lighthouse');
  const isListed = !/<meta name="robots" content="noindex/.test(await (await fetch(address)).text());
  const others = ['accessibility', 'best-practices', ...(isListed ? ['seo'] : [])];
  const results: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'][] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: ['performance', ...others] });
    if (!result) throw new Error(`Lighthouse says nothing of ${address}.`);
    results.push(result.lhr);
  }
  const scoreOf = (category: string): number => Math.round(median(results.map(({ categories }) => categories[category]?.score ?? 0)) * 100);
  const valueOf = (audit: string): number => median(results.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  return {
    path: new URL(address).pathname,
    ...(await sizesOf(browser, address)),
    performance: scoreOf('performance'),
    others: Math.min(...others.map(scoreOf)),
    layoutShift: valueOf('cumulative-layout-shift'),
    blockingTime: valueOf('total-blocking-time'),
  };
}

/** Milliseconds from a click on a link to the next page's heading: the 95th percentile. */
export async function timeNavigation(browser: Browser, origin: string): Promise<number> {
  const { page } = await open(browser, `${origin}/wiki/disciplines`);
  const times: number[] = [];
  for (let move = 0; move < 40; move += 1) {
    const link = page.locator(`a[rel="${move % 2 === 0 ? 'next' : 'prev'}"]`);
    await link.hover();
    await page.waitForTimeout(300);
    times.push(
      await link.evaluate(async (element: HTMLElement) => {
        const started = performance.now();
        const old = document.querySelector('h1');
        element.click();
        while (document.querySelector('h1') === old) await new Promise((resolve) => requestAnimationFrame(resolve));
        return performance.now() - started;
      }),
    );
  }
  await page.close();
  return times.sort((a, b) => a - b)[37] ?? 0;
}

const OPEN_SEARCH = ':is(dialog[open], [role="dialog"]) input';

/** `answer` matches once the control has answered, with `words` in it. */
const CONTROLS: { what: string; path: string; control: string; label?: string; answer: string; words?: string }[] = [
  { what: 'Colour mode', path: CABLES, control: '[data-colour-mode-switch]', answer: 'html[data-theme="dark"]' },
  { what: 'Search', path: CABLES, control: '[data-opens-search]', answer: OPEN_SEARCH },
  { what: 'Search, from the home page', path: '/', control: '[data-opens-search]', answer: OPEN_SEARCH },
  { what: 'Copy link', path: CABLES, control: 'main button', label: 'Copy link', answer: '[aria-live]', words: 'Copied!' },
  { what: 'Picture zoom', path: '/wiki/spaces/wac/theatre', control: '[data-zoomable] picture img', answer: '.medium-zoom-overlay' },
  { what: 'Quiz', path: '/wiki/directories/flags', control: 'main button', label: 'Start the quiz', answer: 'main progress' },
  { what: 'Filter of the archive', path: '/shows', control: 'main [type="search"]', answer: 'main [role="status"]', words: ' of ' },
];

/**
 * Runs in the page: presses a control as soon as it exists. Returns milliseconds since it was pressed and the app's code had come.
 * A named function in it would call a helper of tsx, which pages lack.
 */
async function press({ what, control, label, answer, words = '' }: (typeof CONTROLS)[number]): Promise<number> {
  let element: HTMLElement | undefined;
  while (!element) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const found = [...document.querySelectorAll<HTMLElement>(control)];
    element = found.find(({ textContent }) => label === undefined || textContent.trim() === label);
  }
  const started = performance.now();
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement) document.execCommand('insertText', false, 'a');
  else element.click();
  while (![...document.querySelectorAll(answer)].some(({ textContent }) => textContent.includes(words))) {
    if (performance.now() - started > 20_000) throw new Error(`${what} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const answered = performance.now();
  const rendered = performance.getEntriesByName('onInitialClientRender')[0]?.startTime ?? 0;
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith('.js'));
  return answered - Math.max(started, ...scripts.map(({ responseEnd }) => responseEnd).filter((end) => end <= rendered));
}

/** Presses each control three times on a machine that is six times slower; median of milliseconds. */
export async function timeControls(origin: string): Promise<{ what: string; time: number }[]> {
  const findings = [];
  for (const control of CONTROLS) {
    const times: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      // In a second context of a browser, copying is blocked.
      const browser = await startChromium();
      const context = await browser.newContext({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.goto(origin + control.path, { waitUntil: 'commit' });
      times.push(await page.evaluate(press, control));
      await browser.close();
    }
    findings.push({ what: control.what, time: median(times) });
  }
  return findings;
}

/** Files of linked pages are prefetched at any time. */
const isOfAPage = ({ url }: Fetched): boolean => /\/page-data\/|\/component---|\.css$/.test(url);

/** Kilobytes of the first search: all that it fetches, and what Save-Data fetches before the button is pressed. */
export async function weighSearch(browser: Browser, origin: string): Promise<{ all: number; withSaveData: number }> {
  // This page has no picture to zoom, whose code would come meanwhile.
  const address = `${origin}/shows`;
  const reader = await open(browser, address);
  const before = (await reader.fetched()).map(({ url }) => url);
  await reader.page.keyboard.press('Control+k');
  await reader.page.locator(OPEN_SEARCH).fill('cable');
  await reader.page.locator('.DocSearch-Hit').first().waitFor();
  await reader.page.waitForLoadState('networkidle');
  const ofSearch = (await reader.fetched()).filter((file) => !before.includes(file.url) && !isOfAPage(file));
  await reader.page.close();
  const saver = await open(browser, address, true);
  await saver.page.locator('[data-opens-search]').first().focus();
  await saver.page.waitForTimeout(1_000);
  const early = (await saver.fetched()).filter(({ url }) => ofSearch.some((file) => file.url === url));
  await saver.page.close();
  const weigh = (files: readonly Fetched[]): number => sum(files.map(({ size }) => size));
  return { all: weigh(ofSearch), withSaveData: weigh(early) };
}
