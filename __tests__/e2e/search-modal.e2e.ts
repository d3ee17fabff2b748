import type { Page } from '@playwright/test';
import memoize from 'lodash/memoize';
import { accessibilityViolations, countLoads, fakeConnection, holdRequests, openRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { addressOf, openSearch, searchButton, searchDialog, searchField, searchFor, searchResults } from '../support/search-modal';
import { expect, test } from '../support/site-test';

/** A query that finds nothing. */
const NOTHING = 'qqzzxxqq';
const INDEX_FILE = /search-index\.json/;

const keysShown = (page: Page): Promise<string[]> =>
  searchButton(page)
    .locator('kbd')
    .evaluateAll((keys) => keys.map((key) => getComputedStyle(key, '::before').content.replace(/"/g, '')));

test('the search button names its keys and loads search under a pointer; closing search in any way returns the focus and forgets the query', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openRunning(page, '/wiki/disciplines/lx');
  await page.getByRole('main').locator(`a[href="${CABLES}"]`).first().click();
  await expect(page).toHaveURL(CABLES);
  await test.step('nothing of search loads until a pointer is over the button, and with Save-Data not even then', async () => {
    const codeOf = memoize(async (path: string) => (await page.request.get(path)).text());
    const isOfSearch = async (path: string): Promise<boolean> =>
      INDEX_FILE.test(path) || (path.endsWith('.js') && /DocSearch-Modal|algolia/.test(await codeOf(path)));
    const hasAskedForSearch = async (): Promise<boolean> => (await Promise.all(requested.map(isOfSearch))).includes(true);
    const setSaveData = (saveData: boolean) =>
      page.evaluate((value) => void Object.defineProperty(navigator, 'connection', { value, configurable: true }), { saveData });
    // The keyboard passes over the button.
    await searchButton(page).focus();
    await page.keyboard.press('Tab');
    await setSaveData(true);
    await searchButton(page).hover();
    // Long enough for a request to start.
    await page.waitForTimeout(500);
    expect(await hasAskedForSearch()).toBe(false);
    await setSaveData(false);
    await page.mouse.move(0, 0);
    await searchButton(page).hover();
    await expect.poll(hasAskedForSearch).toBe(true);
    await expect.poll(() => requested.some((path) => INDEX_FILE.test(path))).toBe(true);
    await expect(searchDialog(page)).toHaveCount(0);
  });
  await expect(searchButton(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  expect(await keysShown(page)).toEqual(['Ctrl K', '/']);
  for (const [way, open, query, close] of [
    ['a click, closed by Escape', () => searchButton(page).click(), '', () => page.keyboard.press('Escape')],
    ['Ctrl K, closed by Ctrl K', () => page.keyboard.press('Control+k'), '', () => page.keyboard.press('Control+k')],
    ['a slash, closed by its cancel button', () => page.keyboard.press('/'), '', () => page.locator('.DocSearch-Close').click()],
    ['typing on its button, closed by a click beside it', () => page.keyboard.type('cab'), 'cab', () => page.mouse.click(5, 880)],
  ] as const) {
    await test.step(`opened by ${way}`, async () => {
      await open();
      await expect(searchField(page)).toBeFocused();
      await expect(searchField(page)).toHaveValue(query);
      await searchField(page).fill('cable ends');
      await expect(searchResults(page).first()).toBeVisible();
      await close();
      await expect(searchDialog(page)).toHaveCount(0);
      await expect(searchButton(page)).toBeFocused();
    });
  }
  await test.step('on a phone the page does not move, and there is no empty strip below the results; Back closes search, too', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const place = async () => [(await page.getByRole('main').boundingBox())?.width, await page.evaluate(() => window.scrollY)];
    await page.evaluate(() => window.scrollTo(0, 500));
    const before = await place();
    await page.keyboard.press('Control+k');
    await expect(searchField(page)).toBeFocused();
    // Only the scroll position shows as 0 meanwhile.
    expect((await place())[0]).toBe(before[0]);
    await expect(page.locator('.DocSearch-Footer')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    expect(await place()).toEqual(before);
    await openSearch(page);
    await page.goBack();
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/wiki/disciplines/lx');
  });
});

test.describe('on a Mac', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' });

  test('the search button names the Mac’s key', async ({ page }) => {
    await page.goto('/privacy');
    await expect.poll(() => keysShown(page)).toEqual(['⌘ K', '/']);
  });
});

test('search results mark what matched and open without reloading the site; then they are recent, and can be favourites', async ({
  page,
}) => {
  await openRunning(page, '/privacy');
  const loads = countLoads(page);
  const dialog = searchDialog(page);
  await openSearch(page);
  await expect(dialog.getByText('No recent searches', { exact: true })).toBeVisible();
  await test.step('a page outside the wiki that the query names comes first, in a group of its own', async () => {
    await searchField(page).fill('next show');
    await expect(dialog.locator('.DocSearch-Hit-source').first()).toHaveText('Pages');
    await expect.poll(() => addressOf(searchResults(page).first())).toBe('/shows');
  });
  await test.step('what matched is marked, and a click leads there', async () => {
    await searchField(page).fill('cables');
    await expect(searchResults(page).first()).toContainText('Cables');
    await expect(searchResults(page).locator('mark').first()).toHaveText(/^cables?$/i);
    // Without the hosted service its logo does not show.
    await expect(dialog.getByText('Powered by')).toBeHidden();
    await searchResults(page).first().click();
    await expect(page).toHaveURL(CABLES);
    await expect(dialog).toHaveCount(0);
  });
  await test.step('it is recent, and can be made a favourite', async () => {
    await openSearch(page);
    await expect(dialog.getByText('Recent', { exact: true })).toBeVisible();
    await expect(searchResults(page)).toHaveCount(1);
    await dialog.getByTitle('Save this search').click();
    await page.keyboard.press('Escape');
    await openSearch(page);
    await expect(dialog.getByText('Favourites', { exact: true })).toBeVisible();
    await dialog.getByTitle('Remove this search from favourites').click();
    await expect(dialog.getByText('No recent searches', { exact: true })).toBeVisible();
  });
  await test.step('the link to all results counts those of the whole query', async () => {
    await searchField(page).pressSequentially('crew & rope');
    const all = dialog.getByRole('link', { name: /^See all \d+ results$/ });
    await expect(all).toHaveAttribute('href', '/wiki/search?q=crew%20%26%20rope');
    const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
    await all.click();
    await expect(page).toHaveURL(/\/wiki\/search\?q=crew/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} results`);
    await expect(page.getByRole('searchbox')).toHaveValue('crew & rope');
  });
  await test.step('they are chosen with the arrow keys and Enter', async () => {
    await searchFor(page, 'barn');
    await expect.poll(() => addressOf(searchResults(page).nth(1))).not.toBe('');
    const address = await addressOf(searchResults(page).nth(1));
    // The pointer has already selected it.
    await page.keyboard.press('ArrowUp');
    await expect(searchResults(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  });
  expect(loads()).toBe(0);
});

test('Tab stays in search, before and after the modal has loaded; axe finds nothing in it, in both colour modes; what finds nothing can be reported', async ({
  page,
}) => {
  const dialog = searchDialog(page);
  const tabAround = async (presses: number): Promise<void> => {
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < presses; press += 1) {
        await page.keyboard.press(key);
        const isInside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null);
        expect([key, press, isInside]).toEqual([key, press, true]);
      }
    }
  };
  const expectAccessible = async (): Promise<void> => {
    for (const mode of ['light', 'dark']) {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), mode);
      expect(await accessibilityViolations(page)).toEqual([]);
    }
  };
  // Only a press then loads the modal, never a pointer that happens to be above the button.
  await fakeConnection(page, { saveData: true });
  await openRunning(page, '/privacy');
  await test.step('while the modal loads it keeps the focus, and what is typed', async () => {
    const code = await holdRequests(page, /\.js$/);
    await page.keyboard.press('/');
    await expect(dialog).toContainText('Loading search…');
    await page.keyboard.type('hoistx');
    await page.keyboard.press('Backspace');
    await tabAround(4);
    code.release();
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('hoist');
  });
  await test.step('results', async () => {
    await searchField(page).fill('cables');
    await expect(searchResults(page).first()).toBeVisible();
    await tabAround(20);
    await expectAccessible();
  });
  await test.step('suggestions, before there is a query', async () => {
    await searchField(page).fill('');
    await expect(dialog.getByText('No recent searches', { exact: true })).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Hoists' }).click();
    await expect(searchField(page)).toHaveValue('Hoists');
    await expect(searchResults(page).first()).toContainText('Hoists');
  });
  await test.step('a query that finds nothing gets suggestions and a way to report it', async () => {
    await searchField(page).fill(NOTHING);
    await expect(dialog.getByText(`No results found for "${NOTHING}"`)).toBeVisible();
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    await expectAccessible();
    const report = new URL((await dialog.getByRole('link', { name: 'Let us know.' }).getAttribute('href')) ?? '');
    expect(report.href).toMatch(/^https:\/\/git\.example\/crew\/issues\/new\?/);
    for (const part of ['title', 'body']) expect(report.searchParams.get(part)).toContain(NOTHING);
    await expect(dialog.getByRole('link', { name: /^See all/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Hoists' }).click();
    await expect(searchResults(page).first()).toContainText('Hoists');
  });
});

test('if the worker or the index fails to load the modal says so, and the next letter or Retry loads it', async ({ page, context }) => {
  const alert = searchDialog(page).getByRole('alert');
  const index: string[] = [];
  await page.addInitScript(() => {
    const { Worker } = window;
    Object.assign(window, { lacksWorker: true });
    window.Worker = class extends Worker {
      constructor(address: string | URL) {
        super('lacksWorker' in window ? '/no-such-worker.js' : address);
      }
    };
  });
  await openRunning(page, '/privacy');
  await searchFor(page, 'cable');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection');
  await context.route(INDEX_FILE, (route) => {
    index.push(route.request().url());
    return route.abort();
  });
  await page.evaluate(() => Reflect.deleteProperty(window, 'lacksWorker'));
  for (const load of [() => searchField(page).press('s'), () => searchDialog(page).getByRole('button', { name: 'Retry' }).click()]) {
    index.length = 0;
    await load();
    await expect.poll(() => index.length).toBeGreaterThan(0);
    await expect(alert).toContainText('Unable to fetch results');
  }
  await context.unroute(INDEX_FILE);
  await searchDialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(searchResults(page).first()).toContainText('Cables');
  await expect(alert).toHaveCount(0);
  await expect(searchField(page)).toHaveValue('cables');
  await expect(searchField(page)).toBeFocused();
});

test('while a slow device makes its first answer, search says that it loads, and at no moment that it found nothing', async ({ page }) => {
  await page.addInitScript((delay) => {
    const { Worker } = window;
    window.Worker = class extends Worker {
      override postMessage(message: unknown, transferred: Transferable[] | StructuredSerializeOptions = []): void {
        setTimeout(() => super.postMessage(message, transferred as Transferable[]), delay);
      }
    };
  }, 1500);
  await openRunning(page, '/privacy');
  const saysNothing = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = (): void => {
          if (document.querySelector('.DocSearch-Hit')) resolve(false);
          else if (document.querySelector('.DocSearch-NoResults')?.checkVisibility()) resolve(true);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await searchButton(page).click();
  await page.keyboard.type('cable');
  await expect(searchDialog(page).getByText('Loading search…')).toBeVisible();
  await expect(searchField(page)).toHaveValue('cable');
  expect(await saysNothing).toBe(false);
  await searchField(page).fill('xyzzyx ');
  await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
});
