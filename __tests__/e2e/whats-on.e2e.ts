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
      'On now 19–21 November 2025, 19:30 22 November 2025, 14:30 and 19:30 The Fixture Society of Fixtures, The Barn',
      'Coming 5 December 2025 Three Ropes Walkers, The Cellar',
      'Coming 9 January 2026, 19:30 The Fixture Society of Fixtures, The Cellar',
      'Coming 12–14 February 2026, 19:45 The Bell Society of Fixtures, The Barn',
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

test('the home page names the show of tonight or the next one, and the next meetings; once all are over it says whom to ask', async ({
  page,
}) => {
  const block = page.locator('.stage dl:visible');
  const meetings = page.locator('#get-involved [data-from]:visible b');
  await test.step('while a show is on', async () => {
    await page.clock.setFixedTime(new Date('2025-11-22T20:00:00Z'));
    await page.goto('/');
    await atOnceAndWithReact(page, async () => {
      await expect(block).toHaveText(/^On nowThe FixtureVenueThe BarnDates19–21 November 2025, 19:30.*CrewMike Stand, /);
      await expect(meetings).toHaveText(['Wednesday 26 November']);
    });
  });
  await test.step('on a day without a show', async () => {
    await page.clock.setFixedTime(new Date('2025-11-12T12:00:00Z'));
    await page.goto('/');
    await atOnceAndWithReact(page, async () => {
      await expect(block).toHaveText(/^NextThe Fixture/);
      await expect(meetings).toHaveText(['Tonight 18:00', 'Wednesday 26 November']);
    });
  });
  await test.step('when nothing is announced', async () => {
    await page.clock.setFixedTime(new Date('2026-07-01T12:00:00Z'));
    await page.goto('/');
    await atOnceAndWithReact(page, async () => {
      await expect(block).toHaveText(/^Last onThe Fixture.*NextAsk us what is next$/);
      await expect(page.getByText('The next evening has no date yet.')).toBeVisible();
    });
    await block.getByRole('link', { name: 'The Fixture' }).click();
    await expect(page).toHaveURL('/shows/2025-2026/the-fixture');
  });
});

test('the page of a coming show says when, where, how to get tickets and which posts are open; once it has closed, what its team did besides', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const when = main.locator('[data-from]:visible');
  const besides = main.getByRole('heading', { name: 'What else the team did that year' });
  await test.step('before its first night', async () => {
    await page.clock.setFixedTime(new Date('2025-11-18T12:00:00Z'));
    await page.goto('/shows/2025-2026/the-fixture');
    await atOnceAndWithReact(page, async () => {
      await expect(when.first()).toHaveText('From Wednesday 19 November, 19:30The Barn, 19–21 November 2025');
      await expect(main.getByRole('link', { name: 'Tickets' })).toHaveAttribute('href', 'https://tickets.example/fixture');
      await expect(main.getByText('Still open: Assistant Stage Manager.')).toBeVisible();
      await expect(besides).toBeHidden();
    });
  });
  await test.step('on its last night at home', async () => {
    await page.clock.setFixedTime(new Date('2025-11-22T12:00:00Z'));
    await page.goto('/shows/2025-2026/the-fixture');
    await atOnceAndWithReact(page, () => expect(when.first()).toContainText('Today 14:30 and 19:30'));
  });
  await test.step('once it has closed', async () => {
    await page.clock.setFixedTime(new Date('2026-07-01T12:00:00Z'));
    await page.goto('/shows/2025-2026/the-fixture');
    await atOnceAndWithReact(page, async () => {
      await expect(when).toHaveCount(0);
      await expect(main.getByRole('link', { name: 'Tickets' })).toBeHidden();
      await expect(besides).toBeVisible();
    });
  });
});
