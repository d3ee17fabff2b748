import type { Page } from '@playwright/test';
import { openRunning } from '../support/browser';
import { SEARCH_HOST } from '../support/built-site';
import { searchFor } from '../support/search-modal';
import { expect, test } from '../support/site-test';

const versionMenu = (page: Page) => page.getByRole('banner').locator('details', { hasText: 'Wiki version' });
const languageMenu = (page: Page) => page.getByRole('banner').locator('details', { hasText: 'Language' });
const record = (page: Page) => page.locator('main details > summary', { hasText: 'History' });

test('a wiki of several versions and languages has a menu of each, and remembers the version that the reader prefers', async ({
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
    await searchFor(page, query);
    await expect.poll(() => filters.length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    return filters.at(-1);
  };
  await openRunning(page, `${configuredSite}/wiki/disciplines`);

  await test.step('the language menu links the same page in each language, and works by keyboard', async () => {
    const summary = languageMenu(page).locator('summary');
    await summary.click();
    await expect(languageMenu(page).getByRole('listitem')).toHaveText(['English', 'Cymraeg']);
    await expect(languageMenu(page).locator('[aria-current="true"]')).toHaveText('English');
    const other = languageMenu(page).getByRole('link', { name: 'Cymraeg' });
    await expect(other).toHaveAttribute('href', 'https://cy.crew.example/wiki/disciplines');
    await expect(other).toHaveAttribute('lang', 'cy');
    await summary.click();
    await expect(languageMenu(page)).not.toHaveAttribute('open');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(other).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(languageMenu(page)).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });

  await test.step('search finds pages of the chosen version', async () => {
    await expect(record(page)).toContainText('version Next');
    await expect(versionMenu(page).locator('summary')).toHaveText('Wiki version: Next');
    expect(await search('cable')).toBe('["language:en",["tag:default","tag:docs-default-current"]]');
    await versionMenu(page).locator('summary').click();
    await versionMenu(page).getByRole('link', { name: 'As of 2024' }).click();
    await expect(page).toHaveURL(`${configuredSite}/wiki/tech-crew`);
    await expect(record(page)).toContainText('version As of 2024');
    expect(await search('cables')).toBe('["language:en",["tag:default","tag:docs-default-2024"]]');
  });

  await test.step('another tab has the choice too, and an unknown version is forgotten', async () => {
    const other = await context.newPage();
    await openRunning(other, `${configuredSite}/wiki/disciplines`);
    await expect(record(other)).toContainText('version As of 2024');
    await expect(versionMenu(other).locator('summary')).toHaveText('Wiki version: As of 2024');
    await expect(versionMenu(other).locator('[aria-current="true"]')).toHaveText('As of 2024');
    await other.evaluate(() => localStorage.setItem('docs-version', '1999'));
    await expect(record(page)).toContainText('version Next');
  });
});
