/** Rules for every kind of page, all checked in one visit: every second page on a phone in light mode, the others in the opposite. */
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { ZOOMABLE_PICTURES } from '../../src/components/replay-clicks';
import { accessibilityViolations, complaintsOf, CONTRAST, misfits, openRunning, scrollThrough, watchShifts } from '../support/browser';
import { builtSite } from '../support/built-site';
import { PAGES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

const SITE = builtSite('plain');
const KILOBYTE = 1000;
/** Budgets of a page in bytes: fonts uncompressed, scripts gzipped. Those of its HTML and style are in `integration/fixture-site.test.ts`. */
const BUDGET = { script: 130 * KILOBYTE, font: 40 * KILOBYTE };
/** A late font shifts lines by less than this; anything without reserved space shifts the page by more. */
const STILL = 0.05;
/** Window widths to test, in CSS pixels. */
const WIDTHS = [320, 360, 768, 2560, 1366];
/** How many pages a test opens. */
const PAGES_OF_TEST = 5;

const LOOKS = [
  { look: 'on a phone in light mode', mode: 'light', otherMode: 'dark', size: { width: 360, height: 780 } },
  { look: 'on a wide screen in dark mode', mode: 'dark', otherMode: 'light', size: { width: 1366, height: 844 } },
];

/** Weighs the files that a page asks for from now on, each once, until the returned function is called; some may come from the cache. */
function weigh(page: Page): () => { script: number; font: number } {
  const files = { script: new Set<string>(), font: new Set<string>() };
  const note = (request: Request): void => {
    const file = new URL(request.url()).pathname.slice(1);
    const type = request.resourceType();
    // The boot script has its own budget.
    if (type === 'font' || (type === 'script' && !/^boot-\w+\.js$/.test(file))) files[type].add(file);
  };
  const sumOf = (type: keyof typeof files, sizeOf: (file: string) => number): number =>
    [...files[type]].reduce((sum, file) => sum + sizeOf(file), 0);
  page.on('request', note);
  return () => {
    page.off('request', note);
    return { script: sumOf('script', SITE.gzippedSize), font: sumOf('font', (file) => statSync(path.join(SITE.folder, file)).size) };
  };
}

/** Waits for the last part that a page requests by itself: the code that enlarges its pictures. */
async function untilComplete(page: Page): Promise<void> {
  const pictures = page.locator(ZOOMABLE_PICTURES);
  if ((await pictures.count()) > 0) await expect(pictures.first()).toHaveAttribute('role', 'button');
}

/** Focuses everything that the keyboard reaches. Counts it, and lists what has no focus ring or is out of view. */
async function keyboardStops(page: Page): Promise<{ stops: number; wrong: string[] }> {
  // After one Tab, browsers show the focus ring even where a script moves the focus.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const wrong: string[] = [];
    let stops = 0;
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')) {
      element.focus();
      // Hidden and disabled elements take no focus, and an iframe keeps it.
      if (document.activeElement !== element || element.tabIndex < 0) continue;
      stops += 1;
      // If a card's link has the focus, the card may show the ring.
      const marks = [element, element.parentElement, element.parentElement?.parentElement, element.closest('li')]
        .filter((candidate) => candidate !== null && candidate !== undefined)
        .flatMap((candidate) => [undefined, '::before', '::after'].map((part) => getComputedStyle(candidate, part)));
      const isInView = [...element.getClientRects()].some(({ left, top, width, height }) =>
        element.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
      );
      const isMarked = marks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
      // If a parent clips its overflow, the ring must fit inside.
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      let clipping = element.parentElement;
      while (clipping && getComputedStyle(clipping).overflowX !== 'clip') clipping = clipping.parentElement;
      const [inner, outer] = [element, clipping].map((part) => part?.getBoundingClientRect());
      const room = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const isCut = inner && outer && (inner.right + room > outer.right || inner.bottom + room > outer.bottom);
      const html = element.outerHTML.slice(0, 100);
      if (isCut) wrong.push(`mark is cut: ${html}`);
      if (!isInView) wrong.push(`out of view: ${html}`);
      if (!isMarked) wrong.push(`not marked: ${html}`);
    }
    return { stops, wrong };
  });
}

/** Checks a page. Steps that change what others measure come last. */
async function checkPage(page: Page, url: string, { mode, otherMode, size }: (typeof LOOKS)[number], shift: () => Promise<number>) {
  await page.setViewportSize(size);
  const weights = weigh(page);
  await openRunning(page, url);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  expect(await accessibilityViolations(page)).toEqual([]);
  await untilComplete(page);
  const { script, font } = weights();
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThan(BUDGET.script);
  expect(font).toBeLessThan(BUDGET.font);
  await scrollThrough(page);
  expect(await shift()).toBeLessThan(STILL);
  await page.locator('html').evaluate((root, theme) => void (root.dataset.theme = theme), otherMode);
  expect(await accessibilityViolations(page, CONTRAST)).toEqual([]);
  expect(await misfits(page, WIDTHS)).toEqual([]);
  const { stops, wrong } = await keyboardStops(page);
  expect(wrong).toEqual([]);
  expect(stops).toBeGreaterThan(10);
  // The browser's own setting, which breakpoints in em follow.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  expect(await misfits(page, [390, 1280])).toEqual([]);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
}

for (const [index, look] of LOOKS.entries()) {
  const pages = PAGES.filter((_, place) => place % LOOKS.length === index);
  for (let first = 0; first < pages.length; first += PAGES_OF_TEST) {
    const urls = pages.slice(first, first + PAGES_OF_TEST);
    test(`${look.look} ${urls.join(', ')} are light, still and accessible, in the other mode too, fit every window and text size, log no error and ask no other site`, async ({
      page,
      baseURL,
    }) => {
      await page.addInitScript((mode) => localStorage.setItem('colour-mode', mode), look.mode);
      const complaints = complaintsOf(page);
      const shift = await watchShifts(page);
      const others: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '') && !/^(?:data|blob):/.test(request.url())) others.push(request.url());
      });
      // Fills the browser's cache: on a busy machine the font of the first page comes so late that its lines move.
      await page.goto('/wiki/tags');
      await page.evaluate(async () => void (await document.fonts.ready));
      for (const url of urls) await test.step(url, () => checkPage(page, url, look, shift));
      expect(complaints).toEqual([]);
      expect(others).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });
  }
}
