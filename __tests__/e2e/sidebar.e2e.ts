import type { Locator, Page } from '@playwright/test';
import { heading, holdRequests, openRunning, untilRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

// `playwright.config.ts` sets reduced motion for all other tests.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Wiki', exact: true });
const category = (page: Page, label: string) =>
  sidebar(page)
    .locator('li')
    .filter({ has: page.locator(`> a:has-text("${label}")`) })
    .locator('> details');

/** Presses a summary. Returns the fold's transition, and whether it was ever half open. */
async function motionOf(summary: Locator) {
  await summary.hover();
  return summary.evaluate(async (element: HTMLElement) => {
    const details = element.parentElement as HTMLDetailsElement;
    const heights: number[] = [];
    element.click();
    const { transitionDuration, transitionTimingFunction } = getComputedStyle(details, '::details-content');
    do {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      heights.push(details.offsetHeight);
    } while (details.getAnimations({ subtree: true }).length > 0);
    const whole = heights.at(-1) ?? 0;
    const isGradual = heights.some((height) => height > Math.min(...heights) && height < whole);
    return { duration: Number.parseFloat(transitionDuration) * 1000, easing: transitionTimingFunction.split(',')[0], isGradual };
  });
}

test('the sidebar scrolls to its current page, leaves the page at its top, and keeps its own scroll from page to page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 320 });
  await openRunning(page, '/wiki/directories/words');
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const link = sidebar(page).locator('a[href^="/wiki/"]:not([aria-current]):visible').last();
  await link.scrollIntoViewIfNeeded();
  const scrolled = () => sidebar(page).evaluate((nav) => nav.closest('[popover]')?.scrollTop ?? 0);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page).not.toHaveURL(/\/words$/);
  await expect(heading(page)).toBeFocused();
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(60);
});

test('the folds of the sidebar move, a tall one longer than a short one, unless the reader prefers reduced motion', async ({ page }) => {
  const app = await holdRequests(page, /\/(?:app|framework|webpack-runtime)-\w+\.js$/);
  await page.goto('/wiki');
  // At the first press, before the app has loaded.
  const tall = await motionOf(category(page, 'Spaces').locator('> summary'));
  app.release();
  await untilRunning(page);
  const disciplines = category(page, 'Disciplines');
  await test.step('a category unfolds and folds by keyboard', async () => {
    await disciplines.locator('> summary').focus();
    await page.keyboard.press('Enter');
    await expect(disciplines.locator('> ul')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(disciplines).not.toHaveAttribute('open');
  });
  await test.step('a reader can change their mind while it moves', async () => {
    const summary = disciplines.locator('> summary');
    for (let press = 1; press <= 3; press += 1) await summary.click();
    await expect(disciplines.locator('> ul')).toBeVisible();
    await summary.click();
    await expect(disciplines.locator('> ul')).toBeHidden();
  });
  await test.step('a tall category takes longer than a short one, easing in and out, and so do the external links', async () => {
    const short = await motionOf(category(page, 'Tech Crew').locator('> summary'));
    expect([short, tall]).toMatchObject([{ easing: 'ease-in-out' }, { easing: 'ease-in-out', isGradual: true }]);
    expect(short.duration).toBeGreaterThanOrEqual(190);
    expect(tall.duration).toBeGreaterThan(short.duration);
    expect(tall.duration).toBeLessThanOrEqual(449);
    expect((await motionOf(sidebar(page).locator('summary', { hasText: 'External Links' }))).isGradual).toBe(true);
    await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });
  await test.step('open categories inside a category count', async () => {
    const alone = await motionOf(disciplines.locator('> summary'));
    // Opened from the outside in: each click takes a fold out of those that are closed.
    const closed = disciplines.locator('> ul').locator('details:not([open]) > summary:visible');
    while ((await closed.count()) > 0) await closed.first().click();
    expect((await motionOf(disciplines.locator('> summary'))).duration).toBeGreaterThan(alone.duration);
  });
  await test.step('for readers who prefer reduced motion a category unfolds within 1 ms', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await motionOf(category(page, 'Directories').locator('> summary'))).toMatchObject({ duration: 1, isGradual: false });
    await expect(category(page, 'Directories')).toHaveAttribute('open', '');
  });
});
