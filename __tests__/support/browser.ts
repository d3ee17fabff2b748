/** Helpers of several end-to-end tests. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { untilRunning } from '../../scripts/chromium';

export { untilRunning };

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 up to AA, and what axe counts as good practice. */
const AXE_OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** What a colour mode can break. */
export const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] };

/** What axe finds wrong, a line each: the rule and the element. */
export async function accessibilityViolations(page: Page, rules = AXE_OPTIONS): Promise<string[]> {
  // axe is half a megabyte, so each page loads it only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (options) =>
      (window as unknown as { axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> } }).axe.run(document, options),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replace(/\s+/g, ' ') ?? ''}`),
  );
}

/** What Playwright logs if `serviceWorkers` is `block`. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Collects errors of the console, such as what the policy blocks, exceptions and failed requests. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === WORKER_BLOCKED) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page before a film has loaded cancels its request, which is no error.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}

/** The switch of the colour mode in the top bar. */
export const darkModeSwitch = (page: Page): Locator => page.getByRole('button', { name: /^Dark mode/ });

/** The title of a page. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Goes to a page and waits until its scripts run. */
export async function openRunning(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilRunning(page);
}

/** Scrolls to the end and back, and waits until every picture on the way has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
}

/** By how many pixels a page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What is wrong at some window widths: pages that are too wide, titles broken inside a word, and labels that are cut off. */
export async function misfits(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const here = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const wrong = scrollWidth === clientWidth ? [] : [`the page is ${scrollWidth} px wide`];
      const walker = document.createTreeWalker(document.querySelector('h1') ?? document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        for (const { 0: word, index } of (walker.currentNode.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) wrong.push(`“${word}” is broken`);
        }
      }
      for (const { scrollHeight, clientHeight, textContent } of document.querySelectorAll('main :is(button, summary)'))
        if (clientHeight > 0 && scrollHeight > clientHeight + 2) wrong.push(`“${textContent}” is cut`);
      return wrong;
    });
    found.push(...here.map((what) => `at ${width} px ${what}`));
  }
  return found;
}

/** What TypeScript's types of the DOM lack; see https://wicg.github.io/layout-instability/. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Measures how far content moves up or down from the next load on.
 * Moves sideways don't count: Chromium may paint while half of a row that is aligned to the right is parsed.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput && entry.sources.some(({ previousRect, currentRect }) => previousRect.top !== currentRect.top))
          (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The observer is told of a frame after it.
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shift: number }).shift;
    });
}

/** The number of printed sheets. */
export async function printedSheets(page: Page): Promise<number | undefined> {
  const sheets = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  return sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

/** Waits until the element with an id has come to rest just below the top bar. */
export async function expectScrolledTo(page: Page, id: string): Promise<void> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const top = await page.evaluate((name) => {
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return (document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN) - bar;
      }, id);
      const rests = top === last;
      last = top;
      return rests && top >= 0 && top < 150 ? 'there' : `${top} px below the top bar`;
    })
    .toBe('there');
}

/** Fakes the connection for the next pages. */
export async function fakeConnection(page: Page, connection: { saveData: boolean }): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), value) });
  }, connection);
}

/** Holds requests to some addresses until `release`, and lists them. To hold a worker's requests, pass the context. */
export async function holdRequests(page: Pick<Page, 'route'>, urls: Parameters<Page['route']>[0]) {
  const requested: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urls, async (route) => {
    requested.push(route.request().url());
    await released;
    await route.continue().catch(() => undefined);
  });
  return { requested, release };
}

/** Counts how often the browser loads a page itself from now on, instead of the app. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Returns whether an attack ran. */
export async function isAttacked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'attacked' in window);
}
