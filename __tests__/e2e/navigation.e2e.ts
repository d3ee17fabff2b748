import type { Locator, Page } from '@playwright/test';
import { openRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { isReadFrom } from '../support/reading-place';
import { expect, test } from '../support/site-test';

const tree = (page: Page): Locator => page.getByRole('navigation', { name: 'Wiki', exact: true });
const contents = (page: Page): Locator => page.getByRole('navigation', { name: 'On this page', exact: true });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls, and waits until the page has heard of it. */
const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, y);

test.describe('scrolling', () => {
  test('starts at the top of a new page, and is restored on Back, Forward and reload', async ({ page }) => {
    await openRunning(page, CABLES);
    await scrollTo(page, 1200);
    await tree(page).locator('a[href="/wiki/disciplines/lx/hoists"]').click();
    await expect(page).toHaveURL(/\/hoists$/);
    await expect.poll(() => scrollY(page)).toBe(0);
    await scrollTo(page, 500);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${CABLES}$`));
    await expect.poll(() => scrollY(page)).toBe(1200);
    await page.goForward();
    await expect(page).toHaveURL(/\/hoists$/);
    await expect.poll(() => scrollY(page)).toBe(500);
    await scrollTo(page, 300);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(300);
  });

  test('does not move when a filter changes the address', async ({ page }) => {
    await openRunning(page, '/shows');
    await scrollTo(page, 120);
    const filter = page.getByRole('main').getByRole('searchbox');
    await filter.evaluate((field) => field.focus({ preventScroll: true }));
    await page.keyboard.type('e');
    await expect(page).toHaveURL(/q=e/);
    await page.waitForTimeout(200);
    expect(await scrollY(page)).toBe(120);
  });
});

test('Back within a page returns to the position before the jump, and Forward to the last one', async ({ page }) => {
  await openRunning(page, CABLES);
  await scrollTo(page, 100);
  const links = contents(page).getByRole('link');
  for (const index of [1, 3]) {
    await links.nth(index).click();
    await isReadFrom(page, ((await links.nth(index).getAttribute('href')) ?? '').slice(1));
    await scrollTo(page, (await scrollY(page)) + 111);
  }
  const last = await scrollY(page);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(100);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(last);
  await tree(page).locator('a[href="/wiki/disciplines/lx/hoists"]').click();
  await expect(page).toHaveURL(/\/hoists$/);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(last);
});

test.describe('the focus', () => {
  test('moves to the new page’s title, also on Back, and screen readers hear of it', async ({ page }) => {
    await openRunning(page, CABLES);
    await tree(page).locator('a[href="/wiki/disciplines/lx/hoists"]').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/hoists$/);
    await expect(heading(page)).toBeFocused();
    const announcer = page.locator('#gatsby-announcer');
    await expect(announcer).toHaveAttribute('aria-live', 'assertive');
    await expect(announcer).toHaveText(/^Navigated to .*Hoists/);
    // And goes on from there.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await page.goBack();
    await expect(heading(page)).toHaveText('Cables');
    await expect(heading(page)).toBeFocused();
  });

  test('moves to the section that the address names', async ({ page }) => {
    await openRunning(page, '/wiki/disciplines/lx');
    await page.evaluate((to) => window.___navigate(to), `${CABLES}#mending`);
    await expect(page.locator('#mending')).toBeFocused();
    await isReadFrom(page, 'mending');
  });

  test('is on the body after a load, where a section that does not exist leaves the page at its top, and a click on text moves nothing', async ({
    page,
  }) => {
    await openRunning(page, `${CABLES}#no-such-section`);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await scrollY(page)).toBe(0);
    await scrollTo(page, 700);
    await page
      .locator('main p')
      .filter({ hasText: /.{100}/ })
      .nth(2)
      .click();
    const y = await scrollY(page);
    await expect(heading(page)).not.toBeFocused();
    await page.waitForTimeout(200);
    expect(await scrollY(page)).toBe(y);
  });
});

test.describe('during a visit', () => {
  const category = (page: Page, href: string): Locator => tree(page).locator(`li:has(> a[href="${href}"]) > details`);

  test('the sidebar stays as the reader put it, across pages and loads; what the page or another tab opened does not', async ({
    page,
    context,
  }) => {
    await openRunning(page, '/wiki/spaces/barn');
    const [directories, spaces] = [category(page, '/wiki/directories'), category(page, '/wiki/spaces')];
    await expect(spaces).toHaveAttribute('open', '');
    await expect(directories).not.toHaveAttribute('open');
    await directories.locator('> summary').click();
    await expect(directories).toHaveAttribute('open', '');
    await tree(page).locator('a[href="/wiki/directories/services"]').click();
    await expect(page).toHaveURL(/services$/);
    await page.getByRole('banner').getByRole('link', { name: 'Shows' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Wiki', exact: true }).click();
    await expect(directories).toHaveAttribute('open', '');
    await page.reload();
    await expect(directories).toHaveAttribute('open', '');
    await expect(spaces).not.toHaveAttribute('open');
    const other = await context.newPage();
    await openRunning(other, '/wiki');
    await expect(category(other, '/wiki/directories')).not.toHaveAttribute('open');
    await page.bringToFront();
    // The browser tells of it a moment after it has closed, and what it has not told of yet is not kept.
    const isTold = directories.evaluate((details) => new Promise<void>((resolve) => details.addEventListener('toggle', () => resolve())));
    await directories.locator('> summary').click();
    await isTold;
    await expect(directories).not.toHaveAttribute('open');
    await page.reload();
    await openRunning(page, '/wiki/spaces');
    await expect(directories).not.toHaveAttribute('open');
  });

  test('the sidebar’s own scroll stays from page to page', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 320 });
    await openRunning(page, '/wiki/disciplines/lx');
    const link = tree(page).locator('a[href^="/wiki/"]:visible').last();
    await link.scrollIntoViewIfNeeded();
    const scrolled = () => tree(page).evaluate((nav) => nav.closest('[popover]')?.scrollTop ?? 0);
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    await link.click();
    await expect(page).not.toHaveURL(/\/lx$/);
    await expect(heading(page)).toBeFocused();
    expect(Math.abs((await scrolled()) - before)).toBeLessThan(60);
  });

  test('the contents of a phone’s page stay open from page to page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openRunning(page, CABLES);
    const fold = page.locator('main details', { hasText: 'On this page' });
    await fold.locator('summary').click();
    await expect(fold).toHaveAttribute('open', '');
    await page.locator('main a[rel="next"]').click();
    await expect(page).toHaveURL(/\/hoists$/);
    await expect(fold).toHaveAttribute('open', '');
  });
});
