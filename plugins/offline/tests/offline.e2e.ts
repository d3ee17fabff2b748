import type { Page } from '@playwright/test';
import {
  accessibilityViolations,
  heading,
  holdRequests,
  openRunning,
  sidewaysScroll,
  untilRunning,
} from '../../../__tests__/support/browser';
import { brokenPictures, countCached, uncachedPictures, waitUntilCached } from './cached-pages';
import { CONFIGURED_PREFIX, builtSite } from '../../../__tests__/support/built-site';
import { CABLES, WIKI_PAGES } from '../../../__tests__/support/fixture-pages';
import { PUBLISHED_FILES } from '../../../src/content-model/addresses';
import { FALLBACK_PATH } from '../published';
import { expect, test } from '../../../__tests__/support/site-test';

test.use({ serviceWorkers: 'allow' });

const save = (page: Page) => page.getByRole('button', { name: 'Save the wiki for offline' });
const waitUntilSaved = (page: Page) => expect(page.getByText('The whole wiki is on this device')).toBeVisible({ timeout: 120_000 });

async function openOfflinePage(page: Page): Promise<void> {
  await openRunning(page, '/offline');
  await expect(save(page)).toBeVisible();
}

test('a page that was opened can be read without the network, and any other says at its own address that it is not saved', async ({
  page,
  context,
}) => {
  await openRunning(page, CABLES);
  await waitUntilCached(page, CABLES);
  // Pictures below the window are cached after the page.
  await expect.poll(() => uncachedPictures(page)).toEqual([]);
  await page.locator('nav[aria-label="Wiki"] a[href="/wiki/spaces"]').click();
  await expect(page).toHaveURL('/wiki/spaces');
  await waitUntilCached(page, '/wiki/spaces');
  for (const address of ['/wiki/tags/räume', '/people/søren-ærø']) {
    await openRunning(page, address);
    await waitUntilCached(page, address);
  }
  await context.setOffline(true);

  await test.step('with its pictures, and where its address has letters beyond ASCII', async () => {
    await openRunning(page, CABLES);
    await expect(heading(page)).toHaveText('Cables');
    expect(await brokenPictures(page)).toEqual([]);
    for (const [address, title] of [
      ['/wiki/tags/räume', 'Räume'],
      ['/people/søren-ærø', 'Søren Ærø'],
      ['/hires/2024-2025/桜の園', 'You are offline'],
    ] as const) {
      await page.goto(address);
      await expect(heading(page)).toContainText(title);
      await expect(page).toHaveURL(address);
    }
  });
  await test.step('a link to a page that is not saved leaves the open page as it was', async () => {
    await openRunning(page, '/wiki/spaces');
    await expect(heading(page)).toHaveText('Spaces');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
    await expect(page.getByRole('alert').getByText('The page could not be loaded')).toBeVisible();
    await expect(heading(page)).toHaveText('Spaces');
  });
  await test.step('its address shows that the reader is offline, and opens when the network is back', async () => {
    await page.goto('/wiki/spaces/barn');
    await expect(heading(page)).toHaveText('You are offline');
    await expect(page).toHaveURL('/wiki/spaces/barn');
    expect(await accessibilityViolations(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(/Barn/);
  });
});

test('a page that was open while the worker took over runs without the network', async ({ page, context, host }) => {
  // The worker takes over when it has all files of its list.
  host.slow.add(PUBLISHED_FILES.addressBook);
  const picture = await holdRequests(page, '**/mike.webp');
  await page.goto(`${host.url}/wiki`);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.installing);
  await page.goto(`${host.url}/exec`, { waitUntil: 'commit' });
  // The page is not loaded before its picture is.
  await page.locator('main img').first().scrollIntoViewIfNeeded();
  await expect.poll(() => picture.requested.length).toBe(1);
  await untilRunning(page);
  host.slow.delete(PUBLISHED_FILES.addressBook);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  picture.release();
  await page.unrouteAll();
  await waitUntilCached(page, `${CONFIGURED_PREFIX}/exec`, CONFIGURED_PREFIX);
  await context.setOffline(true);
  await openRunning(page, `${host.url}/exec`);
  await expect(heading(page)).toBeVisible();
});

test('the whole wiki can be saved, also after an interruption and by two tabs at once, then read and searched offline, and removed', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await openRunning(page, '/wiki');
  const remove = page.getByRole('button', { name: 'Remove it from this device' });
  let requested: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker() === null) requested.push(new URL(request.url()).pathname);
  });

  await test.step('the page says the size beforehand, and fits a small window', async () => {
    // Without a touch, the page says what is saved.
    await page.goto('/offline');
    await expect(page.getByText(/^\d+ pages with their pictures and the search: \d+\.\d MB to download\.$/)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  });

  await test.step('an interrupted save keeps what it has, and continues from there', async () => {
    await waitUntilCached(page, '/offline');
    await save(page).click();
    await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 500_000);
    await context.setOffline(true);
    await expect(page.getByRole('alert')).toContainText('The site does not answer');
    await expect(page.getByRole('button', { name: 'Go on saving' })).toBeFocused();
    const before = await countCached(page);
    expect(before).toBeGreaterThan(40);
    await page.reload();
    await untilRunning(page);
    await expect(page.getByText(/^\d+\.\d of \d+\.\d MB are on this device\.$/)).toBeVisible();
    await context.setOffline(false);
    requested = [];
    await page.getByRole('button', { name: 'Go on saving' }).click();
    await waitUntilSaved(page);
    await expect(remove).toBeFocused();
    const after = await countCached(page);
    // Saved files are not requested again, but for the last few; the page itself requests a few others.
    expect(requested.length).toBeLessThanOrEqual(after - before + 50);
  });

  await test.step('once it is removed, two tabs save it again together, each file once', async () => {
    await remove.click();
    await openOfflinePage(page);
    const otherTab = await context.newPage();
    await openOfflinePage(otherTab);
    requested = [];
    const held = await holdRequests(context, `**${CABLES}`);
    await Promise.all([page, otherTab].map((tab) => save(tab).click()));
    for (const tab of [page, otherTab]) await expect(tab.getByText(/^Saving: \d+\.\d of \d+\.\d MB$/)).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeVisible();
    held.release();
    await Promise.all([page, otherTab].map(waitUntilSaved));
    expect(requested.filter((path) => path === CABLES)).toHaveLength(1);
    // While a test routes requests, the browser bypasses its cache, and the worker passes such requests on.
    await context.unrouteAll();
    await otherTab.close();
  });

  await test.step('without the network every page opens, by address and by links', async () => {
    await context.setOffline(true);
    for (const address of WIKI_PAGES) {
      const response = await page.goto(address, { waitUntil: 'commit' });
      expect([address, response?.status()]).toEqual([address, 200]);
    }
    await openRunning(page, '/wiki/disciplines');
    expect(await brokenPictures(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: /Sound/ }).first().click();
    await expect(heading(page)).toHaveText('Sound');
  });

  await test.step('so are the search page, the search box, and short links that were never opened before', async () => {
    await openRunning(page, '/wiki/search?q=hoist');
    await expect(page.getByText(/^\d+ results?$/)).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('cable');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await page.goto('/barn?from=poster#typed');
    await expect(page).toHaveURL('/wiki/spaces/barn?from=poster#typed');
    await expect(heading(page)).toBeVisible();
  });

  await test.step('the reader removes it from the device', async () => {
    await openRunning(page, '/offline');
    await remove.click();
    await expect(save(page)).toBeVisible();
    await page.goto(CABLES);
    await expect(heading(page)).toHaveText('You are offline');
  });
});

