/** Helpers of several end-to-end tests. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { untilRunning } from '../../scripts/chromium';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 up to AA, and what axe counts as good practice. */
const AXE_OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** What axe finds wrong, a line each: the rule and the element. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // axe is half a megabyte, so each page loads it only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (options) =>
      (window as unknown as { axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> } }).axe.run(document, options),
    AXE_OPTIONS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replace(/\s+/g, ' ') ?? ''}`),
  );
}

/** What Playwright logs if `serviceWorkers` is `block`. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Collects errors of the console, exceptions and failed requests. */
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

/** Titles in which a word is broken over two lines. */
async function brokenTitles(page: Page): Promise<string[]> {
  return page.locator('h1').evaluateAll((titles) =>
    titles.flatMap((title) => {
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (walker.nextNode()) {
        for (const { 0: word, index } of (walker.currentNode.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
}

/** Labels that their button or fold cuts off. */
async function cutLabels(page: Page): Promise<string[]> {
  return page
    .locator('main')
    .locator('button, summary')
    .evaluateAll((controls) =>
      controls
        .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 2)
        .map(({ textContent }) => textContent),
    );
}

interface Misfit {
  width: number;
  by: number;
  broken: string[];
  cut: string[];
}

/** The window widths at which a page is too wide, breaks a title inside a word, or cuts a label. */
export async function misfits(page: Page, widths: readonly number[]): Promise<Misfit[]> {
  const found: Misfit[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push({ width, by: await sidewaysScroll(page), broken: await brokenTitles(page), cut: await cutLabels(page) });
  }
  return found.filter(({ by, broken, cut }) => by !== 0 || broken.length > 0 || cut.length > 0);
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
