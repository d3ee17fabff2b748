/** The hosted search service in the browser: a stand-in answers at the service's own addresses, over TLS. */
import { findChromium } from '../../scripts/chromium';
import { openRunning } from '../support/browser';
import { SEARCH_HOST, SEARCH_INDEX } from '../support/built-site';
import { markPage } from '../support/conditions';
import { argumentsFor, portsOf, startHostedSite, type HostedSite } from '../support/hosted-site';
import { expect, test } from '../support/site-test';
import { searchDialog, searchField, searchFor, searchResults } from '../support/search-modal';

const PORTS = portsOf('hosted-search');

test.describe.configure({ mode: 'default' });
test.use({
  launchOptions: { executablePath: findChromium(), args: argumentsFor(PORTS) },
});

let site: HostedSite;

test.beforeAll(async () => {
  site = await startHostedSite(PORTS);
});

test.afterAll(() => site.stop());

test.beforeEach(() => {
  site.service.calls.length = 0;
  site.service.faults.length = 0;
});

/** What the browser asked for last. */
const lastRequest = () => {
  const call = site.service.calls.filter(({ path }) => path.endsWith('/queries')).at(-1);
  return (call?.body.requests as Record<string, unknown>[] | undefined)?.[0];
};

/** A record as the build sends them, with something changed. */
function addRecord(objectID: string, change: Record<string, unknown>): void {
  const records = site.service.indexes.get(SEARCH_INDEX)?.records;
  const [page] = [...(records?.values() ?? [])].filter(({ type, kind }) => type === 'lvl1' && kind === 'wiki');
  records?.set(objectID, { ...page, objectID, document: objectID, content: null, ...change });
}

const hierarchyOf = (title: string) => ({ lvl0: 'Wiki', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null });

test.describe('the modal', () => {
  test('asks the service once somebody searches, with the filters of the page, and leads to pages of this site without loading it anew', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await openRunning(page, `${site.url}/wiki`);
    const { isSamePage } = await markPage(page);
    await page.waitForLoadState('networkidle');
    expect(site.service.calls).toEqual([]);
    await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', `https://${SEARCH_HOST}`);

    await searchFor(page, 'qqzzxx');
    await expect(searchDialog(page).getByText('No results found for "qqzzxx"')).toBeVisible();
    await searchField(page).fill('cables');
    await expect(searchResults(page).first()).toContainText(/cables/i);
    await expect(searchResults(page).first().locator('mark').first()).toHaveText(/cables/i);
    expect(lastRequest()).toMatchObject({
      indexName: SEARCH_INDEX,
      query: 'cables',
      facetFilters: ['language:en', ['tag:default', 'tag:docs-default-current']],
    });
    await expect(searchDialog(page).getByRole('img', { name: 'Algolia' })).toBeVisible();
    expect(requested.filter((url) => /search-(manifest|index)/.test(url))).toEqual([]);
    expect(requested.filter((url) => !url.startsWith(site.url)).every((url) => url.startsWith(`https://${SEARCH_HOST}/`))).toBe(true);

    // The service knows whole addresses.
    await searchResults(page).first().click();
    await expect(page).toHaveURL(new RegExp(`^${site.url}/wiki/disciplines/lx`));
    expect(await isSamePage()).toBe(true);
  });

  test('loads a page elsewhere fully', async ({ page }) => {
    const elsewhere = `${site.url.replace('localhost', '127.0.0.1')}/wiki/tech-crew`;
    addRecord('elsewhere', { url: elsewhere, hierarchy: hierarchyOf('Farawaypage') });
    await openRunning(page, `${site.url}/wiki`);
    const { isSamePage } = await markPage(page);
    await searchFor(page, 'farawaypage');
    await searchResults(page).first().click();
    await expect(page).toHaveURL(elsewhere);
    expect(await isSamePage()).toBe(false);
  });

  test('has no link to all results where the site has no search page configured', async ({ page, secondDeployment }) => {
    await openRunning(page, `${secondDeployment}/wiki`);
    await searchFor(page, 'cables');
    await expect(searchResults(page).first()).toBeVisible();
    await expect(searchDialog(page).getByRole('link', { name: /See all/ })).toHaveCount(0);
  });

  test('shows markup in a record as text, and no address that runs something', async ({ page }) => {
    const markup = 'Markuppage <img src=x onerror="document.title=1">';
    addRecord('markup', { hierarchy: hierarchyOf(markup), content: markup, url: 'https://crew.example/crew/wiki' });
    addRecord('script', { hierarchy: hierarchyOf('Markuppage script'), url: 'javascript:document.title=1' });
    await openRunning(page, `${site.url}/wiki`);
    const title = await page.title();
    await searchFor(page, 'markuppage');
    await expect(searchResults(page)).toHaveCount(1);
    await expect(searchResults(page).first()).toContainText(markup);
    await expect(searchDialog(page).locator('img[src="x"]')).toHaveCount(0);
    expect(await page.title()).toBe(title);
    await page.goto(`${site.url}/wiki/search?q=markuppage`);
    await expect(page.locator('main')).toContainText(markup);
    await expect(page.locator('main img')).toHaveCount(0);
    await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  });

  test('says so when the service is down, and finds again at the next try', async ({ page }) => {
    site.service.faults.push({ call: /queries$/, kind: 503 });
    await openRunning(page, `${site.url}/wiki`);
    await searchFor(page, 'cable');
    await expect(searchDialog(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
    await expect(searchDialog(page).getByText('You might want to check your network connection', { exact: true })).toBeVisible();
    site.service.faults.length = 0;
    await searchField(page).fill('cables');
    await expect(searchResults(page).first()).toContainText(/cables/i);
    await expect(searchDialog(page).getByText('Unable to fetch results')).toBeHidden();
  });
});

test('the search page works with the service too', async ({ page }) => {
  await openRunning(page, `${site.url}/wiki/search?q=cables`);
  await expect(page.locator('main').getByRole('status')).toHaveText(/documents? found$/);
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toContainText(/cables/i);
  await expect(page.locator('main mark').first()).toHaveText(/cables/i);
  expect(lastRequest()).toMatchObject({ facetFilters: ['language:en', ['tag:default', 'tag:docs-default-current']] });
});
