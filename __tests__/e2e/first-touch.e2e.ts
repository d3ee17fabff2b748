/** A page is a document until it is touched. Tests what works before the app runs, and that no input is lost. */
import type { Locator, Page } from '@playwright/test';
import { untilRunning } from '../../scripts/chromium';
import { accessibilityViolations } from '../support/browser';
import { holdRequests, fakeConnection } from '../support/conditions';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

const APP = /\/(?:webpack-runtime|framework|app)-[0-9a-f]+\.js$/;

const runs = (page: Page): Promise<boolean> => page.evaluate(() => '___loader' in window);
const search = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const searchButton = (page: Page): Locator => page.getByRole('button', { name: 'Search', exact: true });

/** Presses a control as soon as it is in the HTML, without waiting for scripts. */
async function pressAtOnce(page: Page, address: string, control: (page: Page) => Locator): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await control(page).first().waitFor();
  await control(page)
    .first()
    .evaluate((element: HTMLElement) => {
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      element.focus();
      element.click();
    });
}

test.describe('a page that nobody has touched', () => {
  test('runs none of the app and prefetches it, and its contents list follows the scroll', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(CABLES, { waitUntil: 'networkidle' });
    await expect.poll(() => requested.filter((file) => APP.test(file))).toHaveLength(3);
    await expect.poll(() => requested.some((file) => file.startsWith('/component---src-templates-wiki-page'))).toBe(true);
    await expect.poll(() => requested).toContain('/page-data/app-data.json');
    const current = page.getByRole('navigation', { name: 'On this page', exact: true }).locator('[aria-current="true"]');
    await expect(current).toHaveCount(1);
    const first = await current.textContent();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(current).not.toHaveText(first ?? '');
    expect(await runs(page)).toBe(false);
  });

  test('prefetches nothing with Save-Data, and still works', async ({ page }) => {
    await fakeConnection(page, { saveData: true });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(CABLES, { waitUntil: 'networkidle' });
    expect(requested.filter((file) => /\/page-data\/|\/(?:app|framework)-/.test(file))).toEqual([]);
    await searchButton(page).click();
    await expect(search(page)).toBeVisible();
  });
});

test('the search page says what to do before the app has loaded, and is painted before the app is fetched', async ({ page }) => {
  // Without prefetching, only the page itself asks for the app.
  await fakeConnection(page, { saveData: true });
  const app = await holdRequests(page, APP);
  await page.goto('/wiki/search', { waitUntil: 'commit' });
  await expect(page.getByText('Type what you are looking for')).toBeVisible();
  app.release();
  await untilRunning(page);
  const [painted, fetched] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    performance.getEntriesByType('resource').find(({ name }) => /\/app-\w+\.js$/.test(name))?.startTime ?? NaN,
  ]);
  expect(fetched).toBeGreaterThan(painted ?? NaN);
});

test('search, while the app does not load, accepts typing at once, closes, and forgets the query', async ({ page }) => {
  const field = search(page).getByRole('searchbox');
  const app = await holdRequests(page, APP);
  await pressAtOnce(page, '/shows', searchButton);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveCount(0);
  await expect(searchButton(page)).toBeFocused();
  await page.keyboard.type('xlr');
  await expect(field).toHaveValue('xlr');
  await page.keyboard.press('Control+k');
  await expect(search(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('');
  await page.keyboard.type('dmx');
  await search(page).getByRole('button', { name: 'Close' }).click();
  await expect(search(page)).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  app.release();
  await untilRunning(page);
  await searchButton(page).click();
  await expect(page.locator('.DocSearch-Input')).toHaveValue('');
});

test('text typed before the app loads becomes the query', async ({ page }) => {
  const app = await holdRequests(page, APP);
  await pressAtOnce(page, '/shows', searchButton);
  await page.keyboard.type('cab');
  app.release();
  await page.keyboard.type('le ends', { delay: 40 });
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await expect(page.locator('.DocSearch-Input')).toHaveValue('cable ends');
  await expect(search(page)).toHaveCount(1);
});

test('a link works without the app, and shows progress', async ({ page }) => {
  await page.route(APP, () => undefined);
  await page.goto(CABLES);
  const hoists = await holdRequests(page, /\/hoists$/);
  // Watches from inside the page: Playwright would wait until the next page has loaded.
  const shown = page.evaluate(
    () =>
      new Promise((resolve) =>
        new MutationObserver(() => resolve(document.querySelector('[role="progressbar"]') !== null)).observe(document.body, {
          childList: true,
        }),
      ),
  );
  await page
    .getByRole('main')
    .locator('a[rel="next"]')
    .evaluate((link: HTMLElement) => link.click());
  expect(await shown).toBe(true);
  hoists.release();
  await expect(page).toHaveURL(/\/hoists$/);
});

for (const [what, files] of [
  ['an app', APP],
  ['a part of the page, or its data,', /\/component---src-templates-wiki-page|\/cables\/page-data\.json$/],
] as const) {
  test(`${what} that fails to load is reported at the touch that needs it, and retried at the next`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto(CABLES, { waitUntil: 'networkidle' });
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded in full' });
    await expect(alert).toHaveCount(0);
    await page.keyboard.press('Shift');
    await expect(alert).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cables');
    await page.unroute(files);
    await page.keyboard.press('Shift');
    await expect(alert).toHaveCount(0);
    await untilRunning(page);
    await searchButton(page).click();
    await expect(search(page)).toBeVisible();
  });
}
