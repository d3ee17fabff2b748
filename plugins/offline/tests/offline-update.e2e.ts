/** A new version is published while readers have the old one on their devices. The site has a path prefix, as on a shared host. */
import type { Page } from '@playwright/test';
import { bundleWorker } from '../node/bundle-worker';
import { WORKER_PATH } from '../published';
import { openRunning } from '../../../__tests__/support/browser';
import { builtSite, CONFIGURED_PREFIX, NEWS, type BuiltSiteName } from '../../../__tests__/support/built-site';
import { cacheSizes, waitUntilCached } from './cached-pages';
import { expect, test, type Host } from '../../../__tests__/support/site-test';

const CABLES = `${CONFIGURED_PREFIX}/wiki/disciplines/lx/cables`;

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByRole('region', { name: 'New version' });
const versionOf = (name: BuiltSiteName): string => (JSON.parse(builtSite(name).read('site-version.json')) as { version: string }).version;

async function saveAll(page: Page, host: Host): Promise<void> {
  await openRunning(page, `${host.url}/offline`);
  await page.getByRole('button', { name: 'Save the wiki for offline' }).click({ timeout: 20_000 });
  await expect(page.getByText('The whole wiki is on this device')).toBeVisible({ timeout: 60_000 });
}

/** Opens a page, and waits until it is cached. */
async function visit(page: Page, host: Host, address: string): Promise<void> {
  await openRunning(page, host.origin + address);
  await waitUntilCached(page, address, CONFIGURED_PREFIX);
}

test('the old version stays complete until the reader accepts the new one, which is offered once it is fully installed; other pages are new', async ({
  page,
  context,
  host,
}) => {
  await saveAll(page, host);
  await openRunning(page, `${host.origin}${CABLES}`);
  host.publish('second');

  await test.step('a page that is not cached comes entirely from the new version, although the old one is in use', async () => {
    const exceptions: string[] = [];
    page.on('pageerror', (error) => exceptions.push(error.message));
    await openRunning(page, `${host.url}/hires`);
    await expect(page.getByRole('complementary')).toContainText('The get-in is on Sunday.');
    expect(exceptions).toEqual([]);
  });

  await openRunning(page, `${host.origin}${CABLES}`);
  await expect(page.getByRole('main')).not.toContainText(NEWS);
  await expect(notice(page)).toContainText('A new version of the site is ready.', { timeout: 30_000 });
  await page.getByRole('main').getByRole('link', { name: 'safety page' }).click();
  await expect(page).toHaveURL(/safety/);
  await page.goBack();
  await expect(page.getByRole('main')).not.toContainText(NEWS);

  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('main')).toContainText(NEWS);
  await expect.poll(async () => Object.keys(await cacheSizes(page))).toEqual([`offline ${host.url}/ ${versionOf('second')}`]);

  // The new version has saved the wiki too.
  await context.setOffline(true);
  await openRunning(page, `${host.origin}${CABLES}`);
  await expect(page.getByRole('main')).toContainText(NEWS);
  await openRunning(page, `${host.url}/offline`);
  await expect(page.getByText('The whole wiki is on this device')).toBeVisible({ timeout: 20_000 });
  await page.goto(`${host.url}/coil`);
  await expect(page).toHaveURL(`${host.origin}${CABLES}#coiling`);
});

test('if offline reading is switched off, the next visit removes the worker and its caches', async ({ page, host }) => {
  await visit(page, host, CABLES);
  host.changed.set(WORKER_PATH, await bundleWorker('removal'));
  await openRunning(page, `${host.url}/wiki`);
  const workersAtWork = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.filter(({ installing, waiting }) => !(installing ?? waiting)).length;
    });
  await expect.poll(workersAtWork, { timeout: 15_000 }).toBe(0);
  // Chromium removes a worker once no page is open below its path, and may delay a visit there at that moment. So the
  // test waits outside that path.
  await page.goto(`${host.origin}/beside`);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers, { timeout: 15_000 }).toBe(0);
  await expect.poll(() => cacheSizes(page)).toEqual({});
});

test('a version that is published while /offline is open arrives with the first "Reload"', async ({ page, host }) => {
  await visit(page, host, CABLES);
  await openRunning(page, `${host.url}/offline`);
  const save = page.getByRole('button', { name: 'Save the wiki for offline' });
  await expect(save).toBeEnabled({ timeout: 20_000 });
  host.publish('second');
  await save.click();
  const reload = page.getByRole('main').getByRole('button', { name: 'Reload' });
  await reload.click({ timeout: 30_000 });
  await expect(reload).toBeHidden({ timeout: 60_000 });
  await page.goto(host.origin + CABLES);
  await expect(page.getByRole('main')).toContainText(NEWS);
});
