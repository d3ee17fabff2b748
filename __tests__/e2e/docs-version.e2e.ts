import type { Page } from '@playwright/test';
import { openRunning } from '../support/browser';
import { SEARCH_HOST } from '../support/built-site';
import { searchFor } from '../support/search-modal';
import { expect, test } from '../support/site-test';

const versionMenu = (page: Page) => page.getByRole('banner').locator('details', { hasText: 'Wiki version' });
const record = (page: Page) => page.locator('main details > summary', { hasText: 'History' });

test('a wiki of several versions and languages has a menu of each, and search, history and other tabs follow the version that the reader prefers', async ({
  page,
  context,
  configuredSite,
}) => {
  const asked: string[] = [];
  await page.route(`https://${SEARCH_HOST}/**`, async (route) => {
    asked.push(route.request().postData() ?? '');
    await route.fulfill({ json: { results: [{ index: 'wiki', nbHits: 0, hits: [] }] }, headers: { 'access-control-allow-origin': '*' } });
  });
  await openRunning(page, `${configuredSite}/wiki/disciplines`);
  await expect(record(page)).toContainText('version Next');
  const other = await context.newPage();
  await openRunning(other, `${configuredSite}/wiki/disciplines`);
  await page.bringToFront();

  await test.step('the language menu links the same page in each language, and works by keyboard', async () => {
    const menu = page.getByRole('banner').locator('details', { hasText: 'Language' });
    const summary = menu.locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('listitem')).toHaveText(['English', 'Cymraeg']);
    await expect(menu.locator('[aria-current="true"]')).toHaveText('English');
    await page.keyboard.press('Tab');
    const welsh = menu.getByRole('link', { name: 'Cymraeg' });
    await expect(welsh).toBeFocused();
    await expect(welsh).toHaveAttribute('href', 'https://cy.crew.example/wiki/disciplines');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });
  await test.step('a chosen version holds for search and in another tab; an unknown one is forgotten', async () => {
    await expect(versionMenu(page).locator('summary')).toHaveText('Wiki version: Next');
    await versionMenu(page).locator('summary').click();
    await versionMenu(page).getByRole('link', { name: 'As of 2024' }).click();
    await expect(page).toHaveURL(`${configuredSite}/wiki/tech-crew`);
    await expect(record(page)).toContainText('version As of 2024');
    await searchFor(page, 'cables');
    await expect.poll(() => asked.join()).toContain('"facetFilters":["language:en",["tag:default","tag:docs-default-2024"]]');
    await expect(record(other)).toContainText('version As of 2024');
    await expect(versionMenu(other).locator('[aria-current="true"]')).toHaveText('As of 2024');
    await other.evaluate(() => localStorage.setItem('docs-version', '1999'));
    await expect(record(page)).toContainText('version Next');
  });
});
