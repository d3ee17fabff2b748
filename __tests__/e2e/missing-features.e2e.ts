/**
 * Browsers that lack something. Features are switched off in pages and workers: what needs them is lost or falls back, and
 * every kind of page starts, can be used and can be left.
 */
import type { Page } from '@playwright/test';
import { openRunning, sidewaysScroll } from '../support/browser';
import { openSearch, searchDialog, searchField, searchResults } from '../support/search-modal';
import { expect, test } from '../support/site-test';
import { withoutFeature, withoutPopovers, withoutSelector } from '../support/features';

const WIKI_PAGE = '/wiki/disciplines/lx/cables';
const PHONE = { width: 390, height: 844 };

/** Switches features off that no code needs together; runs in pages and workers before any code of the site. */
function switchOff(): void {
  Reflect.deleteProperty(AbortSignal, 'timeout');
  Reflect.deleteProperty(URL, 'canParse');
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  Reflect.deleteProperty(Performance.prototype, 'getEntriesByType');
  if (typeof Element === 'undefined') return;
  Reflect.deleteProperty(CSS, 'supports');
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Storage.prototype.getItem = () => {
    throw new DOMException('Reading failed.', 'UnknownError');
  };
  Storage.prototype.removeItem = () => {
    throw new DOMException('Removing failed.', 'UnknownError');
  };
}

/** Exceptions of a page, and what it says has crashed. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.text().includes('crashed') && errors.push(message.text()));
  return errors;
}

test('without what a page can do without, and with a storage of which nothing comes back, pages of every kind work, and search finds', async ({
  page,
}) => {
  await withoutFeature(page, switchOff);
  const errors = watchErrors(page);
  for (const url of ['/', '/shows', '/wiki/search?q=cable', WIKI_PAGE]) {
    await openRunning(page, url);
    const mode = page.locator('html');
    await expect(mode).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: /^House lights: switch to dark/ }).click();
    await expect(mode).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: /^House lights: switch to light/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page crashed');
  }
  await openSearch(page);
  await searchField(page).fill('cable');
  await expect(searchResults(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shows', exact: true }).click();
  await expect(page).toHaveURL(/\/shows$/);
  expect(errors).toEqual([]);
});

test.describe('without popovers', () => {
  const opener = (page: Page) => page.getByRole('link', { name: 'Menu', exact: true });
  const closer = (page: Page) => page.getByRole('link', { name: 'Close menu' });
  const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
  const tree = (page: Page) => page.getByRole('navigation', { name: 'Wiki', exact: true });
  const anyMenu = (page: Page) => page.locator('#side-menu');

  /** One whose menu has the main links alone, and one whose menu has the wiki’s tree besides. */
  const PAGES = ['/shows', WIKI_PAGE];

  test.use({ viewport: PHONE });
  test.beforeEach(({ page }) => withoutPopovers(page));

  test('pages are free of the menu, which opens, closes in every way, and leads on; a wide window has its sidebar', async ({ page }) => {
    const errors = watchErrors(page);
    for (const url of PAGES) {
      await openRunning(page, url);
      await expect(anyMenu(page)).toBeHidden();
      await expect(opener(page)).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await test.step('it opens, and closes by its own button', async () => {
      await opener(page).click();
      await expect(tree(page)).toBeVisible();
      await expect(closer(page)).toBeFocused();
      await closer(page).click();
      await expect(anyMenu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
    });
    await test.step('it closes on Escape', async () => {
      await opener(page).click();
      await page.keyboard.press('Escape');
      await expect(anyMenu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
    await test.step('it closes by a tap beside it', async () => {
      await opener(page).click();
      await page.mouse.click(10, 500);
      await expect(anyMenu(page)).toBeHidden();
    });
    await test.step('a wide window has the sidebar in its place', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(tree(page)).toBeVisible();
      await expect(mainMenu(page)).toBeHidden();
      await expect(opener(page)).toBeHidden();
      await expect(closer(page)).toBeHidden();
      await page.setViewportSize(PHONE);
    });
    await test.step('it leads on', async () => {
      await opener(page).click();
      await page.getByRole('button', { name: 'Main menu' }).click();
      await mainMenu(page).getByRole('link', { name: 'Shows' }).click();
      await expect(page).toHaveURL(/\/shows$/);
      await expect(anyMenu(page)).toBeHidden();
    });
    await test.step('one that was opened before the page ran closes all the same', async () => {
      await openRunning(page, `${WIKI_PAGE}#side-menu`);
      await expect(tree(page)).toBeVisible();
      await closer(page).click();
      await expect(anyMenu(page)).toBeHidden();
      await opener(page).click();
      await tree(page).getByRole('link').first().click();
      await expect(page).not.toHaveURL(/cables/);
      await expect(anyMenu(page)).toBeHidden();
    });
    expect(errors).toEqual([]);
  });

  test.describe('and without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens, leads on, and closes', async ({ page }) => {
      for (const url of PAGES) {
        await page.goto(url);
        await expect(anyMenu(page)).toBeHidden();
        await opener(page).click();
        await expect(mainMenu(page)).toBeVisible();
        await closer(page).click();
        await expect(anyMenu(page)).toBeHidden();
      }
      await opener(page).click();
      await expect(tree(page)).toBeVisible();
      await mainMenu(page).getByRole('link', { name: 'Shows' }).click();
      await expect(page).toHaveURL(/\/shows$/);
      await expect(anyMenu(page)).toBeHidden();
    });
  });
});

test('without :has, a failed search says so, and an empty one offers something', async ({ page }) => {
  await withoutSelector(page, ':has(');
  await page.route('**/search-index*', (route) => route.abort());
  await openRunning(page, '/wiki');
  await openSearch(page);
  await expect(searchDialog(page).getByText('No recent searches')).toBeVisible();
  await searchField(page).fill('cable');
  await expect(searchDialog(page).getByRole('alert')).toBeVisible();
  await expect(searchDialog(page).locator('.DocSearch-NoResults')).toBeHidden();
  await page.unroute('**/search-index*');
  await searchDialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(searchResults(page).first()).toBeVisible();
  await expect(searchDialog(page).getByRole('alert')).toHaveCount(0);
  await searchField(page).fill('xyzzyqwv');
  await expect(searchDialog(page).getByRole('button').filter({ hasText: /\w{4}/ }).first()).toBeVisible();
});
