import type { Page } from '@playwright/test';
import { accessibilityViolations, openRunning, watchShifts } from '../support/browser';
import { holdRequests } from '../support/conditions';
import { expect, test } from '../support/site-test';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const dismiss = (page: Page) => bar(page).getByRole('button', { name: 'Dismiss' });

test.describe('the announcement bar', () => {
  test('has its text and colours, is dismissed by keyboard for every page, tab and visit, and returns when its id changes', async ({
    page,
    context,
    configuredSite,
  }) => {
    const other = await context.newPage();
    await openRunning(other, `${configuredSite}/shows`);
    await expect(bar(other)).toBeVisible();
    await openRunning(page, `${configuredSite}/wiki`);
    await expect(bar(page)).toHaveText('The patch wall has moved: see safety.');
    await expect(bar(page).locator('strong')).toHaveText('patch wall');
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(59, 29, 0)');
    await expect(bar(page)).toHaveCSS('color', 'rgb(255, 244, 224)');
    expect(await accessibilityViolations(page)).toEqual([]);

    await dismiss(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    await expect(bar(other)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'disciplines' }).first().click();
    await expect(page).toHaveURL(/\/wiki\/disciplines$/);
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await expect(bar(page)).toBeHidden();

    const kept = await page.evaluate(() => Object.entries(localStorage).filter(([, value]) => value === 'refit'));
    expect(kept).toHaveLength(1);
    await page.evaluate((key) => localStorage.setItem(key, 'an earlier announcement'), kept[0]?.[0] ?? '');
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await bar(page).getByRole('link', { name: 'safety' }).click();
    await expect(page).toHaveURL(`${configuredSite}/wiki/tech-crew/safety`);
  });

  test('moves nothing while the page loads, dismissed or not', async ({ page, configuredSite }) => {
    // A font that comes late may move a line by a little, which is not what this is about.
    await page.route(/\.woff2$/, (route) => route.abort());
    const shift = await watchShifts(page);
    await page.goto(`${configuredSite}/wiki`, { waitUntil: 'networkidle' });
    await expect(bar(page)).toBeVisible();
    expect(await shift()).toBeLessThan(0.001);
    await dismiss(page).click();
    await expect(bar(page)).toBeHidden();
    await page.goto(`${configuredSite}/wiki`, { waitUntil: 'networkidle' });
    await expect(bar(page)).toBeHidden();
    expect(await shift()).toBeLessThan(0.001);
  });

  test('is dismissed by a click that comes before its script', async ({ page, configuredSite }) => {
    const start = await holdRequests(page, /\/start-\w+\.js$/);
    await page.goto(`${configuredSite}/wiki`, { waitUntil: 'commit' });
    await dismiss(page).click();
    await expect(dismiss(page)).toHaveAttribute('aria-busy', 'true');
    start.release();
    await expect(bar(page)).toBeHidden();
  });

  test('stays if it is not dismissible', async ({ page, secondDeployment }) => {
    await openRunning(page, `${secondDeployment}/wiki`);
    await expect(bar(page)).toHaveText('The get-in is on Sunday.');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
  });
});
