import type { Locator, Page } from '@playwright/test';
import { GEL_NAMES, PALETTES } from '../../src/content-model/palette';
import { darkModeSwitch, openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

const computed = (hex: string): string => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const LIGHT_INK = computed(PALETTES.dark.ink);
const DARK_INK = computed(PALETTES.light.ink);

const inkOf = (part: Locator): Promise<string> => part.evaluate((element) => getComputedStyle(element).color);
const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;

async function isClear(page: Page): Promise<boolean> {
  const colour = await page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  return colour === 'rgba(0, 0, 0, 0)' || /, 0\)$|\/ 0\)$/.test(colour);
}

test('the home page on a phone and on a desk: four ways in beside a lighting plan, a clear top bar, and a search', async ({ page }) => {
  await test.step('on a phone the four links are in view, “Get involved” first, then come the next show and the plan', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openRunning(page, '/');
    const ways = page.getByRole('navigation', { name: 'Start here' }).getByRole('link');
    await expect(ways).toHaveText([/Get involved/, /See our shows/, /Hire kit or crew/, /Read the wiki/]);
    await expect(ways.last()).toBeInViewport({ ratio: 1 });
    const tops = [ways.last(), page.locator('.stage dl:visible'), page.getByRole('main').locator('svg').first()].map(topOf);
    const [way = NaN, next = NaN, plan = NaN] = await Promise.all(tops);
    expect(next).toBeGreaterThan(way);
    expect(plan).toBeGreaterThan(next);
  });

  await test.step('the top bar is one line high, and wide screens have room for the names of the gels', async () => {
    for (const width of [320, 360, 390, 768, 900, 996, 997, 1000, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      const height = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().height);
      expect([width, height < 65]).toEqual([width, true]);
      if (width === 900 || width === 1000) await expect(page.getByText(String(GEL_NAMES[1]))).toBeVisible({ visible: width === 1000 });
    }
  });

  await test.step('the bar is clear and light over the dark stage, then solid as the page, and in dark mode light everywhere', async () => {
    const stage = page.locator('.stage');
    for (const [top, clear] of [
      [39, true],
      [40, false],
    ] as const) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect.poll(() => isClear(page), `${top} px`).toBe(clear);
      await expect.poll(() => inkOf(page.getByRole('banner'))).toBe(clear ? LIGHT_INK : DARK_INK);
      expect(await inkOf(stage)).toBe(LIGHT_INK);
    }
    await darkModeSwitch(page).click();
    for (const part of [page.getByRole('banner'), stage]) await expect.poll(() => inkOf(part)).toBe(LIGHT_INK);
  });

  await test.step('the wiki is searched from here, and there the top bar is solid', async () => {
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('radio mics');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wiki\/search\?q=radio(\+|%20)mics/);
    await expect(main.getByRole('link', { name: /^Radio microphones/ }).first()).toBeVisible();
    await expect.poll(() => isClear(page)).toBe(false);
  });
});
