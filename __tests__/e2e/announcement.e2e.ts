import type { Page } from '@playwright/test';
import { accessibilityViolations, heading, holdRequests, untilRunning, watchShifts } from '../support/browser';
import { LAST_DAY_OF_NEWS } from '../support/built-site';
import { expect, test } from '../support/site-test';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const dismiss = (page: Page) => bar(page).getByRole('button', { name: 'Dismiss' });

test('the announcement bar has its text and colours, shifts nothing, stays dismissed on every page, tab and visit, and returns when its id changes', async ({
  page,
  context,
  configuredSite,
}) => {
  // A late font may move a line, which this test ignores.
  await page.route(/\.woff2$/, (route) => route.abort());
  const shift = await watchShifts(page);
  const other = await context.newPage();
  await other.goto(`${configuredSite}/shows`);
  await expect(bar(other)).toBeVisible();

  await test.step('it shows while the page loads, in its colours', async () => {
    await page.goto(`${configuredSite}/wiki`, { waitUntil: 'networkidle' });
    await expect(bar(page)).toHaveText('The patch wall has moved: see safety.');
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(59, 29, 0)');
    await expect(bar(page)).toHaveCSS('color', 'rgb(255, 244, 224)');
    expect(await shift()).toBeLessThan(0.001);
    await untilRunning(page);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
  await test.step('its link works, and the keyboard dismisses it, in the other tab too', async () => {
    await bar(page).getByRole('link', { name: 'safety' }).click();
    await expect(page).toHaveURL(`${configuredSite}/wiki/tech-crew/safety`);
    await expect(heading(page)).toBeFocused();
    await dismiss(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    await expect(bar(other)).toBeHidden();
  });
  await test.step('the next visit reserves no space for it', async () => {
    await page.goto(`${configuredSite}/wiki`, { waitUntil: 'networkidle' });
    await expect(bar(page)).toBeHidden();
    expect(await shift()).toBeLessThan(0.001);
  });
  await test.step('another announcement shows, and a click before its script has loaded dismisses it', async () => {
    const keys = await page.evaluate(() => Object.entries(localStorage).flatMap(([key, value]) => (value === 'refit' ? key : [])));
    expect(keys).toHaveLength(1);
    await page.evaluate(([key = '']) => localStorage.setItem(key, 'an earlier announcement'), keys);
    const start = await holdRequests(page, /\/boot-\w+\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await dismiss(page).click();
    await expect(dismiss(page)).toHaveAttribute('aria-busy', 'true');
    start.release();
    await expect(bar(page)).toBeHidden();
  });
});

test('the announcement bar is gone on the day after its last, from the first paint', async ({ page, configuredSite }) => {
  await page.clock.setFixedTime(new Date(Date.parse(`${LAST_DAY_OF_NEWS}T23:59:00Z`) + 120_000));
  const shift = await watchShifts(page);
  await page.goto(`${configuredSite}/shows`, { waitUntil: 'networkidle' });
  await expect(bar(page)).toBeHidden();
  // A bar that goes after the first paint moves the page by 0.03; a late font by less than 0.01.
  expect(await shift()).toBeLessThan(0.02);
});
