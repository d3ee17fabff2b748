import { expect, test, type Page } from '@playwright/test';
import { openRunning, sidewaysScroll } from '../support/browser';
import { pagesOfEveryKind, VARIED_WIKI_PAGES, WIKI_PAGES } from '../support/site-pages';

const WIDTHS = [320, 360, 768, 1366, 2560];

for (const url of new Set([...VARIED_WIKI_PAGES, ...pagesOfEveryKind()])) {
  test(`${url} fits every window from 320 to 2560 px`, async ({ page }) => {
    await openRunning(page, url);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
    }
  });
}

/** How many parts the wiki is read in, so that the tests can run side by side. */
const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  test(`no wiki page scrolls sideways on the smallest phone (${part + 1} of ${PARTS})`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 640 });
    const wide: string[] = [];
    for (const { path } of WIKI_PAGES.filter((_, index) => index % PARTS === part)) {
      await page.goto(path);
      const pixels = await sidewaysScroll(page);
      if (pixels > 0) wide.push(`${path}: ${pixels} px`);
    }
    expect(wide).toEqual([]);
  });
}

/** Counts how much of a page moves by itself from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

test('nothing moves while a page loads, and while it is read', async ({ page }) => {
  const shift = await watchShifts(page);
  for (const url of ['/wiki/disciplines/general/cables', '/wiki', '/']) {
    await openRunning(page, url);
    for (let step = 0; step < 8; step += 1) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(80);
    }
    expect(await shift()).toBeLessThan(0.02);
  }
});

for (const width of [320, 360, 412]) {
  test(`nothing moves while a page of any kind loads on a phone of ${width} px`, async ({ page }) => {
    test.slow();
    const shift = await watchShifts(page);
    await page.setViewportSize({ width, height: 780 });
    for (const url of pagesOfEveryKind()) {
      await openRunning(page, url);
      await page.waitForTimeout(300);
      expect(await shift(), url).toBeLessThan(0.02);
    }
  });
}

test('a line of text is about 70 characters long on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  await page.goto('/wiki/disciplines/general/cables');
  const paragraph = page
    .locator('main p')
    .filter({ hasText: /.{300}/ })
    .first();
  const characters = await paragraph.evaluate((element) => {
    const lines = Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight));
    return (element.textContent ?? '').length / lines;
  });
  expect(characters).toBeGreaterThan(50);
  expect(characters).toBeLessThan(85);
});

test('text of twice the size fits a phone and a desk', async ({ page }) => {
  for (const url of ['/wiki/resources/acronyms', '/wiki/resources/changelog', '/shows', '/']) {
    await openRunning(page, url);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([url, width, await sidewaysScroll(page)]).toEqual([url, width, 0]);
    }
  }
});
