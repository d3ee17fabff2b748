/** A page is a document until it is touched. Tests what works before the app runs, and that no input is lost. */
import { PUBLISHED_FILES } from '../../src/content-model/addresses';
import { accessibilityViolations, fakeConnection, heading, holdRequests, untilRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { searchButton, searchDialog, searchField, searchResults } from '../support/search-modal';
import { expect, test } from '../support/site-test';

const APP = /\/(?:webpack-runtime|framework|app)-[0-9a-f]+\.js$/;

test('a page that nobody has touched runs none of the app and prefetches it, and its contents list follows the scroll', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(CABLES);
  await expect.poll(() => requested.filter((file) => APP.test(file))).toHaveLength(3);
  await expect.poll(() => requested.some((file) => file.startsWith('/component---src-templates-wiki-page'))).toBe(true);
  await expect.poll(() => requested).toContain('/page-data/app-data.json');
  const current = page.getByRole('navigation', { name: 'On this page', exact: true }).locator('[aria-current="true"]');
  await expect(current).toHaveText('Reading a label');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(current).not.toHaveText('Reading a label');
  expect(await page.evaluate(() => '___loader' in window)).toBe(false);
});

test('the search page and a filter keep what was typed before the app ran, and the page is painted before the app is fetched', async ({
  page,
}) => {
  // Without prefetching, only the page itself asks for the app.
  await fakeConnection(page, { saveData: true });
  const app = await holdRequests(page, APP);
  // The page may ask for the app before it has loaded, which then waits for it.
  await page.goto('/wiki/search', { waitUntil: 'commit' });
  await expect(page.getByText('Type what you are looking for')).toBeVisible();
  await expect.poll(() => app.requested.length).toBeGreaterThan(0);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('hoist');
  app.release();
  await untilRunning(page);
  const [painted, fetched] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    performance.getEntriesByType('resource').find(({ name }) => /\/app-\w+\.js$/.test(name))?.startTime ?? NaN,
  ]);
  expect(fetched).toBeGreaterThan(painted ?? NaN);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results$/);
  await expect(field).toHaveValue('hoist');

  const scripts = await holdRequests(page, /\.js$/);
  await page.goto('/shows', { waitUntil: 'commit' });
  await field.fill('van');
  scripts.release();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 of 6 shows');
  await expect(field).toHaveValue('van');
});

test('while the app does not load, search accepts typing at once, closes, forgets the query, and fetches its index once', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const indexes = (): number => fetched.filter((file) => file === PUBLISHED_FILES.searchIndex).length;
  const app = await holdRequests(page, APP);
  await page.goto(CABLES, { waitUntil: 'commit' });
  // Presses the button as soon as it is in the HTML, without waiting for scripts.
  await searchButton(page).evaluate((button: HTMLElement) => {
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.focus();
    button.click();
  });
  const field = searchDialog(page).getByRole('searchbox');
  await expect(field).toBeFocused();
  await expect.poll(indexes).toBe(1);
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(searchButton(page)).toBeFocused();
  await page.keyboard.type('xlr');
  await expect(field).toHaveValue('xlr');
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('');
  await page.keyboard.type('cables');
  expect(await accessibilityViolations(page)).toEqual([]);
  app.release();
  await expect(searchResults(page).first()).toBeVisible();
  await expect(searchField(page)).toHaveValue('cables');
  expect(indexes()).toBe(1);
});

test('an app that fails to load is reported at the touch that needs it, and retried at the next; text typed meanwhile becomes the query', async ({
  page,
}) => {
  await page.route(APP, (route) => route.abort());
  await page.goto(CABLES, { waitUntil: 'networkidle' });
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded in full' });
  await expect(alert).toHaveCount(0);
  await page.keyboard.press('Shift');
  await expect(alert).toBeVisible();
  await expect(heading(page)).toHaveText('Cables');
  await searchButton(page).click();
  await page.keyboard.type('cab');
  await page.unroute(APP);
  await page.keyboard.type('le ends', { delay: 40 });
  await expect(alert).toHaveCount(0);
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('cable ends');
  await expect(searchDialog(page)).toHaveCount(1);
});
