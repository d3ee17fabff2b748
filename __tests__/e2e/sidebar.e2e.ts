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

/** Presses a summary. Returns the milliseconds that its fold takes, and whether it was ever half open. */
async function motionOf(summary: Locator) {
  await summary.hover();
  return summary.evaluate(async (element: HTMLElement) => {
    const details = element.parentElement as HTMLDetailsElement;
    const heights: number[] = [];
    element.click();
    const duration = Number.parseFloat(getComputedStyle(details, '::details-content').transitionDuration) * 1000;
    do {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      heights.push(details.offsetHeight);
    } while (details.getAnimations({ subtree: true }).length > 0);
    const whole = heights.at(-1) ?? 0;
    return { duration, isGradual: heights.some((height) => height > Math.min(...heights) && height < whole) };
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
  expect(tall.isGradual).toBe(true);
  app.release();
  await untilRunning(page);
  const short = await motionOf(category(page, 'Tech Crew').locator('> summary'));
  expect(tall.duration).toBeGreaterThan(short.duration);
  await test.step('a reader can fold it by keyboard, and change their mind while it moves', async () => {
    const disciplines = category(page, 'Disciplines');
    await disciplines.locator('> summary').focus();
    for (let press = 1; press <= 3; press += 1) await page.keyboard.press('Enter');
    await expect(disciplines.locator('> ul')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(disciplines.locator('> ul')).toBeHidden();
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motionOf(category(page, 'Directories').locator('> summary'))).toEqual({ duration: 1, isGradual: false });
});
