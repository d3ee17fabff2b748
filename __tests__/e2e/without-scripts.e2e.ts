import { expect, test } from '@playwright/test';
import { TOP_LEVEL_PAGES, VARIED_WIKI_PAGES } from '../support/site-pages';

test.use({ javaScriptEnabled: false });

for (const url of [...TOP_LEVEL_PAGES, ...VARIED_WIKI_PAGES, '/wiki/tags', '/wiki/tags/equipment']) {
  test(`${url} can be read and left`, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Wiki', exact: true })).toBeVisible();
    // A button that does nothing would be a promise that is not kept; popovers and folds need no script.
    const idle = await page.locator('button:visible:not([popovertarget])').allTextContents();
    expect(idle).toEqual([]);
  });
}

test('a wiki page has its pictures, tables, admonitions and neighbours', async ({ page }) => {
  await page.goto('/wiki/disciplines/general/cables');
  const main = page.getByRole('main');
  await expect(main.locator('picture.light img').first()).toBeVisible();
  await expect(main.getByRole('table').first()).toBeVisible();
  await expect(main.getByRole('note').first()).toBeVisible();
  await expect(main.locator('a[rel="next"]')).toBeVisible();
  await expect(main.locator('picture.dark img').first()).toBeHidden();
});

test('a diagram is there, without the button that enlarges it', async ({ page }) => {
  await page.goto('/wiki/disciplines/sound/playback');
  const figure = page.locator('main figure:has(svg)').first();
  await expect(figure.getByRole('img', { name: /If the desk has USB audio, use USB\./ })).toBeVisible();
  await expect(figure.locator('svg').getByText('Dante card fitted?')).toBeVisible();
  await expect(figure.getByRole('button')).toHaveCount(0);
});

test('a table with a filter is whole, and the filter is not there', async ({ page }) => {
  await page.goto('/wiki/resources/acronyms');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
  expect(await page.getByRole('main').getByRole('row').count()).toBeGreaterThan(20);
});

test('the reader can go through the wiki by its links', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wiki', exact: true }).click();
  await page.getByRole('navigation', { name: 'Wiki', exact: true }).getByRole('link', { name: 'Spaces' }).click();
  await page.getByRole('main').locator('a[href="/wiki/spaces/fab"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
