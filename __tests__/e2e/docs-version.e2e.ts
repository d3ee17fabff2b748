import type { Page } from '@playwright/test';
import { openRunning } from '../support/browser';
import { spoilStorage } from '../support/conditions';
import { SEARCH_HOST } from '../support/built-site';
import { expect, test } from '../support/site-test';

const versionMenu = (page: Page) => page.getByRole('banner').locator('details', { hasText: 'Wiki version' });
const languageMenu = (page: Page) => page.getByRole('banner').locator('details', { hasText: 'Language' });
const announcement = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const record = (page: Page) => page.locator('main details > summary', { hasText: 'History' });

test('with one version, one language and no announcement there is no menu of either, and nothing says so', async ({ page }) => {
  await openRunning(page, '/wiki/spaces/barn');
  await expect(record(page)).not.toContainText('version');
  await expect(versionMenu(page)).toHaveCount(0);
  await expect(languageMenu(page)).toHaveCount(0);
  await expect(announcement(page)).toHaveCount(0);
});

test.describe('a wiki of several versions', () => {
  test('remembers the one that the reader prefers, searches in it, and forgets one that there is no more', async ({
    page,
    context,
    configuredSite,
  }) => {
    const filters: string[] = [];
    await page.route(`https://${SEARCH_HOST}/**`, async (route) => {
      const { requests } = route.request().postDataJSON() as { requests: { facetFilters: unknown }[] };
      filters.push(JSON.stringify(requests[0]?.facetFilters));
      await route.fulfill({ json: { results: [{ index: 'wiki', nbHits: 0, hits: [] }] }, headers: { 'access-control-allow-origin': '*' } });
    });
    const search = async (query: string): Promise<string | undefined> => {
      filters.length = 0;
      await page.getByRole('button', { name: 'Search' }).click();
      await page.locator('.DocSearch-Input').fill(query);
      await expect.poll(() => filters.length).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      return filters.at(-1);
    };
    await openRunning(page, `${configuredSite}/wiki/disciplines`);
    await expect(record(page)).toContainText('version Next');
    await expect(versionMenu(page).locator('summary')).toHaveText('Wiki version: Next');
    expect(await search('cable')).toBe('["language:en",["tag:default","tag:docs-default-current"]]');
    await versionMenu(page).locator('summary').click();
    await versionMenu(page).getByRole('link', { name: 'As of 2024' }).click();
    await expect(page).toHaveURL(`${configuredSite}/wiki/tech-crew`);
    await expect(record(page)).toContainText('version As of 2024');
    expect(await search('cables')).toBe('["language:en",["tag:default","tag:docs-default-2024"]]');
    const other = await context.newPage();
    await openRunning(other, `${configuredSite}/wiki/disciplines`);
    await expect(record(other)).toContainText('version As of 2024');
    await expect(versionMenu(other).locator('summary')).toHaveText('Wiki version: As of 2024');
    await expect(versionMenu(other).locator('[aria-current="true"]')).toHaveText('As of 2024');
    await other.evaluate(() => localStorage.setItem('docs-version', '1999'));
    await openRunning(other, `${configuredSite}/wiki`);
    await expect(record(other)).toContainText('version Next');
  });

  test('can be read, and its announcement dismissed, where storage is blocked', async ({ page, context, configuredSite }) => {
    await spoilStorage(context, 'blocked');
    await openRunning(page, `${configuredSite}/wiki`);
    await expect(record(page)).toContainText('version Next');
    await versionMenu(page).locator('summary').click();
    await versionMenu(page).getByRole('link', { name: 'As of 2024' }).click();
    await expect(page).toHaveURL(`${configuredSite}/wiki/tech-crew`);
    await announcement(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(announcement(page)).toBeHidden();
  });
});

test('a site of several languages has a menu that leads to the same page in each, and that the keyboard opens, walks and leaves', async ({
  page,
  configuredSite,
}) => {
  await openRunning(page, `${configuredSite}/wiki/disciplines`);
  await languageMenu(page).locator('summary').click();
  await expect(languageMenu(page).getByRole('listitem')).toHaveText(['English', 'Cymraeg']);
  await expect(languageMenu(page).locator('[aria-current="true"]')).toHaveText('English');
  const other = languageMenu(page).getByRole('link', { name: 'Cymraeg' });
  await expect(other).toHaveAttribute('href', 'https://cy.crew.example/wiki/disciplines');
  await expect(other).toHaveAttribute('lang', 'cy');

  const summary = languageMenu(page).locator('summary');
  await summary.click();
  await expect(languageMenu(page)).not.toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(other).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(languageMenu(page)).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
});
