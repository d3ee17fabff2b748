import type { Locator, Page } from '@playwright/test';
import { GEL_NAMES, PALETTES } from '../../src/content-model/palette';
import { openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

const computed = (hex: string): string => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const LIGHT_INK = computed(PALETTES.dark.ink);
const DARK_INK = computed(PALETTES.light.ink);

const inkOf = (part: Locator): Promise<string> => part.evaluate((element) => getComputedStyle(element).color);

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test('the home page on a phone and on a desk: four ways in beside a lighting plan, a clear top bar, and a search', async ({ page }) => {
  const ways = page.getByRole('navigation', { name: 'Start here' }).getByRole('link');
  const plan = page.getByRole('main').locator('svg').first();
  const isClear = async (): Promise<boolean> => {
    const colour = await page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    return colour === 'rgba(0, 0, 0, 0)' || /, 0\)$|\/ 0\)$/.test(colour);
  };

  await test.step('on a phone the four links are in view above the plan, “Get involved” first', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openRunning(page, '/');
    await expect(ways).toHaveText([/Get involved/, /See our shows/, /Hire kit or crew/, /Read the wiki/]);
    await expect(ways.last()).toBeInViewport({ ratio: 1 });
    expect((await plan.boundingBox())?.y).toBeGreaterThan((await ways.last().boundingBox())?.y ?? Infinity);
    // The next show stands between the links and the plan.
    const next = (await page.locator('.stage dl:visible').boundingBox())?.y ?? 0;
    expect(next).toBeGreaterThan((await ways.last().boundingBox())?.y ?? Infinity);
    expect(next).toBeLessThan((await plan.boundingBox())?.y ?? 0);
  });

  await test.step('a wide screen has room for the names of the gels', async () => {
    for (const [width, isNamed] of [
      [1000, true],
      [900, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByText(String(GEL_NAMES[1]))).toBeVisible({ visible: isNamed });
    }
  });

  await test.step('the top bar is one line high', async () => {
    for (const width of [320, 360, 390, 768, 996, 997, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      const height = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().height);
      expect([width, height < 65]).toEqual([width, true]);
    }
  });

  await test.step('it is clear for the first 40 px of scroll, then solid, and light as the page', async () => {
    for (const [top, clear] of [
      [0, true],
      [39, true],
      [40, false],
      [0, true],
    ] as const) {
      await scrollTo(page, top);
      await expect.poll(isClear, `${top} px`).toBe(clear);
      await expect.poll(() => inkOf(page.getByRole('banner'))).toBe(clear ? LIGHT_INK : DARK_INK);
    }
  });

  await test.step('the stage is dark in both modes', async () => {
    const stage = page.locator('.stage');
    expect([await inkOf(stage), await inkOf(page.locator('body'))]).toEqual([LIGHT_INK, DARK_INK]);
    await page.getByRole('button', { name: /^Dark mode/ }).click();
    await expect.poll(() => inkOf(page.locator('body'))).toBe(LIGHT_INK);
    expect(await inkOf(stage)).toBe(LIGHT_INK);
  });

  await test.step('the wiki is searched from here, and there the top bar is solid', async () => {
    await page.getByRole('main').getByRole('searchbox').fill('radio mics');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wiki\/search\?q=radio(\+|%20)mics/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Radio microphones/ })
        .first(),
    ).toBeVisible();
    await expect.poll(isClear).toBe(false);
  });
});
