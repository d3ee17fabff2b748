import type { Page } from '@playwright/test';
import memoize from 'lodash/memoize';
import { accessibilityViolations, openRunning } from '../support/browser';
import { fakeConnection, holdRequests, markPage } from '../support/conditions';
import { CABLES } from '../support/fixture-pages';
import { addressOf, openSearch, searchButton, searchDialog, searchField, searchFor, searchResults } from '../support/search-modal';
import { expect, test } from '../support/site-test';

/** A query that finds nothing. */
const NOTHING = 'qqzzxxqq';
const INDEX_FILE = /search-index\.json/;
/** Milliseconds within which a press or a pointer starts its requests. */
const ASKED_SOON = 500;

test.describe('the way into search', () => {
  const keysShown = (page: Page): Promise<string[]> =>
    searchButton(page)
      .locator('kbd')
      .evaluateAll((keys) => keys.map((key) => getComputedStyle(key, '::before').content.replace(/"/g, '')));

  test('is a button that names its keys and loads search under a pointer; closing it in any way returns the focus and forgets the query', async ({
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
      await page.waitForTimeout(ASKED_SOON);
      expect(await hasAskedForSearch()).toBe(false);
      await setSaveData(false);
      await page.mouse.move(0, 0);
      await searchButton(page).hover();
      await expect.poll(hasAskedForSearch).toBe(true);
      await expect.poll(() => requested.some((path) => INDEX_FILE.test(path))).toBe(true);
      await expect(searchDialog(page)).toHaveCount(0);
    });
    await expect(searchButton(page)).toHaveText('Search');
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
        await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
        await expect(searchField(page)).toHaveValue(query);
        await searchField(page).fill('cable ends');
        await expect(searchResults(page).first()).toBeVisible();
        await close();
        await expect(searchDialog(page)).toHaveCount(0);
        await expect(searchButton(page)).toBeFocused();
      });
    }
    await test.step('on a phone the page does not move, and there is no empty strip below the results', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const widthOf = async (): Promise<number | undefined> => (await page.getByRole('main').boundingBox())?.width;
      const width = await widthOf();
      await page.evaluate(() => window.scrollTo(0, 500));
      await page.keyboard.press('Control+k');
      await expect(searchField(page)).toBeFocused();
      await expect(searchField(page)).toHaveValue('');
      expect(await widthOf()).toBe(width);
      await expect(page.locator('.DocSearch-Footer')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(searchDialog(page)).toHaveCount(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(500);
    });
    await test.step('Back closes it, too', async () => {
      await openSearch(page);
      await page.goBack();
      await expect(searchDialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/wiki/disciplines/lx');
    });
  });

  test.describe('on a Mac', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' });

    test('names the Mac’s key', async ({ page }) => {
      await page.goto('/privacy');
      await expect.poll(() => keysShown(page)).toEqual(['⌘ K', '/']);
    });
  });
});

