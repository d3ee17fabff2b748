/** A page is a document until it is touched: what works before the app runs, and that nothing is lost on the way. */
import type { Locator, Page } from '@playwright/test';
import { untilRunning } from '../../scripts/chromium';
import { accessibilityViolations, complaintsOf, watchShifts } from '../support/browser';
import { holdRequests, pretendConnection } from '../support/conditions';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

const APP = /\/(?:webpack-runtime|framework|app)-[0-9a-f]+\.js$/;

const runs = (page: Page): Promise<boolean> => page.evaluate(() => '___loader' in window);
const search = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const searchButton = (page: Page): Locator => page.getByRole('button', { name: 'Search', exact: true });

/** Presses a control as soon as it is there, as a finger does: without waiting for anything. */
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
  test('runs none of the app', async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const address of ['/', CABLES, '/shows', '/exec', '/accessibility']) {
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await runs(page)).toBe(false);
      const scripts = await page.locator('script[src]').evaluateAll((all) => all.map((script) => script.getAttribute('src')));
      expect(scripts).toEqual([expect.stringMatching(/^\/start-[0-9a-f]+\.js$/)]);
    }
    expect(complaints).toEqual([]);
  });

  test('prefetches the app, and its contents list follows the scroll', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(CABLES, { waitUntil: 'networkidle' });
    await expect.poll(() => asked.filter((file) => APP.test(file))).toHaveLength(3);
    await expect.poll(() => asked.some((file) => file.startsWith('/component---src-templates-wiki-page'))).toBe(true);
    await expect.poll(() => asked).toContain('/page-data/app-data.json');
    const current = page.getByRole('navigation', { name: 'On this page', exact: true }).locator('[aria-current="true"]');
    await expect(current).toHaveCount(1);
    const first = await current.textContent();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(current).not.toHaveText(first ?? '');
    expect(await runs(page)).toBe(false);
  });

  test('prefetches nothing with Save-Data, and still works', async ({ page }) => {
    await pretendConnection(page, { saveData: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(CABLES, { waitUntil: 'networkidle' });
    expect(asked.filter((file) => /\/page-data\/|\/(?:app|framework)-/.test(file))).toEqual([]);
    await searchButton(page).click();
    await expect(search(page)).toBeVisible();
  });
});

test('a click that waits for the app is marked as busy', async ({ page }) => {
  const copy = (each: Page): Locator => each.getByRole('button', { name: 'Copy as Markdown' });
  await page.route(APP, () => undefined);
  await pressAtOnce(page, CABLES, copy);
  await expect(copy(page)).toHaveAttribute('aria-busy', 'true');
});

test('a click on a part whose code has not come, on a page that runs, is answered once it has', async ({ page }) => {
  const part = await holdRequests(page, /\/(?!(?:webpack-runtime|framework|app|start|component)-)[^/]+\.js$/);
  await page.goto('/wiki/directories/flags');
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
  const start = page.getByRole('button', { name: 'Start the quiz' });
  await start.click();
  await expect(start).toHaveAttribute('aria-busy', 'true');
  part.release();
  await expect(page.getByRole('main')).toContainText('Question 1 of 10');
});

test.describe('search, while nothing of the app comes,', () => {
  const field = (page: Page): Locator => search(page).getByRole('searchbox');

  test.beforeEach(({ page }) => page.route(APP, () => undefined));

  test('accepts typing at once, and closes', async ({ page }) => {
    await pressAtOnce(page, '/shows', searchButton);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    await page.keyboard.type('xlr');
    await expect(field(page)).toHaveValue('xlr');
    await page.keyboard.press('Control+k');
    await expect(search(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await search(page).getByRole('button', { name: 'Close' }).click();
    await expect(search(page)).toHaveCount(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
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

test('hydration moves nothing', async ({ page }) => {
  const shift = await watchShifts(page);
  await page.goto('/shows', { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo(0, 600));
  const before = await shift();
  await untilRunning(page);
  await page.waitForTimeout(300);
  expect((await shift()) - before).toBeLessThan(0.005);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('a link works without the app, and shows progress', async ({ page }) => {
  await page.route(APP, () => undefined);
  await page.goto(CABLES);
  const hoists = await holdRequests(page, /\/hoists$/);
  // Watches from within: while a page is on its way, Playwright waits for that instead.
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
  test(`${what} that fails to come is told of at the touch that needs it, and tried again at the next`, async ({ page }) => {
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
