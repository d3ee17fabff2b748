import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ATTACH_DELAY } from '../../src/site/ui/picture-zoom';
import { openRunning } from '../support/browser';
import { pagesOfEveryKind } from '../support/site-pages';

const KILOBYTE = 1000;

/** Pages of the wiki that differ in what they hold, and one of every other kind. */
const PAGES = [
  ...new Set([...pagesOfEveryKind(), '/wiki/disciplines/sound/microphones', '/wiki/directories/flags', '/wiki/directories/services']),
];

/** The most that the script of a page may weigh, gzipped: the budget of the design. */
const SCRIPT = 130 * KILOBYTE;
const STYLE = 17 * KILOBYTE;

/** How much wider than its place a picture may be, because there is none for every width of window. */
const SPARE = 1.7;

/** How long after a page has been drawn the last of its parts, the code of its pictures, is on its way, in milliseconds. */
const LAST_PART = ATTACH_DELAY + 200;

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

for (const url of PAGES) {
  test(`${url} brings little to the reader’s phone`, async ({ page }) => {
    const scripts: number[] = [];
    const fonts: number[] = [];
    const waiting: Promise<void>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type !== 'script' && type !== 'font') return;
      waiting.push(
        response.body().then((body) => {
          if (type === 'script') scripts.push(gzipSync(body).length);
          else fonts.push(body.length);
        }),
      );
    });
    await openRunning(page, url);
    await page.waitForTimeout(LAST_PART);
    await page.waitForLoadState('networkidle');
    await Promise.all(waiting);
    const styles = await page.evaluate(async () => {
      const inline = [...document.querySelectorAll('style:not(svg *)')].map((style) => style.textContent ?? '');
      const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(async ({ href }) =>
        (await fetch(href)).text(),
      );
      return [...inline, ...(await Promise.all(files))].join('');
    });
    expect(sum(scripts)).toBeLessThan(SCRIPT);
    expect(gzipSync(styles).length).toBeLessThan(STYLE);
    expect(sum(fonts)).toBeLessThan(40 * KILOBYTE);
    expect(scripts.length).toBeGreaterThan(0);
  });
}

test('a short link is light, and its page is left before it needs more', async ({ request }) => {
  const html = await (await request.get('/cables')).text();
  expect(gzipSync(html).length).toBeLessThan(20 * KILOBYTE);
});

test('the HTML of a page holds no script but the few lines of the first paint', async ({ page }) => {
  for (const url of ['/', '/wiki/disciplines/general/cables', '/cables']) {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(url);
    const inline = await page
      .locator('script:not([src]):not([type="application/ld+json"])')
      .evaluateAll((scripts) => scripts.map((script) => script.textContent?.length ?? 0));
    expect(sum(inline)).toBeLessThan(4 * KILOBYTE);
    expect(inline.length).toBeGreaterThan(2);
  }
});

test('a picture is no larger than its place on a phone asks for', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 });
  const page = await phone.newPage();
  for (const url of ['/', '/shows', '/exec', '/wiki/disciplines/general/cables', '/wiki/disciplines/sound/microphones']) {
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
