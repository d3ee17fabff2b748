import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations, openRunning, sidewaysScroll } from '../support/browser';

const NOTHING = 'qqzzxxqq';
const INDEX_FILES = /search-manifest\.json|search-index-/;

const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.locator('main').getByRole('heading', { level: 2 });
const status = (page: Page) => page.locator('main').getByRole('status');

test.describe('the search page', () => {
  test('asks what to look for, and is kept out of other search engines', async ({ page }) => {
    await openRunning(page, '/wiki/search');
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(page.getByRole('link', { name: 'the contents of the wiki' })).toBeVisible();
    await expect(results(page)).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('shows what its address asks for, with the number of documents', async ({ page }) => {
    await openRunning(page, '/wiki/search?q=cables');
    await expect(field(page)).toHaveValue('cables');
    await expect(status(page)).toHaveText(/^\d+ documents found$/);
    await expect(results(page).first()).toContainText('Cable Registry');
  });

  test('counts one document in words', async ({ page }) => {
    await openRunning(page, '/wiki/search?q=scrapstore');
    await expect(status(page)).toHaveText('One document found');
    await expect(results(page)).toHaveCount(1);
  });

  test('says where each result stands and marks what matched', async ({ page }) => {
    await openRunning(page, '/wiki/search?q=haze');
    const first = page
      .locator('main li')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first();
    await expect(first.locator('p').first()).toContainText('›');
    await expect(first.locator('mark').first()).toHaveText(/haz|smoke/i);
  });

  test('leads to the results without loading the site anew', async ({ page }) => {
    await openRunning(page, '/wiki/search?q=first%20aid');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await results(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/wiki\/tech-crew\/safety\/first-aid/);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('brings more results at the press of a button, none of them twice', async ({ page }) => {
    await openRunning(page, '/wiki/search?q=crew');
    await expect(results(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect(results(page)).toHaveCount(20);
    const addresses = await results(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(20);
  });

  test('brings all of them in the end, as many as it said', async ({ page }) => {
    await openRunning(page, '/wiki/search?q=haze');
    const count = await settledCount(page);
    const more = page.getByRole('button', { name: 'Show more results' });
    for (let shown = await results(page).count(); shown < count; shown = await results(page).count()) {
      await more.click();
      await expect.poll(() => results(page).count()).toBeGreaterThan(shown);
    }
    await expect(results(page)).toHaveCount(count);
    await expect(more).toHaveCount(0);
  });
});

/** The number of documents, once it is there. */
async function settledCount(page: Page): Promise<number> {
  await expect(status(page)).toHaveText(/\d+ documents? found/);
  return Number(/\d+/.exec((await status(page).textContent()) ?? '')?.[0]);
}

test.describe('the address of the search page', () => {
  test('follows what is typed, without an entry in the history for each letter', async ({ page }) => {
    await page.goto('/wiki');
    await openRunning(page, '/wiki/search');
    await field(page).pressSequentially('gaffer tape');
    await expect(page).toHaveURL(/\/wiki\/search\?q=gaffer\+tape$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/wiki$/);
  });

  test('Back and Forward bring queries back that were looked at', async ({ page }) => {
    await openRunning(page, '/wiki/search');
    await field(page).fill('cables');
    await field(page).press('Enter');
    await expect(results(page).first()).toContainText('Cable Registry');
    await field(page).fill('first aid');
    await field(page).press('Enter');
    await expect(results(page).first()).toContainText('First Aid');
    await page.goBack();
    await expect(field(page)).toHaveValue('cables');
    await expect(results(page).first()).toContainText('Cable Registry');
    await page.goForward();
    await expect(field(page)).toHaveValue('first aid');
    await expect(results(page).first()).toContainText('First Aid');
  });

  test('is there again on the way back from a result', async ({ page }) => {
    await openRunning(page, '/wiki/search');
    await field(page).fill('cables');
    await expect(results(page).first()).toContainText('Cable Registry');
    await results(page).first().getByRole('link').click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(page).toHaveURL(/\/wiki\/search\?q=cables$/);
    await expect(field(page)).toHaveValue('cables');
    await expect(results(page).first()).toContainText('Cable Registry');
  });
});

test.describe('the search page without results', () => {
  test('says so, with what to try and a way to report it', async ({ page }) => {
    await openRunning(page, `/wiki/search?q=${NOTHING}`);
    await expect(status(page)).toHaveText(`No results found for “${NOTHING}”`);
    await expect(page.getByText('Try searching for')).toBeVisible();
    await expect(page.getByText('Believe this query should return results?')).toBeVisible();
    const report = new URL((await page.getByRole('link', { name: 'Let us know.' }).getAttribute('href')) ?? '');
    expect(report.searchParams.get('title')).toContain(NOTHING);
    await page.getByRole('button', { name: 'First aid' }).click();
    await expect(page).toHaveURL(/q=First\+aid$/);
    await expect(results(page).first()).toContainText('First Aid');
  });

  test('shows markup in a query as text', async ({ page }) => {
    const markup = '<qqzz onqqzz="xxqqzz">';
    await openRunning(page, `/wiki/search?q=${encodeURIComponent(markup)}`);
    await expect(status(page)).toHaveText(`No results found for “${markup}”`);
    await expect(page.locator('main qqzz')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Search/);
  });

  test('says that the index is out of reach, and Retry finds it again', async ({ page, context }) => {
    await context.route(INDEX_FILES, (route) => route.abort());
    await openRunning(page, '/wiki/search?q=cables');
    const alert = page.locator('main').getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection');
    await context.unroute(INDEX_FILES);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(results(page).first()).toContainText('Cable Registry');
    await expect(alert).toHaveCount(0);
  });
});

test('everybody can use it, on a narrow screen too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openRunning(page, '/wiki/search?q=cables');
  await expect(results(page).first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it says what search needs, and where else to look', async ({ page }) => {
    await page.goto('/wiki/search?q=cables');
    await expect(page.getByText('Searching needs JavaScript')).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});

test('links to sections keep the spaces around what is marked', async ({ page }) => {
  await openRunning(page, '/wiki/search?q=label');
  const links = page.locator('main ol ul a:has(mark)');
  await expect(links.first()).toBeVisible();
  expect(await links.allInnerTexts()).toEqual(await links.allTextContents());
});
