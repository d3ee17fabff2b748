import type { Page } from '@playwright/test';
import { complaintsOf, openRunning } from '../support/browser';
import { holdRequests } from '../support/conditions';
import { CABLES } from '../support/fixture-pages';
import { searchDialog, searchField, searchResults } from '../support/search-modal';
import { expect, test } from '../support/site-test';

const toggle = (page: Page) => page.getByRole('button', { name: /^Dark mode/ });

// Full or unreadable storage is handled alike: the unit tests of storage cover both.
test('where storage is blocked, the site works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The user denied access to storage.', 'SecurityError');
        },
      });
    }
  });
  const complaints = complaintsOf(page);
  await openRunning(page, CABLES);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await toggle(page).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('banner').getByRole('link', { name: 'Wiki', exact: true }).click();
  await expect(page).toHaveURL(/\/wiki$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const directories = page
    .getByRole('navigation', { name: 'Wiki', exact: true })
    .locator('li:has(> a[href="/wiki/directories"]) > details');
  await directories.locator('> summary').click();
  await expect(directories).toHaveAttribute('open', '');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cables');
  // Requests that are cancelled by leaving a page are no failures.
  expect(complaints.filter((complaint) => !/favicon/.test(complaint))).toEqual([]);
  await page.keyboard.press('Control+k');
  await searchField(page).fill('microphone');
  await expect(searchResults(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/cables$/);
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(complaints.filter((complaint) => complaint.startsWith('exception'))).toEqual([]);
});

test('with reduced motion nothing moves for longer than a blink', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = ({ target, ...event }: TransitionEvent | AnimationEvent, elapsed: number) => {
      if (elapsed > 0.05)
        moved.push(`${(target as Element).tagName}.${(target as Element).className} ${JSON.stringify(event)} ${elapsed} s`);
    };
    document.addEventListener('transitionend', (event) => note(event, event.elapsedTime));
    document.addEventListener('animationend', (event) => note(event, event.elapsedTime));
  });
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.timeline instanceof DocumentTimeline)
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 50)
        .map((animation) => `${(animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 120)}`),
    );
  for (const url of ['/', CABLES]) {
    await openRunning(page, url);
    expect(await running()).toEqual([]);
    await toggle(page).click();
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(150);
    expect(await running()).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  }
});

test('text typed into a filter before hydration counts', async ({ page }) => {
  const scripts = await holdRequests(page, /\.js$/);
  await page.goto('/shows', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('van');
  scripts.release();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ of \d+ shows$/, { timeout: 15_000 });
  await expect(field).toHaveValue('van');
});