test('results mark what matched and open without reloading the site; then they are recent, and can be favourites', async ({ page }) => {
  await openRunning(page, '/privacy');
  const { isSamePage } = await markPage(page);
  await openSearch(page);
  await expect(searchDialog(page).getByText('No recent searches', { exact: true })).toBeVisible();
  await test.step('if the query names a page outside the wiki, a group of such pages comes first', async () => {
    await searchField(page).fill('next show');
    await expect(searchDialog(page).locator('.DocSearch-Hit-source').first()).toHaveText('Pages');
    await expect.poll(() => addressOf(searchResults(page).first())).toBe('/shows');
  });
  await test.step('what matched is marked, and a click leads there', async () => {
    await searchField(page).fill('cables');
    await expect(searchResults(page).first()).toContainText('Cables');
    await expect(searchResults(page).locator('mark').first()).toHaveText(/^cables?$/i);
    // Without the hosted service its logo does not show.
    await expect(searchDialog(page).getByText('Powered by')).toBeHidden();
    await searchResults(page).first().click();
    await expect(page).toHaveURL(CABLES);
    await expect(searchDialog(page)).toHaveCount(0);
  });
  await test.step('it is recent, and can be made a favourite', async () => {
    await openSearch(page);
    await expect(searchDialog(page).getByText('Recent', { exact: true })).toBeVisible();
    await expect(searchDialog(page).getByText('No recent searches')).toBeHidden();
    await expect(searchResults(page)).toHaveCount(1);
    await searchDialog(page).getByTitle('Save this search').click();
    await expect(searchDialog(page).getByText('Favourites', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await openSearch(page);
    await expect(searchDialog(page).getByText('Favourites', { exact: true })).toBeVisible();
    await searchDialog(page).getByTitle('Remove this search from favourites').click();
    await expect(searchDialog(page).getByText('No recent searches', { exact: true })).toBeVisible();
  });
  await test.step('the link to all results counts those of the whole query', async () => {
    await searchField(page).pressSequentially('crew & rope');
    const all = searchDialog(page).getByRole('link', { name: /^See all \d+ results$/ });
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
    await expect(searchResults(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  });
  expect(await isSamePage()).toBe(true);
});

test('Tab stays in search, before and after the modal has loaded; axe finds nothing in it, in both colour modes; what finds nothing can be reported', async ({
  page,
}) => {
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  const tabAround = async (presses: number): Promise<void> => {
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < presses; press += 1) {
        await page.keyboard.press(key);
        expect([key, press, await isInside()]).toEqual([key, press, true]);
      }
    }
  };
  const violationsByDayAndNight = async (): Promise<string[]> => {
    const found: string[] = [];
    for (const mode of ['light', 'dark']) {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), mode);
      found.push(...(await accessibilityViolations(page)));
    }
    return found;
  };
  // Only a press then loads the modal, never a pointer that happens to be above the button.
  await fakeConnection(page, { saveData: true });
  await openRunning(page, '/privacy');
  await test.step('while the modal loads it keeps the focus, and what is typed', async () => {
    const code = await holdRequests(page, /\.js$/);
    await page.keyboard.press('/');
    await expect(searchDialog(page)).toContainText('Loading search…');
    await page.keyboard.type('hoistx');
    await page.keyboard.press('Backspace');
    await tabAround(8);
    code.release();
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('hoist');
    await tabAround(8);
  });
  await test.step('results', async () => {
    await searchField(page).fill('cables');
    await expect(searchResults(page).first()).toBeVisible();
    await tabAround(20);
    expect(await violationsByDayAndNight()).toEqual([]);
  });
  await test.step('suggestions, before there is a query', async () => {
    await searchField(page).fill('');
    await expect(searchDialog(page).getByText('No recent searches', { exact: true })).toBeVisible();
    expect(await violationsByDayAndNight()).toEqual([]);
    await searchDialog(page).getByRole('button', { name: 'Hoists' }).click();
    await expect(searchField(page)).toHaveValue('Hoists');
    await expect(searchResults(page).first()).toContainText('Hoists');
  });
  await test.step('a query that finds nothing gets suggestions and a way to report it', async () => {
    await searchField(page).fill(NOTHING);
    await expect(searchDialog(page).getByText(`No results found for "${NOTHING}"`)).toBeVisible();
    await expect(searchDialog(page).getByText('Try searching for')).toBeVisible();
    await expect(searchDialog(page).getByText('Believe this query should return results?')).toBeVisible();
    expect(await violationsByDayAndNight()).toEqual([]);
    const report = searchDialog(page).getByRole('link', { name: 'Let us know.' });
    const address = new URL((await report.getAttribute('href')) ?? '');
    expect(address.href).toMatch(/^https:\/\/git\.example\/crew\/issues\/new\?/);
    expect(address.searchParams.get('title')).toContain(NOTHING);
    expect(address.searchParams.get('body')).toContain(NOTHING);
    await expect(searchDialog(page).getByRole('link', { name: /^See all/ })).toHaveCount(0);
    await searchDialog(page).getByRole('button', { name: 'Hoists' }).click();
    await expect(searchResults(page).first()).toContainText('Hoists');
  });
});

test('if the worker or the index fails to load the modal says so, and the next letter or Retry loads it; until then it never says that it found nothing', async ({
  page,
  context,
}) => {
  const alert = searchDialog(page).getByRole('alert');
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
  await test.step('the worker fails to load', async () => {
    await searchFor(page, 'cable');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection');
  });
  await test.step('the index fails to load, at the next letter and at Retry', async () => {
    const index: string[] = [];
    await context.route(INDEX_FILE, (route) => {
      index.push(route.request().url());
      return route.abort();
    });
    await page.evaluate(() => Reflect.deleteProperty(window, 'lacksWorker'));
    await searchField(page).press('s');
    await expect.poll(() => index.length).toBeGreaterThan(0);
    await expect(alert).toContainText('Unable to fetch results');
    index.length = 0;
    await searchDialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => index.length).toBeGreaterThan(0);
    await expect(alert).toContainText('Unable to fetch results');
    await context.unroute(INDEX_FILE);
  });
  await test.step('the index loads', async () => {
    await searchDialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(searchResults(page).first()).toContainText('Cables');
    await expect(alert).toHaveCount(0);
    await expect(searchField(page)).toHaveValue('cables');
    await expect(searchField(page)).toBeFocused();
  });
  await test.step('while the index is on its way, search says that it loads, and not that it found nothing', async () => {
    const index = await holdRequests(context, ({ pathname }) => pathname === '/search-index.json');
    await openRunning(page, '/privacy');
    await searchButton(page).click();
    await expect.poll(() => index.requested.length).toBeGreaterThan(0);
    await page.keyboard.type('smoke');
    await expect(searchDialog(page)).toContainText('Loading search…');
    await expect(searchDialog(page)).not.toContainText('No results');
    expect(await accessibilityViolations(page)).toEqual([]);
    index.release();
    await expect(searchField(page)).toHaveValue('smoke');
    await expect(searchDialog(page)).not.toContainText('Loading search…');
  });
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
