import type { Page } from '@playwright/test';
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
  browser,
  plainSite,
}) => {
  await openRunning(page, '/wiki/disciplines/lx');
  await page.getByRole('main').locator(`a[href="${CABLES}"]`).first().click();
  await expect(page).toHaveURL(CABLES);
  await test.step('it names the keys of the reader’s system', async () => {
    expect(await keysShown(page)).toEqual(['Ctrl K', '/']);
    const mac = await browser.newPage({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36' });
    await mac.goto(`${plainSite}/privacy`);
    await expect.poll(() => keysShown(mac)).toEqual(['⌘ K', '/']);
    await mac.close();
  });
  const index = page.waitForRequest(INDEX_FILE);
  await searchButton(page).hover();
  await index;
  await searchButton(page).focus();
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

test('search results mark what matched and open without reloading the site; then they are recent, and can be favourites', async ({
  page,
}) => {
  await openRunning(page, '/privacy');
  const loads = countLoads(page);
  const dialog = searchDialog(page);
  await openSearch(page);
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
    await expect(dialog.getByText('Favourites', { exact: true })).toBeVisible();
  });
  await test.step('the link to all results counts those of the whole query', async () => {
    await searchField(page).pressSequentially('crew & rope');
    const all = dialog.getByRole('link', { name: /^See all \d+ results$/ });
    await expect(all).toHaveAttribute('href', '/wiki/search?q=crew%20%26%20rope');
    const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
    await all.click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} results`);
    await expect(page.getByRole('searchbox')).toHaveValue('crew & rope');
  });
  await test.step('a page outside the wiki that the query names comes first, in a group of its own; arrow keys and Enter choose', async () => {
    await searchFor(page, 'next show');
    await expect(dialog.locator('.DocSearch-Hit-source').first()).toHaveText('Pages');
    await expect.poll(() => addressOf(searchResults(page).first())).toBe('/shows');
    await searchField(page).fill('barn');
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
    await page.keyboard.type('cablesx');
    await page.keyboard.press('Backspace');
    await tabAround(4);
    code.release();
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('cables');
  });
  await test.step('results', async () => {
    await expect(searchResults(page).first()).toBeVisible();
    await tabAround(20);
    await expectAccessible();
  });
  await test.step('suggestions, before there is a query and when it finds nothing, which can be reported', async () => {
    await searchField(page).fill('');
    await expect(dialog.getByText('No recent searches', { exact: true })).toBeVisible();
    await expectAccessible();
    await searchField(page).fill(NOTHING);
    await expect(dialog.getByText(`No results found for "${NOTHING}"`)).toBeVisible();
    await expectAccessible();
    const report = new URL((await dialog.getByRole('link', { name: 'Let us know.' }).getAttribute('href')) ?? '');
    expect(report.href).toMatch(/^https:\/\/git\.example\/crew\/issues\/new\?/);
    for (const part of ['title', 'body']) expect(report.searchParams.get(part)).toContain(NOTHING);
    await expect(dialog.getByRole('link', { name: /^See all/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Hoists' }).click();
    await expect(searchResults(page).first()).toContainText('Hoists');
  });
});

test('if the index fails to load the modal says so, and the next letter or Retry loads it', async ({ page, context }) => {
  const alert = searchDialog(page).getByRole('alert');
  let requests = 0;
  await context.route(INDEX_FILE, (route) => {
    requests += 1;
    return route.abort();
  });
  await openRunning(page, '/privacy');
  await searchFor(page, 'cable');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection');
  requests = 0;
  await searchField(page).press('s');
  await expect.poll(() => requests).toBeGreaterThan(0);
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
  expect(await saysNothing).toBe(false);
});
