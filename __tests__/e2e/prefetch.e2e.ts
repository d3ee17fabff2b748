import type { Page } from '@playwright/test';
import { untilRunning } from '../../scripts/chromium';
import { openRunning } from '../support/browser';
import { fakeConnection } from '../support/conditions';
import { expect, test } from '../support/site-test';

const DATA = /\/page-data(\/.+)\/page-data\.json/;
const BARN = '/wiki/spaces/barn';
const CELLAR = '/wiki/spaces/cellar';

/** Pages whose data is fetched, in order. */
function fetchedPages(page: Page): string[] {
  const pages: string[] = [];
  page.on('request', (request) => {
    const found = DATA.exec(new URL(request.url()).pathname)?.[1];
    if (found !== undefined) pages.push(found);
  });
  return pages;
}

/** Stubs IntersectionObserver, so that only pointer and touch prefetch. */
async function blindfold(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    } as unknown as typeof IntersectionObserver;
  });
}

const link = (page: Page, url: string) => page.getByRole('main').locator(`a[href="${url}"]`).first();
const touch = (page: Page, url: string) => link(page, url).dispatchEvent('touchstart');

test('a page is prefetched once a link to it is in view, and not before', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 });
  const pages = fetchedPages(page);
  await page.clock.install();
  await openRunning(page, '/wiki/disciplines/lx/cables');
  // Gatsby prefetches four pages at a time, with three seconds in between.
  const fetchedNow = async (): Promise<string[]> => {
    await page.clock.runFor(3000);
    return pages;
  };
  // The sidebar's link is in view. The tag's page has one link, at the foot.
  await expect.poll(fetchedNow).toContain('/wiki/disciplines/lx/hoists');
  const tag = (await page.locator('main a[href^="/wiki/tags/"]').first().getAttribute('href')) ?? '';
  expect(await fetchedNow()).not.toContain(tag);
  await page.locator(`main a[href="${tag}"]`).scrollIntoViewIfNeeded();
  await expect.poll(fetchedNow).toContain(tag);
});

test('a pointer over a link or a finger on it prefetches its page, which then opens at once', async ({ page, context }) => {
  await blindfold(page);
  const pages = fetchedPages(page);
  await openRunning(page, '/wiki/spaces');
  expect(pages).not.toContain(CELLAR);
  await touch(page, CELLAR);
  await expect.poll(() => pages).toContain(CELLAR);
  expect(pages).not.toContain(BARN);
  const barn = page.waitForResponse((response) => DATA.exec(response.url())?.[1] === BARN);
  await link(page, BARN).hover();
  await (await barn).finished();
  await context.setOffline(true);
  await link(page, BARN).click();
  await expect(page).toHaveURL(BARN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Barn/);
});

test('with Save-Data or on slow 2g nothing is prefetched, before and after the app runs, and a click still works', async ({ page }) => {
  await fakeConnection(page, { saveData: true });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/wiki/spaces', { waitUntil: 'networkidle' });
  expect(requested.filter((file) => /\/page-data\/|\/(?:app|framework)-/.test(file))).toEqual([]);
  await untilRunning(page);
  const pages = fetchedPages(page);
  await page.evaluate(() =>
    Object.assign((navigator as Navigator & { connection: object }).connection, { saveData: false, effectiveType: 'slow-2g' }),
  );
  await link(page, BARN).scrollIntoViewIfNeeded();
  await link(page, BARN).hover();
  await touch(page, BARN);
  // Long enough for a prefetch to start.
  await page.waitForTimeout(700);
  expect(pages).toEqual([]);
  await link(page, BARN).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Barn/);
});
