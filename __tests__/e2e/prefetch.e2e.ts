import type { Page } from '@playwright/test';
import { openRunning } from '../support/browser';
import { pretendConnection, type Connection } from '../support/conditions';
import { expect, test } from '../support/site-test';

const DATA = /\/page-data(\/.+)\/page-data\.json/;
const BARN = '/wiki/spaces/barn';

/** Pages whose data is fetched, in order. */
function fetchedPages(page: Page): string[] {
  const pages: string[] = [];
  page.on('request', (request) => {
    const found = DATA.exec(new URL(request.url()).pathname)?.[1];
    if (found !== undefined) pages.push(found);
  });
  return pages;
}

/** Lets nothing come into view, so that only pointer and touch count. */
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

const link = (page: Page) => page.getByRole('main').locator(`a[href="${BARN}"]`).first();
const touch = (page: Page) => link(page).dispatchEvent('touchstart');
/** Long enough for what would be fetched to be asked for. */
const settle = (page: Page) => page.waitForTimeout(700);

const SPARING: Record<string, Connection> = {
  'slow 2g': { effectiveType: 'slow-2g' },
  'a data saver': { effectiveType: '4g', saveData: true },
};

test.describe('a link in view', () => {
  test('has its page prefetched, and not before', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 500 });
    const pages = fetchedPages(page);
    await page.clock.install();
    await openRunning(page, '/wiki/disciplines/lx/cables');
    // Gatsby fetches four at a time, and waits for three seconds in between.
    const fetchedNow = async (): Promise<string[]> => {
      await page.clock.runFor(3000);
      return pages;
    };
    // The sidebar has a link to it, which is in view; the page of the tag has one link, at the foot.
    await expect.poll(fetchedNow).toContain('/wiki/disciplines/lx/hoists');
    const tag = (await page.locator('main a[href^="/wiki/tags/"]').first().getAttribute('href')) ?? '';
    expect(await fetchedNow()).not.toContain(tag);
    await page.locator(`main a[href="${tag}"]`).scrollIntoViewIfNeeded();
    await expect.poll(fetchedNow).toContain(tag);
  });
});

test.describe('a pointer over a link', () => {
  test('prefetches its page, which then opens at once', async ({ page, context }) => {
    await blindfold(page);
    const pages = fetchedPages(page);
    await openRunning(page, '/wiki/spaces');
    await settle(page);
    expect(pages).not.toContain(BARN);
    await link(page).hover();
    await expect.poll(() => pages).toContain(BARN);
    await settle(page);
    await context.setOffline(true);
    await link(page).click();
    await expect(page).toHaveURL(new RegExp(`${BARN}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Barn/);
  });
});

test.describe('a finger on a link', () => {
  test.use({ hasTouch: true });

  test('prefetches its page before it is lifted', async ({ page }) => {
    await blindfold(page);
    const pages = fetchedPages(page);
    await openRunning(page, '/wiki/spaces');
    await settle(page);
    expect(pages).not.toContain(BARN);
    await touch(page);
    await expect.poll(() => pages).toContain(BARN);
    await expect(page).toHaveURL(/\/wiki\/spaces$/);
  });
});

for (const [name, connection] of Object.entries(SPARING)) {
  test(`on ${name} nothing is prefetched, and a click still works`, async ({ page }) => {
    await pretendConnection(page, connection);
    const pages = fetchedPages(page);
    await openRunning(page, '/wiki/spaces');
    await link(page).scrollIntoViewIfNeeded();
    await link(page).hover();
    await touch(page);
    await settle(page);
    expect(pages.filter((url) => url !== '/wiki/spaces')).toEqual([]);
    await link(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Barn/);
  });
}
