/** Size budgets that `every-page.e2e.ts` does not cover. */
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { openRunning, scrollThrough } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { openSearch } from '../support/search-modal';
import { expect, test } from '../support/site-test';

const KILOBYTE = 1000;

/** A picture may be this many times as wide as its space, because there are only a few sizes of each. */
const SPARE = 1.7;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 });

  test('the browser loads pictures hardly larger than their space', async ({ page }) => {
    for (const url of ['/', '/exec', '/wiki/disciplines/sound/microphones']) {
      await page.goto(url);
      await scrollThrough(page);
      const oversized = await page.locator('main picture:has(source) img').evaluateAll(async (images, spare) => {
        const tooWide: string[] = [];
        for (const image of images as HTMLImageElement[]) {
          if (!image.checkVisibility()) continue;
          const { width } = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
          if (width > image.clientWidth * devicePixelRatio * spare)
            tooWide.push(`${image.currentSrc} is ${width} wide for ${image.clientWidth}`);
        }
        return tooWide;
      }, SPARE);
      expect(oversized).toEqual([]);
    }
  });
});

test('search opens with at most 52 KB of code (the bench limits its index)', async ({ page }) => {
  await openRunning(page, CABLES);
  await page.waitForLoadState('networkidle');
  const code: Response[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) code.push(response);
  });
  await openSearch(page);
  const bodies = await Promise.all(code.map((response) => response.body()));
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(bytes).toBeGreaterThan(40 * KILOBYTE);
  expect(bytes).toBeLessThan(52 * KILOBYTE);
});