test('a save reports that the device is full, or that the host lacks a file, and goes on once it can', async ({ page, context, host }) => {
  await openRunning(page, `${host.url}/offline`);
  await expect(save(page)).toBeVisible();
  const size = /(?<!\d)(\d+\.\d) MB to download/.exec((await page.getByRole('main').textContent()) ?? '')?.[1];
  const session = await context.newCDPSession(page);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  // On the device, texts take several times what is downloaded.
  const { origin } = host;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + Number(size) * 2e6 });
  await save(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('There is not enough room on this device', { timeout: 60_000 });
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  const goOn = page.getByRole('button', { name: 'Go on saving' });
  host.changed.set(PUBLISHED_FILES.addressBook, undefined);
  await goOn.click();
  await expect(alert).toContainText('The site does not answer', { timeout: 60_000 });
  host.changed.delete(PUBLISHED_FILES.addressBook);
  await goOn.click();
  await waitUntilSaved(page);
});

test('a browser that blocks storage gets an explanation, and can still read the site', async ({ page }) => {
  // Chromium's error if a reader blocks site data, a setting that its headless shell lacks.
  await page.addInitScript(() => {
    const refuse = (): Promise<never> => Promise.reject(new DOMException('Access is denied for this document.', 'SecurityError'));
    ServiceWorkerContainer.prototype.register = refuse;
    CacheStorage.prototype.match = refuse;
  });
  const exceptions: string[] = [];
  page.on('pageerror', (error) => exceptions.push(error.message));
  await page.goto('/offline');
  await expect(page.getByRole('alert')).toContainText('This browser does not let the site save anything');
  await page.getByRole('banner').getByRole('link', { name: 'Wiki', exact: true }).click();
  await expect(page).toHaveURL('/wiki');
  expect(exceptions).toEqual([]);
});

test('the page in place of one that is missing loads no script, and hides what needs one', () => {
  const html = builtSite('plain').read(FALLBACK_PATH.slice(1));
  expect(html).not.toMatch(/<script[^>]* src=|as="(?:script|fetch)"/);
  expect(html).toMatch(/<html[^>]* data-still/);
});
