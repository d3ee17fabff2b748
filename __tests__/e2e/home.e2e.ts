import type { Page } from '@playwright/test';
import { openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

test('the lanterns of the plan dim except the one whose row is hovered or focused', async ({ page }) => {
  await openRunning(page, '/');
  const schedule = page.getByRole('navigation', { name: 'Start here' });
  const lit = (): Promise<number> =>
    page
      .getByRole('main')
      .locator('svg')
      .first()
      .locator('g[data-gel]')
      .evaluateAll((beams) => beams.filter((beam) => Number(getComputedStyle(beam).opacity) > 0.5).length);
  // The beams come up once, in the order of their channels.
  await expect.poll(lit).toBe(4);
  await schedule.getByRole('link', { name: 'See our shows' }).hover();
  await expect.poll(lit).toBe(1);
  await page.mouse.move(700, 5);
  await expect.poll(lit).toBe(4);
  await page.keyboard.press('Tab');
  await schedule.getByRole('link', { name: 'Get involved' }).focus();
  await expect.poll(lit).toBe(1);
});

test('on a phone the four links are in view above the plan, “Get involved” first; gels are named where there is room for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const ways = page.getByRole('navigation', { name: 'Start here' }).getByRole('link');
  await expect(ways).toHaveText([/Get involved/, /See our shows/, /Hire kit or crew/, /Read the wiki/]);
  await expect(ways.last()).toBeInViewport({ ratio: 1 });
  const plan = page.getByRole('main').locator('svg').first();
  expect((await plan.boundingBox())?.y).toBeGreaterThan((await ways.last().boundingBox())?.y ?? Infinity);
  await expect(page.getByText('Lighting plan, general cover')).toBeHidden();
  for (const [width, isNamed] of [
    [1000, true],
    [900, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText('L118 Light Blue')).toBeVisible({ visible: isNamed });
  }
});

test('the wiki is searched from the home page', async ({ page }) => {
  await openRunning(page, '/');
  await page.getByRole('main').getByRole('searchbox').fill('radio mics');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wiki\/search\?q=radio(\+|%20)mics/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Radio microphones/ })
      .first(),
  ).toBeVisible();
});

test.describe('the top bar of the home page', () => {
  const isClear = async (page: Page): Promise<boolean> => {
    const colour = await page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    return colour === 'rgba(0, 0, 0, 0)' || /, 0\)$|\/ 0\)$/.test(colour);
  };
  const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

  test('is one line high, clear for the first 40 px of scroll, then solid, and solid on other pages', async ({ page }) => {
    await openRunning(page, '/');
    for (const [top, clear] of [
      [0, true],
      [38, true],
      [42, false],
      [0, true],
    ] as const) {
      await scrollTo(page, top);
      await expect.poll(() => isClear(page), `${top} px`).toBe(clear);
    }
    for (const width of [320, 360, 390, 768, 996, 997, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      const height = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().height);
      expect([width, height < 65]).toEqual([width, true]);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shows', exact: true }).click();
    await expect(page).toHaveURL('/shows');
    await expect.poll(() => isClear(page)).toBe(false);
  });

  test('does the same in browsers without scroll timelines', async ({ page }) => {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (property: string, value?: string) =>
        !property.includes('animation-timeline') && (value === undefined ? supports(property) : supports(property, value));
    });
    await openRunning(page, '/');
    const marked = (): Promise<boolean> => page.locator('html[data-at-top]').isVisible();
    for (const [top, clear] of [
      [0, true],
      [39, true],
      [40, false],
    ] as const) {
      await scrollTo(page, top);
      await expect.poll(marked, `${top} px`).toBe(clear);
    }
  });
});
