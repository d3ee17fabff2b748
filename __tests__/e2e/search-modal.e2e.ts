import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations, complaintsOf, openRunning } from '../support/browser';
import { addressOf, openSearch, searchButton, searchDialog, searchField, searchFor, searchResults } from '../support/search-modal';

const CABLES = '/wiki/disciplines/general/cables';
/** No page of the wiki has anything like it. */
const NOTHING = 'qqzzxxqq';

/** Marks the document, to see later whether it is still the same one. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test.describe('the way into search', () => {
  test('is a button labelled Search, with its shortcuts', async ({ page }) => {
    await openRunning(page, '/');
    await expect(searchButton(page)).toHaveText('Search');
    await expect(searchButton(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
    const hints = await searchButton(page)
      .locator('kbd')
      .evaluateAll((keys) => keys.map((key) => getComputedStyle(key, '::before').content.replace(/"/g, '')));
    expect(hints).toEqual(['Ctrl K', '/']);
  });

  test.describe('on a Mac', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' });

    test('names the Mac’s key', async ({ page }) => {
      await openRunning(page, '/');
      await expect(searchButton(page).locator('kbd').first()).toHaveAttribute('data-keys', '⌘ K');
    });
  });

  test('opens by a click, with the placeholder Search docs and the focus in the field', async ({ page }) => {
    await openRunning(page, '/');
    await searchButton(page).click();
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(searchField(page)).toHaveValue('');
  });

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`opens by ${keys} and leaves the key out of the field`, async ({ page }) => {
      await openRunning(page, CABLES);
      await page.keyboard.press(keys);
      await expect(searchField(page)).toBeFocused();
      await expect(searchField(page)).toHaveValue('');
    });
  }

  test('a slash typed into a field stays a slash', async ({ page }) => {
    await openRunning(page, '/wiki/search');
    const field = page.getByRole('searchbox');
    await field.press('/');
    await expect(field).toHaveValue('/');
    await expect(searchDialog(page)).toHaveCount(0);
    await field.press('Control+k');
    await expect(searchField(page)).toBeFocused();
  });

  test('typing on the focused button opens it and keeps every letter', async ({ page }) => {
    await openRunning(page, '/');
    await searchButton(page).focus();
    await page.keyboard.type('cable ends');
    await expect(searchField(page)).toHaveValue('cable ends');
    await expect(searchResults(page).first()).toBeVisible();
  });

  test('letters typed while the modal still loads are kept', async ({ page }) => {
    await openRunning(page, '/');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('/');
    await expect(searchDialog(page)).toContainText('Search is loading');
    await page.keyboard.type('hazerx');
    await page.keyboard.press('Backspace');
    release();
    await expect(searchField(page)).toHaveValue('hazer');
  });
});

test.describe('closing search', () => {
  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Ctrl K', (page: Page) => page.keyboard.press('Control+k')],
    ['its cancel button', (page: Page) => searchDialog(page).locator('.DocSearch-Close').click()],
    ['a click beside it', (page: Page) => page.mouse.click(5, 880)],
  ] as const) {
    test(`by ${way} gives the focus back and forgets what was typed`, async ({ page }) => {
      await openRunning(page, '/');
      await searchButton(page).focus();
      await page.keyboard.type('dmx');
      await expect(searchField(page)).toHaveValue('dmx');
      await close(page);
      await expect(searchDialog(page)).toHaveCount(0);
      await expect(searchButton(page)).toBeFocused();
      await openSearch(page);
      await expect(searchField(page)).toHaveValue('');
    });
  }

  test('the Back button closes it too', async ({ page }) => {
    await openRunning(page, '/wiki');
    await page.locator('main a[rel="next"]').click();
    await expect(page).not.toHaveURL(/\/wiki$/);
    await openSearch(page);
    await page.goBack();
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/wiki$/);
  });
});

test.describe('results', () => {
  test('lead to the place on the page, without loading the site anew', async ({ page }) => {
    await openRunning(page, '/');
    await markDocument(page);
    await searchFor(page, 'cables');
    await expect(searchResults(page).first()).toContainText('Cable Registry');
    await searchResults(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${CABLES}`));
    await expect(searchDialog(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('can be chosen with the arrow keys and Enter', async ({ page }) => {
    await openRunning(page, '/');
    await markDocument(page);
    await searchFor(page, 'first aid');
    await expect(searchResults(page).first()).toBeVisible();
    await expect.poll(() => addressOf(searchResults(page).nth(1))).not.toBe('');
    const address = await addressOf(searchResults(page).nth(1));
    // The pointer has chosen it already.
    await page.keyboard.press('ArrowUp');
    await expect(searchResults(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(searchResults(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    expect(await isSameDocument(page)).toBe(true);
  });

  test('mark what matched', async ({ page }) => {
    await openRunning(page, '/');
    await searchFor(page, 'hazer');
    await expect(searchResults(page).locator('mark').first()).toHaveText(/haze|smoke/i);
  });

  test('come for a short link, a misspelling and a word of the trade', async ({ page }) => {
    await openRunning(page, '/');
    await openSearch(page);
    for (const [query, address] of [
      ['pa2', '/wiki/disciplines/sound/pa2'],
      ['microfones', '/wiki/disciplines/sound/microphones'],
      ['LX', '/wiki/disciplines/lx'],
    ] as const) {
      await searchField(page).fill(query);
      await expect(searchField(page)).toHaveValue(query);
      await expect.poll(() => addressOf(searchResults(page).first())).toMatch(new RegExp(`^${address}`));
    }
  });

  test('are followed by the link to all of them, with their number', async ({ page }) => {
    await openRunning(page, '/');
    await markDocument(page);
    await searchFor(page, 'radio & mics');
    const all = searchDialog(page).getByRole('link', { name: /^See all \d+ results$/ });
    await expect(all).toHaveAttribute('href', '/wiki/search?q=radio%20%26%20mics');
    const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
    await all.click();
    await expect(page).toHaveURL(/\/wiki\/search\?q=radio/);
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(`${count} documents found`);
    await expect(page.getByRole('searchbox')).toHaveValue('radio & mics');
  });

  test('the number is that of the query, not the sum of all keystrokes', async ({ page }) => {
    await openRunning(page, '/');
    await openSearch(page);
    await searchField(page).pressSequentially('helicopter');
    const all = searchDialog(page).getByRole('link', { name: /^See all/ });
    await expect(all).toHaveAttribute('href', '/wiki/search?q=helicopter');
    const typed = await all.textContent();
    await page.keyboard.press('Escape');
    await searchFor(page, 'helicopter');
    await expect(all).toHaveText(typed ?? '');
  });

  test('show no logo of a service that did not answer', async ({ page }) => {
    await openRunning(page, '/');
    await searchFor(page, 'cables');
    await expect(searchResults(page).first()).toBeVisible();
    await expect(searchDialog(page).getByRole('img', { name: 'Algolia' })).toBeHidden();
    await expect(searchDialog(page).getByText('Powered by')).toBeHidden();
  });
});

test.describe('searches that were made before', () => {
  test('there are none at first, and the modal says so', async ({ page }) => {
    await openRunning(page, '/');
    await openSearch(page);
    await expect(searchDialog(page).getByText('No recent searches', { exact: true })).toBeVisible();
  });

  test('are offered again, can be kept as favourites, and removed', async ({ page }) => {
    await openRunning(page, '/');
    await searchFor(page, 'cables');
    await searchResults(page).first().click();
    await expect(page).toHaveURL(new RegExp(CABLES));
    await openSearch(page);
    await expect(searchDialog(page).getByText('No recent searches')).toBeHidden();
    await expect(searchDialog(page).getByText('Recent', { exact: true })).toBeVisible();
    await expect(searchResults(page)).toHaveCount(1);
    await searchDialog(page).getByTitle('Save this search').click();
    await expect(searchDialog(page).getByText('Favourites', { exact: true })).toBeVisible();
    await page.reload();
    await openSearch(page);
    await expect(searchDialog(page).getByText('Favourites', { exact: true })).toBeVisible();
    await expect(searchResults(page)).toHaveCount(1);
    await searchDialog(page).getByTitle('Remove this search from favourites').click();
    await expect(searchDialog(page).getByText('No recent searches', { exact: true })).toBeVisible();
  });
});

test.describe('a query that finds nothing', () => {
  test('is told so, with what to try instead and a way to say that it should', async ({ page }) => {
    await openRunning(page, '/');
    await searchFor(page, NOTHING);
    await expect(searchDialog(page).getByText(`No results found for "${NOTHING}"`)).toBeVisible();
    await expect(searchDialog(page).getByText('Try searching for')).toBeVisible();
    await expect(searchDialog(page).getByText('Believe this query should return results?')).toBeVisible();
    const report = searchDialog(page).getByRole('link', { name: 'Let us know.' });
    const address = new URL((await report.getAttribute('href')) ?? '');
    expect(address.pathname).toMatch(/\/issues\/new$/);
    expect(address.searchParams.get('title')).toContain(NOTHING);
    expect(address.searchParams.get('body')).toContain(NOTHING);
    await expect(searchDialog(page).getByRole('link', { name: /^See all/ })).toHaveCount(0);
  });

  test('a suggestion is searched for by a click', async ({ page }) => {
    await openRunning(page, '/');
    await searchFor(page, NOTHING);
    await searchDialog(page).getByRole('button', { name: 'First aid' }).click();
    await expect(searchField(page)).toHaveValue('First aid');
    await expect.poll(() => addressOf(searchResults(page).first())).toMatch(/first-aid/);
  });

  test('and holds markup is shown as text', async ({ page }) => {
    const complaints = complaintsOf(page);
    await openRunning(page, '/');
    const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const title = await page.title();
    await searchFor(page, markup);
    await expect(searchDialog(page).getByText(markup)).toBeVisible();
    await expect(searchDialog(page).locator('img[src="x"], script')).toHaveCount(0);
    expect(await page.title()).toBe(title);
    expect(complaints).toEqual([]);
  });
});

test.describe('when something is out of reach', () => {
  test('the index: the modal says so, and the next try finds it again', async ({ page, context }) => {
    await context.route(/search-manifest\.json|search-index-/, (route) => route.abort());
    await openRunning(page, '/');
    await searchFor(page, 'cables');
    await expect(searchDialog(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
    await expect(searchDialog(page).getByText('You might want to check your network connection', { exact: true })).toBeVisible();
    await context.unroute(/search-manifest\.json|search-index-/);
    await searchField(page).press('s');
    await expect(searchResults(page).first()).toContainText('Cable Registry');
    await expect(searchDialog(page).getByText('Unable to fetch results')).toBeHidden();
  });

  test('the index: Retry asks for the same again', async ({ page, context }) => {
    await context.route(/search-manifest\.json|search-index-/, (route) => route.fulfill({ status: 503, body: 'no' }));
    await openRunning(page, '/');
    await searchFor(page, 'cables');
    await expect(searchDialog(page).getByRole('alert')).toContainText('Unable to fetch results');
    await context.unroute(/search-manifest\.json|search-index-/);
    await searchDialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(searchField(page)).toHaveValue('cables');
    await expect(searchResults(page).first()).toContainText('Cable Registry');
  });

  test('the worker: the modal says so, and the next try starts another one', async ({ page, context }) => {
    await openRunning(page, '/');
    const [worker] = await Promise.all([page.waitForEvent('worker'), searchButton(page).hover()]);
    const address = worker.url();
    await context.route(address, (route) => route.abort());
    await openRunning(page, '/');
    await searchFor(page, 'cables');
    await expect(searchDialog(page).getByRole('alert')).toContainText('Unable to fetch results');
    await context.unroute(address);
    await searchDialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(searchResults(page).first()).toContainText('Cable Registry');
  });

  test('the code of search: the error is shown, and Retry loads it', async ({ page, context }) => {
    await openRunning(page, '/');
    await context.route('**/*.js', (route) => route.abort());
    await searchButton(page).click();
    await expect(searchDialog(page).getByRole('alert')).toContainText(/Search could not be loaded/);
    await expect(searchDialog(page).getByRole('alert')).toContainText(/chunk/i);
    await context.unroute('**/*.js');
    await searchDialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(searchField(page)).toBeFocused();
    await searchField(page).fill('cables');
    await expect(searchResults(page).first()).toContainText('Cable Registry');
  });
});

