/** Weights of what no visit of `every-page.e2e.ts` weighs. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openRunning } from '../support/browser';
import { CABLES, SITE_PAGES, SOCIETY_PAGES, WIKI_PAGES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

const KILOBYTE = 1000;

/** How much wider than its place a picture may be, because there is none for every width of window. */
const SPARE = 1.7;

test('a short link is light, and its page is left before it needs more', async ({ request }) => {
  const html = await (await request.get('/cables')).text();
  expect(html.length).toBeLessThan(6 * KILOBYTE);
});

test('a page runs at most 6 KB of script before it is touched, inline scripts included', async ({ request }) => {
  for (const url of ['/', '/shows', CABLES]) {
    const html = await (await request.get(url)).text();
    const scripts = [...html.matchAll(/<script\b(?![^>]*ld\+json)([^>]*)>([^]*?)<\/script>/g)];
    const files = scripts.flatMap(([, attributes = '']) => /\ssrc="([^"]+)"/.exec(attributes)?.[1] ?? []);
    expect(files).toHaveLength(1);
    const [start = ''] = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
    const inline = scripts.map(([, , text = '']) => text).join('');
    expect(inline).not.toBe('');
    expect(gzipSync(inline, { level: 9 }).length + gzipSync(start, { level: 9 }).length).toBeLessThan(6 * 1024);
  }
});

test('the HTML of a page of each kind weighs at most 20 KB, style included', async ({ request }) => {
  for (const url of [...SOCIETY_PAGES, ...WIKI_PAGES, ...SITE_PAGES]) {
    const html = await (await request.get(url)).text();
    expect([url, gzipSync(html).length < 20 * KILOBYTE]).toEqual([url, true]);
  }
});

/** What the eye sees of an element beside its place. */
const SEEN = [
  'display',
  'visibility',
  'opacity',
  'color',
  'background',
  'border',
  'outline',
  'font',
  'text-decoration',
  'content',
  'transform',
];

/** How everything on a page looks, what stands before and after it included. */
const lookOf = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll(
    (elements, names) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const styles = [undefined, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          return names.map((name) => style.getPropertyValue(name)).join('; ');
        });
        return [element.tagName, element.textContent?.slice(0, 20), x, y, width, height, ...styles].join(' ');
      }),
    SEEN,
  );

/** How a page looks on a phone and at a desk. */
async function looksOf(page: Page): Promise<Record<string, string[]>> {
  const looks: Record<string, string[]> = {};
  for (const [where, width] of [
    ['on a phone', 390],
    ['at a desk', 1366],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    looks[where] = await lookOf(page);
  }
  return looks;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page looks the same with the part of the style that it brings as with all of it', async ({ page }) => {
    // A font that is on its way would be a difference of its own.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const url of ['/', '/shows', '/hires', '/exec', '/wiki', CABLES, '/people/mike-stand', '/no-such-page']) {
      await test.step(url, async () => {
        await page.goto(url);
        await page.waitForLoadState('networkidle');
        const before = await looksOf(page);
        await page.evaluate(async () => {
          for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]'))
            style.textContent = await (await fetch(style.dataset.href ?? '')).text();
        });
        expect(await looksOf(page)).toEqual(before);
      });
    }
  });
});

test('a picture is no larger than its place on a phone asks for', async ({ browser, plainSite }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, baseURL: plainSite });
  const page = await phone.newPage();
  for (const url of ['/', '/shows', '/exec', CABLES, '/wiki/disciplines/sound/microphones']) {
    await openRunning(page, url);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 400) {
        window.scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.waitForLoadState('networkidle');
    const oversized = await page.locator('main picture:has(source) img').evaluateAll(async (images, spare) => {
      const tooWide: string[] = [];
      for (const image of images as HTMLImageElement[]) {
        if (!image.complete || image.clientWidth === 0) continue;
        const { width } = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
        if (width > image.clientWidth * devicePixelRatio * spare)
          tooWide.push(`${image.currentSrc} is ${width} wide for ${image.clientWidth}`);
      }
      return tooWide;
    }, SPARE);
    expect(oversized).toEqual([]);
  }
  await phone.close();
});
