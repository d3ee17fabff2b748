import type { Page } from '@playwright/test';
import { accessibilityViolations, countLoads, openRunning } from '../support/browser';
import { openSearch } from '../support/search-modal';
import { expect, test } from '../support/site-test';

const NOTHING = 'qqzzxxqq';
const INDEX_FILE = /search-index\.json/;

const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const status = (page: Page) => page.getByRole('main').getByRole('status');

test('the search page shows the results of the query in its address, more at the press of a button, and opens them without reloading the site', async ({
  page,
}) => {
  await openRunning(page, '/wiki/search?q=crew');
  await test.step('the button shows as many more results as it says, none of them twice', async () => {
    await expect(field(page)).toHaveValue('crew');
    await expect(status(page)).toHaveText(/^1\d results$/);
    const count = Number.parseInt((await status(page).textContent()) ?? '');
    await expect(results(page)).toHaveCount(10);
    const more = page.getByRole('button', { name: 'Show more results' });
    await more.click();
    await expect(results(page)).toHaveCount(count);
    await expect(more).toHaveCount(0);
    // The pressed button has the focus, and then the button in its place.
    await expect(page.getByRole('button', { name: 'That is all' })).toBeFocused();
    const links = results(page).getByRole('link');
    expect(new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).size).toBe(count);
  });
  await test.step('links to sections keep the spaces around what is marked', async () => {
    await field(page).fill('label');
    const links = page.locator('main ol ul a:has(mark)');
    await expect(links.first()).toContainText('label');
    expect(await links.allInnerTexts()).toEqual(await links.allTextContents());
  });
  await test.step('a result shows its section and what matched, and opens it', async () => {
    await field(page).fill('radio');
    await expect(status(page)).toHaveText('1 result');
    const result = page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(result.locator('p').first()).toContainText('›');
    await expect(result.locator('mark').first()).toHaveText(/^radio$/i);
    expect(await accessibilityViolations(page)).toEqual([]);
    const loads = countLoads(page);
    await results(page).getByRole('link').click();
    await expect(page).toHaveURL('/wiki/disciplines/sound/microphones/radio');
    expect(loads()).toBe(0);
  });
});

test('the search page opens at Enter in the modal, says if the index fails to load, keeps the query in its address, and goes back to earlier queries', async ({
  page,
  context,
}) => {
  const shows = async (query: string, title: string): Promise<void> => {
    await expect(page).toHaveURL(`/wiki/search?q=${query}`);
    await expect(field(page)).toHaveValue(query);
    await expect(results(page).first()).toContainText(title);
  };
  await context.route(INDEX_FILE, (route) => route.abort());
  await openRunning(page, '/privacy');
  await openSearch(page);
  await page.keyboard.type('cables');
  await page.keyboard.press('Enter');
  const retry = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await context.unroute(INDEX_FILE);
  await retry.click();
  await shows('cables', 'Cables');
  await test.step('the address follows the query, without a history entry for each letter', async () => {
    await field(page).fill('');
    await field(page).pressSequentially('gaffer tape');
    await expect(page).toHaveURL('/wiki/search?q=gaffer+tape');
    await page.goBack();
    await shows('cables', 'Cables');
  });
  await test.step('Back restores queries, also from a result; a link to another query overrides what was typed', async () => {
    await field(page).fill('hoists');
    await field(page).press('Enter');
    await shows('hoists', 'Hoists');
    await results(page).first().getByRole('link').click();
    await expect(page).toHaveURL('/wiki/disciplines/lx/hoists');
    await page.goBack();
    await shows('hoists', 'Hoists');
    await page.goBack();
    await shows('cables', 'Cables');
    await page.evaluate(() => window.___navigate('/wiki/search?q=hoists'));
    await shows('hoists', 'Hoists');
  });
  await test.step('without results it has suggestions and a way to report it', async () => {
    await field(page).fill(NOTHING);
    await expect(status(page)).toHaveText(`No results found for “${NOTHING}”`);
    await expect(page.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', new RegExp(NOTHING));
    await page.getByRole('button', { name: 'Hoists' }).click();
    await shows('Hoists', 'Hoists');
  });
});
