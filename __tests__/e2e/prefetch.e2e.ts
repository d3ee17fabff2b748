import type { Page } from '@playwright/test';
import { fakeConnection, heading, openRunning, untilRunning } from '../support/browser';
import { searchButton } from '../support/search-modal';
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

const link = (page: Page, url: string) => page.getByRole('main').locator(`a[href="${url}"]`).first();

test('a pointer over a link or a finger on it prefetches its page, which then opens at once', async ({ page, context }) => {
  // Nothing comes into view, so only pointer and touch prefetch.
  await page.addInitScript(() => {
    const nothing = () => undefined;
    window.IntersectionObserver = class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    } as unknown as typeof IntersectionObserver;
  });
  const pages = fetchedPages(page);
  await openRunning(page, '/wiki/spaces');
  expect(pages).not.toContain(CELLAR);
  await link(page, CELLAR).dispatchEvent('touchstart');
  await expect.poll(() => pages).toContain(CELLAR);
  expect(pages).not.toContain(BARN);
  const barn = page.waitForResponse((response) => DATA.exec(response.url())?.[1] === BARN);
  await link(page, BARN).hover();
  await (await barn).finished();
  await context.setOffline(true);
  await link(page, BARN).click();
  await expect(page).toHaveURL(BARN);
  await expect(heading(page)).toHaveText(/Barn/);
});

test('with Save-Data nothing is prefetched, before and after the app runs, not even search, and a click still works', async ({ page }) => {
  await fakeConnection(page, { saveData: true });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/wiki/spaces', { waitUntil: 'networkidle' });
  expect(requested.filter((file) => /\/page-data\/|\/(?:app|framework)-/.test(file))).toEqual([]);
  await untilRunning(page);
  requested.length = 0;
  await searchButton(page).hover();
  await link(page, BARN).hover();
  await link(page, BARN).dispatchEvent('touchstart');
  // Long enough for a prefetch to start.
  await page.waitForTimeout(700);
  expect(requested).toEqual([]);
  await link(page, BARN).click();
  await expect(heading(page)).toHaveText(/Barn/);
});
