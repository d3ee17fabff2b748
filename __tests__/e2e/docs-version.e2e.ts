import type { Page } from '@playwright/test';
import { openRunning } from '../support/browser';
import { SEARCH_HOST } from '../support/built-site';
import { searchFor } from '../support/search-modal';
import { expect, test } from '../support/site-test';

const versionMenu = (page: Page) => page.getByRole('banner').locator('details', { hasText: 'Wiki version' });
const record = (page: Page) => page.locator('main details > summary', { hasText: 'History' });

test('a wiki of several versions has a menu of them, which works by keyboard; search, history and other tabs follow the version that the reader prefers', async ({
  page,
  context,
  configuredSite,
}) => {
  const asked: string[] = [];
  await page.route(`https://${SEARCH_HOST}/**`, async (route) => {
    asked.push(route.request().postData() ?? '');
    await route.fulfill({ json: { results: [{ index: 'wiki', nbHits: 0, hits: [] }] }, headers: { 'access-control-allow-origin': '*' } });
  });
  const other = await context.newPage();
  await openRunning(other, `${configuredSite}/wiki/disciplines`);
  await openRunning(page, `${configuredSite}/wiki/disciplines`);
  await page.bringToFront();
  const menu = versionMenu(page);
  await expect(menu.locator('summary')).toHaveText('Wiki version: Next');
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'As of 2024' }).click();
  await expect(page).toHaveURL(`${configuredSite}/wiki/tech-crew`);
  for (const tab of [page, other]) await expect(record(tab)).toContainText('version As of 2024');
  await searchFor(page, 'cables');
  await expect.poll(() => asked.join()).toContain('"facetFilters":["language:en",["tag:default","tag:docs-default-2024"]]');
  await other.evaluate(() => localStorage.setItem('docs-version', '1999'));
  await expect(record(page)).toContainText('version Next');
});