test.describe('before search is used', () => {
  const isOfSearch = (url: string): boolean => /search-(manifest|index)|worker/.test(url);

  test('nothing of it is loaded, until somebody shows interest', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await openRunning(page, CABLES);
    await page.waitForLoadState('networkidle');
    expect(requested.filter(isOfSearch)).toEqual([]);
    const scripts = await Promise.all(
      requested.filter((path) => path.endsWith('.js')).map(async (path) => (await page.request.get(path)).text()),
    );
    for (const script of scripts) expect(script).not.toMatch(/DocSearch-Modal|algolia/);
    requested.length = 0;
    await searchButton(page).hover();
    await expect.poll(() => requested.filter(isOfSearch).length).toBeGreaterThan(0);
    await expect(searchDialog(page)).toHaveCount(0);
  });
});

for (const theme of ['light', 'dark']) {
  test(`the modal can be used by everybody, in ${theme} mode`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openRunning(page, '/');
    await openSearch(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await searchField(page).fill('cables');
    await expect(searchResults(page).first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await searchField(page).fill(NOTHING);
    await expect(searchDialog(page).getByText('No results found for')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test('on a slow line titles and headings are found first, and texts as soon as they have come, with the query left alone', async ({
  page,
  context,
}) => {
  const manifest = (await (await page.request.get('/search-manifest.json')).json()) as { texts: [path: string, bytes: number][] };
  let release = (): void => undefined;
  const come = new Promise<void>((resolve) => (release = resolve));
  await context.route(
    ({ pathname }) => manifest.texts.some(([path]) => path === pathname),
    async (route) => {
      await come;
      await route.continue();
    },
  );
  await openRunning(page, '/');
  await searchFor(page, 'cables');
  const notice = searchDialog(page).getByText('Titles and headings so far.');
  await expect(notice).toBeVisible();
  await expect(searchResults(page).first()).toContainText('Cable Registry');
  expect(await accessibilityViolations(page)).toEqual([]);
  release();
  await expect(notice).toBeHidden();
  await expect(searchResults(page).first()).toContainText('Cable Registry');
  await expect(searchField(page)).toHaveValue('cables');
  await expect(searchField(page)).toBeFocused();
});
