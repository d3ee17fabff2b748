/** Rules for every kind of page, all checked in one visit. */
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { ZOOMABLE_PICTURES } from '../../src/components/replay-clicks';
import {
  accessibilityViolations,
  complaintsOf,
  misfits,
  openRunning,
  scrollThrough,
  sidewaysScroll,
  watchShifts,
} from '../support/browser';
import { SITE_PAGES, SOCIETY_PAGES, WIKI_PAGES } from '../support/fixture-pages';
import { violationsOf } from '../support/security';
import { expect, test } from '../support/site-test';

const KILOBYTE = 1000;
/** Budgets of a page in bytes: fonts uncompressed, all else gzipped, HTML without its style. */
const BUDGET = { script: 130 * KILOBYTE, style: 11 * KILOBYTE, html: 20 * KILOBYTE, font: 40 * KILOBYTE };
/** A late font shifts lines by less than this; anything without reserved space shifts the page by more. */
const STILL = 0.05;
/** More window widths to test, in CSS pixels. */
const WIDTHS = [320, 768, 2560];

/** Measures what a page fetches, from now until the returned function is called. */
function weigh(page: Page): () => Promise<{ script: number; font: number }> {
  const fetched: Promise<['script' | 'font', number]>[] = [];
  const weightOf = async (request: Request): Promise<number> => {
    const body = (await (await request.response())?.body()) ?? '';
    return request.resourceType() === 'script' ? gzipSync(body).length : body.length;
  };
  const note = (request: Request): void => {
    const type = request.resourceType();
    // The boot script has its own budget.
    if (type === 'font' || (type === 'script' && !/\/boot-\w+\.js$/.test(request.url())))
      fetched.push(weightOf(request).then((weight) => [type, weight]));
  };
  page.on('request', note);
  return async () => {
    page.off('request', note);
    const weights = { script: 0, font: 0 };
    for (const [type, weight] of await Promise.all(fetched)) weights[type] += weight;
    return weights;
  };
}

/** Waits for the last part that a page requests by itself: the code that enlarges its pictures. */
async function untilComplete(page: Page): Promise<void> {
  const pictures = page.locator(ZOOMABLE_PICTURES);
  if ((await pictures.count()) > 0) await expect(pictures.first()).toHaveAttribute('role', 'button');
}

/** Measures a page's style, which is all in its HTML, and the rest of the HTML. */
async function weighHtml(page: Page): Promise<{ style: number; html: number }> {
  const html = await (await page.request.get(page.url())).text();
  expect(html).not.toMatch(/<link[^>]*stylesheet/);
  const styles = /<style\b[^>]*>([^]*?)<\/style>/g;
  const style = [...html.matchAll(styles)].map(([, text = '']) => text).join('');
  return { style: gzipSync(style).length, html: gzipSync(html.replace(styles, '')).length };
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

/** Links to other sites without `noopener`. */
const unsafeLinks = (page: Page): Promise<string[]> =>
  page.locator('a[href^="http"]').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter(({ origin }) => ![location.origin, 'https://cr.example'].includes(origin))
      .filter(({ rel }) => !rel.split(' ').includes('noopener'))
      .map(({ href }) => href),
  );

for (const url of [...SOCIETY_PAGES, ...WIKI_PAGES, ...SITE_PAGES]) {
  test(`${url} is light, stable and accessible on phones and wide screens, in both colour modes`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const complaints = complaintsOf(page);
    const violations = await violationsOf(page);
    const shift = await watchShifts(page);
    const weights = weigh(page);
    const others: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !/^(?:data|blob):/.test(request.url())) others.push(request.url());
    });

    await test.step('on a phone in light mode axe finds nothing, the page keeps its budgets, and nothing shifts', async () => {
      await openRunning(page, url);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await accessibilityViolations(page)).toEqual([]);
      const { style, html } = await weighHtml(page);
      expect(style).toBeLessThan(BUDGET.style);
      expect(html).toBeLessThan(BUDGET.html);
      await untilComplete(page);
      const { script, font } = await weights();
      expect(script).toBeGreaterThan(0);
      expect(script).toBeLessThan(BUDGET.script);
      expect(font).toBeLessThan(BUDGET.font);
      await scrollThrough(page);
      expect(await shift()).toBeLessThan(STILL);
    });
    await test.step('on a wide screen in dark mode axe finds nothing, and everything that the keyboard reaches is visible', async () => {
      expect(await sidewaysScroll(page)).toBe(0);
      await page.setViewportSize({ width: 1366, height: 844 });
      await page.getByRole('button', { name: /^Dark mode/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      // While one mode fades into the other, no point of the window hits an element.
      await expect.poll(() => page.evaluate(() => document.elementFromPoint(9, 9)?.tagName)).not.toBe('HTML');
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      const { stops, wrong } = await keyboardStops(page);
      expect(wrong).toEqual([]);
      expect(stops).toBeGreaterThan(10);
    });
    await test.step('it logs no error, keeps its policy, and requests nothing from other sites', async () => {
      // The not-found page rightly logs one error.
      expect(complaints.filter((complaint) => !(url === '/no-such-page' && complaint.includes('404')))).toEqual([]);
      expect(violations).toEqual([]);
      expect(await unsafeLinks(page)).toEqual([]);
      expect(others).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });
    await test.step('it fits every window, and text of twice the size breaks no title, label or page', async () => {
      expect(await misfits(page, WIDTHS)).toEqual([]);
      // The browser's own setting, which breakpoints in em follow.
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await misfits(page, [390, 1280])).toEqual([]);
    });
  });
}
