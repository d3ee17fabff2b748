/** The reader's clock decides what is on, on pages that were built on an earlier day; see `DAY_OF_BUILD` in `built-site.ts`. */
import type { Page } from '@playwright/test';
import { untilRunning } from '../../scripts/chromium';
import { expect, test } from '../support/site-test';

// There it is the next day when it is the last of a run in London, whose day counts.
test.use({ timezoneId: 'Pacific/Auckland' });

/** What a reader sees below "What’s on" and "On this day". */
const seen = (page: Page): Promise<string[]> =>
  page
    .locator('#whats-on [data-from]:visible')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).innerText.replace(/\s+/g, ' ')));

/** Expects something of the page as its script has changed it, and again once React runs. */
async function atOnceAndWithReact(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expectation();
  await untilRunning(page);
  await expectation();
}

test('the shows say what runs now in London and what is next, at once and once React runs', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.clock.setFixedTime(new Date('2025-11-22T20:00:00Z'));
  await page.goto('/shows');
  const expected = [
    'On now The Fixture Society of Fixtures, The Barn 19–22 November 2025',
    'Coming Three Ropes Walkers, The Cellar 5 December 2025',
    'Coming The Fixture Society of Fixtures, The Cellar 9 January 2026',
    'Coming The Bell Society of Fixtures, The Barn 12–14 February 2026',
  ];
  await atOnceAndWithReact(page, async () => expect(await seen(page)).toEqual(expected));
  expect(errors).toEqual([]);
});

test('what opened on this day is told on that day, and no other', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-11-08T12:00:00Z'));
  await page.goto('/');
  await atOnceAndWithReact(page, async () => expect(await seen(page)).toContain('The Van opened in 2024.'));
  await page.clock.setFixedTime(new Date('2025-11-09T12:00:00Z'));
  await page.goto('/');
  await atOnceAndWithReact(page, async () => {
    expect(await seen(page)).not.toContain('The Van opened in 2024.');
    await expect(page.getByRole('heading', { name: 'On this day' })).toBeHidden();
  });
});

test('once all is over the page says that nothing is on, and shows the latest, the last one first', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-07-01T12:00:00Z'));
  await page.goto('/shows');
  await atOnceAndWithReact(page, async () => {
    expect(await seen(page)).toEqual([]);
    await expect(page.getByText('Nothing is on, and nothing is announced yet.')).toBeVisible();
    await expect(page.locator('#whats-on li:visible > a')).toHaveText(['The Fixture', 'The Van']);
  });
});

test('the way to subscribe opens without scripts, with addresses for each calendar', async ({ browser, plainSite }) => {
  const context = await browser.newContext({ baseURL: plainSite, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/societies/fixtures');
  await page.getByText('Subscribe to every show of theirs').click();
  const address = 'crew.example/societies/fixtures.ics';
  await expect(page.getByRole('link', { name: 'Open in Calendar' })).toHaveAttribute('href', `webcal://${address}`);
  await expect(page.getByRole('link', { name: `https://${address}` })).toHaveAttribute('href', '/societies/fixtures.ics');
  await expect(page.getByRole('link', { name: 'Add to Google Calendar' })).toHaveAttribute('href', /cid=webcal%3A%2F%2Fcrew\.example/);
  await context.close();
});
