import { CABLES, SOCIETY_PAGES, WIKI_PAGES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

test.use({ javaScriptEnabled: false });

for (const [kind, urls] of [
  ['of the society', SOCIETY_PAGES],
  ['of the wiki', WIKI_PAGES],
] as const) {
  test(`pages ${kind} can be read and left`, async ({ page }) => {
    for (const url of urls) {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Wiki', exact: true })).toBeVisible();
      // A button that does nothing would be a promise that is not kept; popovers and folds need no script.
      expect(await page.locator('button:visible:not([popovertarget])').allTextContents(), url).toEqual([]);
    }
  });
}

test('a wiki page has its pictures, tables, admonitions and neighbours', async ({ page }) => {
  await page.goto(CABLES);
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
  await expect(figure.getByRole('img', { name: /If the desk takes a lead, use the lead\./ })).toBeVisible();
  await expect(figure.locator('svg').getByText('Is there a box?')).toBeVisible();
  await expect(figure.getByRole('button')).toHaveCount(0);
});

test('a table with a filter is whole, and the filter is not there', async ({ page }) => {
  await page.goto('/wiki/resources/acronyms');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
  expect(await page.getByRole('main').getByRole('row').count()).toBeGreaterThan(5);
});

test('the reader can go through the wiki by its links', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wiki', exact: true }).click();
  await page.getByRole('navigation', { name: 'Wiki', exact: true }).getByRole('link', { name: 'Spaces' }).click();
  await page.getByRole('main').locator('a[href="/wiki/spaces/barn"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
