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

test('brings the current page into view, and leaves the page itself at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 320 });
  await openRunning(page, '/wiki/directories/words');
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('is there on every wide screen, and folds and unfolds its categories as smoothly as the reader likes', async ({ page }) => {
  await openRunning(page, '/wiki');
  await test.step('it cannot be hidden as a whole', async () => {
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /menu|sidebar/i })).toHaveCount(0);
  });
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
    await summary.click();
    await summary.click();
    await expect(disciplines).not.toHaveAttribute('open');
    await summary.click();
    await summary.click();
    await summary.click();
    await expect(disciplines.locator('> ul')).toBeVisible();
    // Until the movement has come to its end, the list keeps what moves it.
    const list = disciplines.locator('> ul');
    await expect.poll(() => list.evaluate((element) => element.style.overflow + element.style.height)).toBe('');
    await expect(disciplines).toHaveAttribute('open', '');
  });
  await test.step('a tall category takes longer than a short one, easing in and out', async () => {
    const short = await motionOf(page, 'Tech Crew');
    const tall = await motionOf(page, 'Spaces');
    expect(tall.heights?.[1]).toBeGreaterThan(short.heights?.[1] ?? Number.POSITIVE_INFINITY);
    expect(tall.duration).toBeGreaterThan(short.duration ?? Number.POSITIVE_INFINITY);
    expect(short.duration).toBeGreaterThan(100);
    expect([short.easing, tall.easing]).toEqual(['ease-in-out', 'ease-in-out']);
  });
  await test.step('it ends in the external links, which move too', async () => {
    const animations = await sidebar(page)
      .locator('summary', { hasText: 'External Links' })
      .evaluate((summary: HTMLElement) => {
        summary.click();
        return summary.nextElementSibling?.getAnimations().length;
      });
    expect(animations).toBe(1);
    await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Constitution', exact: true }).last()).toHaveAttribute('href', /^https:/);
  });
  await test.step('for readers who prefer reduced motion a category unfolds within 1 ms', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await motionOf(page, 'Directories')).duration).toBe(1);
    await expect(category(page, 'Directories')).toHaveAttribute('open', '');
  });
});
