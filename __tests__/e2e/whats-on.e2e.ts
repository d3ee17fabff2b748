/** The reader's clock decides what is on, although the pages are built on `DAY_OF_BUILD` of `built-site.ts`. */
import type { Page } from '@playwright/test';
import { untilRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

// On the last day of a run in London it is already the next day here. London's day counts.
test.use({ timezoneId: 'Pacific/Auckland' });

/** Opens a page at a time, and checks what it says after the inline script, and again after hydration. */
async function visit(page: Page, time: string, url: string, expectation: () => Promise<void>): Promise<void> {
  await page.clock.setFixedTime(new Date(time));
  await page.goto(url);
  await expectation();
  await untilRunning(page);
  await expectation();
}

test('the home page, the shows and a show say what is on by the reader’s clock and London’s day, at once and once the app runs', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const main = page.getByRole('main');
  const show = '/shows/2025-2026/the-fixture';
  const tickets = main.getByRole('link', { name: 'Tickets' });
  const otherWork = main.getByRole('heading', { name: 'What else the team did that year' });
  await test.step('on the last night of a show', async () => {
    const time = '2025-11-22T20:00:00Z';
    await visit(page, time, '/shows', () =>
      expect(main.locator('#whats-on [data-from]:visible')).toContainText([/^On now/, /^Coming/, /^Coming/, /^Coming/]),
    );
    await visit(page, time, show, async () => {
      await expect(main.locator('[data-from]:visible').first()).toContainText('Today 14:30 and 19:30');
      await expect(tickets).toHaveAttribute('href', 'https://tickets.example/fixture');
      await expect(main.getByText('Still open: Assistant Stage Manager.')).toBeVisible();
      await expect(otherWork).toBeHidden();
    });
  });
  await test.step('when all shows and meetings are over', async () => {
    const time = '2026-07-01T12:00:00Z';
    await visit(page, time, '/', async () => {
      await expect(page.locator('.stage dl:visible')).toHaveText(/^Last onThe Fixture.*NextAsk us what is next$/);
      await expect(page.getByText('The next evening has no date yet.')).toBeVisible();
    });
    await visit(page, time, show, async () => {
      await expect(tickets).toBeHidden();
      await expect(otherWork).toBeVisible();
    });
  });
  expect(errors).toEqual([]);
});
