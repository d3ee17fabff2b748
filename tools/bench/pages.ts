/** Measures pages of a built site: sizes, Lighthouse as a phone, and Chromium on a slow machine. */
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { CONTRIBUTIONS } from '../../src/content-model/contributions';
import { startChromium, untilRunning } from '../../scripts/chromium';
import { inlineScripts } from './inline-scripts';

/** Lighthouse connects to the browser through this port. */
export const DEBUGGING_PORT = 9333;
export const CABLES = '/wiki/disciplines/general/cables';
const OPEN_SEARCH = ':is(dialog[open], [role="dialog"]) input';

const gzipped = (content: string | Buffer): number => gzipSync(content).length / 1000;
const sum = (files: readonly { size: number }[]): number => files.reduce((total, { size }) => total + size, 0);
/** By the nearest rank. */
const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;

/** One after another: measured at once, they would slow each other down. */
async function inTurn<Item, Result>(items: Iterable<Item>, measure: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await measure(item));
  return results;
}

/** Opens a page with an empty cache, and touches it, so that all its scripts run. `fetched` weighs all files so far. */
async function open(browser: Browser, address: string, saveData = false) {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const connection = { value: { saveData, effectiveType: '4g' } };
  if (saveData) await page.addInitScript((value) => void Object.defineProperty(navigator, 'connection', value), connection);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const html = (await (await page.goto(address))?.text()) ?? '';
  await untilRunning(page);
  await page.waitForLoadState('networkidle');
  const fetched = () =>
    inTurn(responses, async (response) => ({
      url: response.url(),
      // A prefetched script is not "script", because it is for another page.
      type: response.request().resourceType(),
      size: gzipped(await response.body()),
    }));
  return { page, html, fetched };
}

/** Returns gzipped kilobytes, and the medians of several visits by Lighthouse: scores up to 100, and milliseconds. */
async function visit(browser: Browser, address: string, visits: number) {
  const { page, html, fetched } = await open(browser, address);
  const files = await fetched();
  await page.close();
  const sizeOf = (wanted: string, name = /^/): number => sum(files.filter(({ type, url }) => type === wanted && name.test(url)));
  const start = sizeOf('script', /\/boot-\w+\.js$/);
  const style = /<style\b[^>]*>([^]*?)<\/style>/g;

  const isListed = !html.includes('<meta name="robots" content="noindex');
  const others = ['accessibility', 'best-practices', ...(isListed ? ['seo'] : [])];
  const options = { port: DEBUGGING_PORT, logLevel: 'error' as const, onlyCategories: ['performance', ...others] };
  // tsx would transform a static import, and add helpers that pages lack.
  const { default: lighthouse } = await import('lighthouse');
  const results = await inTurn(Array(visits).keys(), () => lighthouse(address, options));
  const medianOf = (find: (result: (typeof results)[number]) => number): number => percentile(results.map(find), 0.5);
  const scoreOf = (category: string): number => Math.round(medianOf((result) => result?.lhr.categories[category]?.score ?? 0) * 100);
  const valueOf = (audit: string): number => medianOf((result) => result?.lhr.audits[audit]?.numericValue ?? Infinity);
  return {
    path: new URL(address).pathname,
    /** Scripts that run before the page is touched, and those that run once it is. */
    early: gzipped(inlineScripts(html)) + start,
    script: sizeOf('script') - start,
    style: gzipped([...html.matchAll(style)].map(([, text = '']) => text).join('')),
    font: sizeOf('font'),
    html: gzipped(html.replace(style, '')),
    /** The sidebar grows with the wiki. */
    htmlWithoutSidebar: gzipped(html.replace(/<nav aria-label="Wiki"[^]*?<\/nav>/, '')),
    performance: scoreOf('performance'),
    others: Math.min(...others.map(scoreOf)),
    layoutShift: valueOf('cumulative-layout-shift'),
    blockingTime: valueOf('total-blocking-time'),
  };
}

/** Texts of capabilities, and a section of the wiki as they show it. */
const OF_CAPABILITIES = CONTRIBUTIONS.flatMap(({ contributes: { pageTexts, beforeSections } }) => [
  ...Object.values(pageTexts).map((text) => text.path),
  ...beforeSections.map((prefix) => `${prefix}/wiki/spaces`),
]);

