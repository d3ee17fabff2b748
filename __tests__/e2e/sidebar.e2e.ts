import type { Page } from '@playwright/test';
import { openRunning } from '../support/browser';
import { expect, test, WITH_MOTION } from '../support/site-test';

test.use(WITH_MOTION);

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Wiki', exact: true });
const category = (page: Page, label: string) =>
  sidebar(page)
    .locator('li')
    .filter({ has: page.locator(`> a:has-text("${label}")`) })
    .locator('> details');

test('ends in the external links', async ({ page }) => {
  await openRunning(page, '/wiki');
  await sidebar(page).getByText('External Links').click();
  await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Constitution', exact: true }).last()).toHaveAttribute('href', /^https:/);
});

test('opens the categories of the current page and marks it', async ({ page }) => {
  await page.goto('/wiki/disciplines/sound/microphones/radio');
  const current = sidebar(page).locator('[aria-current="page"]');
  await expect(current).toHaveCount(1);
  await expect(current).toBeVisible();
  await expect(current).toHaveAttribute('href', '/wiki/disciplines/sound/microphones/radio');
  for (const label of ['Disciplines', 'Sound', 'Microphones']) await expect(category(page, label).first()).toHaveAttribute('open', '');
  await expect(category(page, 'Directories')).not.toHaveAttribute('open');
});

test('brings the current page into view, and leaves the page itself at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 320 });
  await openRunning(page, '/wiki/directories/words');
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('leaves categories as the reader put them when another page is opened', async ({ page }) => {
  await openRunning(page, '/wiki');
  await category(page, 'Directories').locator('> summary').click();
  await expect(category(page, 'Directories').locator('> ul')).toBeVisible();
  await category(page, 'Spaces').locator('> summary').click();
  await sidebar(page).getByRole('link', { name: 'Barn', exact: false }).first().click();
  await expect(page).toHaveURL(/\/wiki\/spaces\/barn$/);
  await expect(category(page, 'Directories')).toHaveAttribute('open', '');
  await expect(category(page, 'Spaces')).toHaveAttribute('open', '');
});

test('cannot be hidden as a whole on a wide screen', async ({ page }) => {
  await openRunning(page, '/wiki');
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /menu|sidebar/i })).toHaveCount(0);
});

test('folds and unfolds a category by keyboard', async ({ page }) => {
  await openRunning(page, '/wiki');
  const summary = category(page, 'Disciplines').locator('> summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(category(page, 'Disciplines').locator('> ul')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(category(page, 'Disciplines')).not.toHaveAttribute('open');
});

test('can be changed in mind while it moves', async ({ page }) => {
  await openRunning(page, '/wiki');
  const summary = category(page, 'Disciplines').locator('> summary');
  await summary.click();
  await summary.click();
  await expect(category(page, 'Disciplines')).not.toHaveAttribute('open');
  await summary.click();
  await summary.click();
  await summary.click();
  await expect(category(page, 'Disciplines').locator('> ul')).toBeVisible();
  await page.waitForTimeout(600);
  await expect(category(page, 'Disciplines')).toHaveAttribute('open', '');
  expect(
    await category(page, 'Disciplines')
      .locator('> ul')
      .evaluate((list) => list.style.overflow + list.style.height),
  ).toBe('');
});

/** How the list of a category moves when it is toggled. */
async function motionOf(page: Page, label: string) {
  return category(page, label).evaluate((details) => {
    details.querySelector('summary')?.click();
    const [animation] = details.querySelector('ul')?.getAnimations() ?? [];
    const effect = animation?.effect as KeyframeEffect | undefined;
    return {
      duration: effect?.getTiming().duration as number | undefined,
      easing: effect?.getTiming().easing,
      heights: effect?.getKeyframes().map((frame) => Number.parseFloat(String(frame.height))),
    };
  });
}

test('unfolds a tall category for longer than a short one, easing in and out', async ({ page }) => {
  await openRunning(page, '/wiki');
  const short = await motionOf(page, 'Tech Crew');
  const tall = await motionOf(page, 'Spaces');
  expect(tall.heights?.[1]).toBeGreaterThan(short.heights?.[1] ?? Number.POSITIVE_INFINITY);
  expect(tall.duration).toBeGreaterThan(short.duration ?? Number.POSITIVE_INFINITY);
  expect(short.duration).toBeGreaterThan(100);
  expect([short.easing, tall.easing]).toEqual(['ease-in-out', 'ease-in-out']);
});

test('unfolds within 1 ms for readers who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRunning(page, '/wiki');
  expect((await motionOf(page, 'Tech Crew')).duration).toBe(1);
  await expect(category(page, 'Tech Crew')).toHaveAttribute('open', '');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('folds and unfolds all the same', async ({ page }) => {
    await page.goto('/wiki');
    await category(page, 'Disciplines').locator('> summary').click();
    await expect(category(page, 'Disciplines').locator('> ul')).toBeVisible();
  });
});

test('unfolds the external links as smoothly as a category', async ({ page }) => {
  await openRunning(page, '/wiki');
  const animations = await sidebar(page)
    .locator('summary', { hasText: 'External Links' })
    .evaluate((summary: HTMLElement) => {
      summary.click();
      return summary.nextElementSibling?.getAnimations().length;
    });
  expect(animations).toBe(1);
});
