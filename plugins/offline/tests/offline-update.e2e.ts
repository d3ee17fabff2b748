/** What readers get while the host or the network changes. The site has a path prefix, as on a shared host. */
import type { Page } from '@playwright/test';
import { isHydrated } from '../../../scripts/chromium';
import { countLoads, openRunning } from '../../../__tests__/support/browser';
import { CONFIGURED_PREFIX, NEWS, NEW_PAGE } from '../../../__tests__/support/built-site';
import { expect, test, type Host } from '../../../__tests__/support/site-test';
import { bundleWorker } from '../node/publish-offline';
import { WORKER_PATH, dataOfPage } from '../published';
import { countCached, waitUntilCached } from './cached-pages';

const CABLES = '/wiki/disciplines/lx/cables';

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByRole('region', { name: 'New version' });
const main = (page: Page) => page.getByRole('main');

/** Opens a page, and waits until it can be read without a network. */
async function visit(page: Page, host: Host, path: string): Promise<void> {
  await openRunning(page, host.url + path);
  await waitUntilCached(page, CONFIGURED_PREFIX + path, CONFIGURED_PREFIX);
}

/** Checks for a new worker, as browsers do at a visit. */
const update = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

async function saveAll(page: Page, host: Host): Promise<void> {
  await openRunning(page, `${host.url}/offline`);
  await page.getByRole('button', { name: 'Save the wiki for offline' }).click();
  await expect(page.getByText('The whole wiki is on this device')).toBeVisible({ timeout: 60_000 });
}

test('a new version is offered to an open page, which stays as it is until the reader accepts, and comes from a slow host too; then the saved wiki is new', async ({
  page,
  context,
  host,
}) => {
  await saveAll(page, host);
  await openRunning(page, host.url + CABLES);
  host.publish('second');
  await update(page);
  await expect(notice(page)).toContainText('A new version of the site is ready.', { timeout: 30_000 });
  await expect(main(page)).not.toContainText(NEWS);
  host.slow.add(CABLES);
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(main(page)).toContainText(NEWS);
  host.slow.delete(CABLES);
  await openRunning(page, host.url + CABLES);
  await waitUntilCached(page, CONFIGURED_PREFIX + NEW_PAGE, CONFIGURED_PREFIX);

  await context.setOffline(true);
  await openRunning(page, host.url + NEW_PAGE);
  await expect(main(page)).toContainText('Ask the exec.');
  await page.goto(`${host.url}/coil`);
  await expect(page).toHaveURL(`${host.url}${CABLES}#coiling`);
  await expect(main(page)).toContainText(NEWS);
});

test('a reader who accepts the new version gets it although the old worker is still busy', async ({ page, host }) => {
  await visit(page, host, CABLES);
  await openRunning(page, host.url + CABLES);
  const busyWith = dataOfPage('/hires');
  host.silent.add(busyWith);
  await page.evaluate(async (address) => {
    (await navigator.serviceWorker.ready).active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [address] } });
  }, host.url + busyWith);
  host.publish('second');
  await update(page);
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(main(page)).toContainText(NEWS);
});

test('online a reader gets the newest page at once, although the device has an older one, and nothing is offered; caches of the worker before Workbox go', async ({
  page,
  host,
}) => {
  await page.goto(`${host.origin}/beside`);
  await page.evaluate((scope) => caches.open(`offline ${scope} 0123456789ab`), `${host.url}/`);
  await visit(page, host, CABLES);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(`offline ${host.url}/ 0123456789ab`);
  host.publish('second');
  await openRunning(page, host.url + CABLES);
  await expect(main(page)).toContainText(NEWS);
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(isWaiting).toBe(false);
  await expect(notice(page)).toBeHidden();
});

test.describe('while the host has a new version', () => {
  test.beforeEach(async ({ page, host }) => {
    await visit(page, host, CABLES);
    await openRunning(page, host.url + CABLES);
    // Once idle, an open page has the worker fetch it again: here that would be the new version.
    await page.goto(`${host.origin}/beside`);
  });

  test('a page that takes too long comes from the device, with its data, and is not reloaded', async ({ page, host }) => {
    host.slow.add(CABLES);
    host.publish('second');
    const loads = countLoads(page);
    await openRunning(page, host.url + CABLES);
    await expect(main(page)).toContainText('Coiling');
    await expect(main(page)).not.toContainText(NEWS);
    expect(loads()).toBe(1);
  });

  test('a new page whose data takes too long is shown, and reloaded once at most', async ({ page, host }) => {
    const exceptions: string[] = [];
    page.on('pageerror', (error) => exceptions.push(error.message));
    for (const path of [dataOfPage(CABLES), '/page-data/app-data.json']) host.slow.add(path);
    host.publish('second');
    const loads = countLoads(page);
    await page.goto(host.url + CABLES);
    // A reload forgets the touch that starts the app.
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(await page.evaluate(isHydrated)).toBe(true);
    }).toPass();
    await expect(main(page)).toContainText('Coiling');
    expect(loads()).toBeLessThanOrEqual(2);
    // React says that page and data differ, and renders the page anew.
    expect(exceptions.filter((message) => !message.includes('#418'))).toEqual([]);
  });
});

test('a login page of a Wi-Fi network is shown, but the page itself stays on the device', async ({ page, context, host }) => {
  await visit(page, host, CABLES);
  await openRunning(page, host.url + CABLES);
  const login = '<!doctype html><title>Wi-Fi</title><h1>Log in to the Wi-Fi</h1>';
  for (const path of [CABLES, dataOfPage(CABLES)]) host.changed.set(path, login);
  await page.goto(host.url + CABLES);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to the Wi-Fi');
  await context.setOffline(true);
  await openRunning(page, host.url + CABLES);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cables');
});

test('if offline reading is switched off, the worker removes its caches and itself when it is next updated', async ({ page, host }) => {
  await visit(page, host, CABLES);
  // Otherwise the worker of before, which still caches pictures, would add them to the emptied caches.
  await page.waitForLoadState('networkidle');
  host.changed.set(WORKER_PATH, await bundleWorker('removal'));
  await update(page);
  const workersAtWork = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.filter(({ installing, waiting }) => !(installing ?? waiting)).length;
    });
  await expect.poll(workersAtWork).toBe(0);
  // Chromium removes a worker once no page is open below its path, and may delay a visit there at that moment. So the
  // test waits outside that path.
  await page.goto(`${host.origin}/beside`);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  await expect.poll(() => countCached(page)).toBe(0);
});