/** Visits one page of every kind of the last build; of a folder, the first. */
export function visitPages(browser: Browser, origin: string, visits: number) {
  const firstIn = (folder: string) => globSync(`${folder}/*.html`, { cwd: 'public' }).sort()[0]?.replace('.html', '');
  const pages = [
    ...['/', '/shows', '/hires', '/hires/archive', '/opportunities', '/exec', '/wsover', '/short-links', '/privacy'],
    ...['/wiki', CABLES, '/wiki/disciplines/sound/sound-engineering', '/wiki/disciplines', '/wiki/spaces', '/wiki/tags'],
    ...['/wiki/tags/equipment', '/wiki/search', '/wiki/resources/changelog', '/wiki/tech-crew/digital/website/wiki-summary'],
    ...OF_CAPABILITIES,
    ...['people', 'venues', 'societies', 'shows'].map((folder) => `/${firstIn(folder)}`),
  ];
  return inTurn(pages, (page) => visit(browser, origin + page, visits));
}

/** Milliseconds from a click on a link to the next page's heading: the 95th percentile. */
export async function timeMoves(browser: Browser, origin: string): Promise<number> {
  const { page } = await open(browser, `${origin}/wiki/disciplines`);
  const times = await inTurn(Array(40).keys(), async (move) => {
    const link = page.locator(`a[rel="${move % 2 === 0 ? 'next' : 'prev'}"]`);
    await link.hover();
    await page.waitForTimeout(300);
    return link.evaluate(async (element: HTMLElement) => {
      const started = performance.now();
      const old = document.querySelector('h1');
      element.click();
      while (document.querySelector('h1') === old) await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - started;
    });
  });
  await page.close();
  return percentile(times, 0.95);
}

/** Selectors: `answer` matches once the control has answered, with `words` in it. */
const CONTROLS: { what: string; path: string; control: string; answer: string; words?: string }[] = [
  { what: 'Colour mode', path: CABLES, control: '[data-colour-mode-switch]', answer: 'html[data-theme="dark"]' },
  { what: 'Search', path: CABLES, control: '[data-opens-search]', answer: OPEN_SEARCH },
  { what: 'Search, from the home page', path: '/', control: '[data-opens-search]', answer: OPEN_SEARCH },
  { what: 'Copy short link', path: CABLES, control: '[id="share.panel"] button', answer: '[aria-live]', words: 'Copied!' },
  { what: 'Picture zoom', path: '/wiki/spaces/wac/theatre', control: '[data-zoomable] picture img', answer: '.medium-zoom-overlay' },
  { what: 'Quiz', path: '/wiki/directories/flags', control: '[aria-label="Flags quiz"] button', answer: 'main progress' },
  { what: 'Filter of the archive', path: '/shows', control: 'main [type="search"]', answer: 'main [role="status"]', words: ' of ' },
];

/**
 * Runs in the page: presses a control as soon as it exists. Returns milliseconds since it was pressed and the app's code had come.
 * A named function in it would call a helper of tsx, which pages lack.
 */
async function press({ what, control, answer, words = '' }: (typeof CONTROLS)[number]): Promise<number> {
  let element = document.querySelector<HTMLElement>(control);
  while (!element) {
    if (performance.now() > 20_000) throw new Error(`${what} is missing.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    element = document.querySelector<HTMLElement>(control);
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
export const timeControls = (origin: string): Promise<{ what: string; time: number }[]> =>
  inTurn(CONTROLS, async (control) => {
    const times = await inTurn(Array(3).keys(), async () => {
      // In a second context of a browser, copying is blocked.
      const browser = await startChromium();
      const page = await browser.newPage({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.goto(origin + control.path, { waitUntil: 'commit' });
      const time = await page.evaluate(press, control);
      await browser.close();
      return time;
    });
    return { what: control.what, time: percentile(times, 0.5) };
  });

/** Kilobytes of the first search: all that it fetches, and what Save-Data fetches before the button is pressed. */
export async function weighSearch(browser: Browser, origin: string): Promise<{ all: number; withSaveData: number }> {
  // This page has no picture to zoom, whose code would come meanwhile.
  const address = `${origin}/shows`;
  const { page, fetched } = await open(browser, address);
  const before = (await fetched()).map(({ url }) => url);
  await page.keyboard.press('Control+k');
  await page.locator(OPEN_SEARCH).fill('cable');
  await page.locator('.DocSearch-Hit').first().waitFor();
  await page.waitForLoadState('networkidle');
  // Files of linked pages are prefetched at any time.
  const ofSearch = (await fetched()).filter(({ url }) => !before.includes(url) && !/\/page-data\/|\/component---|\.css$/.test(url));
  await page.close();
  const saver = await open(browser, address, true);
  await saver.page.locator('[data-opens-search]').first().focus();
  await saver.page.waitForTimeout(1_000);
  const early = (await saver.fetched()).filter(({ url }) => ofSearch.some((file) => file.url === url));
  await saver.page.close();
  return { all: sum(ofSearch), withSaveData: sum(early) };
}
