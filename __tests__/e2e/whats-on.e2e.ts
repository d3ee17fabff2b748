/** The reader's clock decides what is on, although the pages are built on `DAY_OF_BUILD` of `built-site.ts`. */
import type { Page } from '@playwright/test';
import { untilRunning } from '../../scripts/chromium';
import { expect, test } from '../support/site-test';

// On the last day of a run in London it is already the next day here. London's day counts.
test.use({ timezoneId: 'Pacific/Auckland' });

/** The visible entries of "What’s on" and "On this day". */
const seen = (page: Page): Promise<string[]> =>
  page
    .locator('#whats-on [data-from]:visible')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).innerText.replace(/\s+/g, ' ')));

/** Checks an expectation after the inline script, and again after hydration. */
async function atOnceAndWithReact(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expectation();
  await untilRunning(page);
  await expectation();
}

test('a page says what runs now in London, what is next and what opened on this day, at once and once React runs', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const onThisDay = page.getByRole('heading', { name: 'On this day' });
  await test.step('on the last day of a run', async () => {
    await page.clock.setFixedTime(new Date('2025-11-22T20:00:00Z'));
    await page.goto('/shows');
    const expected = [
      'On now The Fixture Society of Fixtures, The Barn 19–22 November 2025',
      'Coming Three Ropes Walkers, The Cellar 5 December 2025',
      'Coming The Fixture Society of Fixtures, The Cellar 9 January 2026',
      'Coming The Bell Society of Fixtures, The Barn 12–14 February 2026',
    ];
    await atOnceAndWithReact(page, async () => {
      expect(await seen(page)).toEqual(expected);
      await expect(onThisDay).toBeHidden();
    });
  });
  await test.step('a year after a show opened', async () => {
    await page.clock.setFixedTime(new Date('2025-11-08T12:00:00Z'));
    await page.goto('/');
    await atOnceAndWithReact(page, async () => {
      expect(await seen(page)).toContain('The Van opened in 2024.');
      await expect(onThisDay).toBeVisible();
    });
  });
  await test.step('when all shows are over, the latest shows are listed, the last one first', async () => {
    await page.clock.setFixedTime(new Date('2026-07-01T12:00:00Z'));
    await page.goto('/shows');
    await atOnceAndWithReact(page, async () => {
      expect(await seen(page)).toEqual([]);
      await expect(page.getByText('Nothing is on, and nothing is announced yet.')).toBeVisible();
      await expect(page.locator('#whats-on li:visible > a')).toHaveText(['The Fixture', 'The Van']);
    });
  });
  expect(errors).toEqual([]);
});
