import type { Page } from '@playwright/test';
import { accessibilityViolations, holdRequests, untilRunning, watchShifts } from '../support/browser';
import { expect, test } from '../support/site-test';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const dismiss = (page: Page) => bar(page).getByRole('button', { name: 'Dismiss' });

test('the announcement bar has its text and colours, shifts nothing, stays dismissed in every tab and visit, and returns when its id changes', async ({
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
  await test.step('the keyboard dismisses it, in the other tab too, and the next visit reserves no space for it', async () => {
    await dismiss(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    await expect(bar(other)).toBeHidden();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(bar(page)).toBeHidden();
    expect(await shift()).toBeLessThan(0.001);
  });
  await test.step('another announcement shows, and a click before its script has loaded dismisses it', async () => {
    await page.evaluate(() => localStorage.setItem('announcement-dismissed', 'an earlier announcement'));
    const start = await holdRequests(page, /\/boot-\w+\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await dismiss(page).click();
    await expect(dismiss(page)).toHaveAttribute('aria-busy', 'true');
    start.release();
    await expect(bar(page)).toBeHidden();
  });
});
