/** Weights of what no visit of `every-page.e2e.ts` weighs. */
import { gzipSync } from 'node:zlib';
import { openRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

const KILOBYTE = 1000;

/** How much wider than its place a picture may be, because there is none for every width of window. */
const SPARE = 1.7;

test('a short link is light, and its page is left before it needs more', async ({ request }) => {
  const html = await (await request.get('/cables')).text();
  expect(gzipSync(html).length).toBeLessThan(20 * KILOBYTE);
});

test('the HTML of a page holds no script but the few lines of the first paint', async ({ page }) => {
  for (const url of ['/', CABLES, '/cables']) {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(url);
    const inline = await page
      .locator('script:not([src]):not([type="application/ld+json"])')
      .evaluateAll((scripts) => scripts.map((script) => script.textContent?.length ?? 0));
    expect(inline.reduce((total, size) => total + size, 0)).toBeLessThan(4 * KILOBYTE);
    expect(inline.length).toBeGreaterThan(2);
  }
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
