import type { Page } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

const PHONE = { width: 390, height: 844 };

const button = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.locator('[popover]:popover-open');
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const tree = (page: Page) => page.getByRole('navigation', { name: 'Wiki', exact: true });

test.use({ viewport: PHONE });

async function openMenu(page: Page, url: string): Promise<void> {
  await openRunning(page, url);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
}

test('holds the links of the top bar', async ({ page }) => {
  await openMenu(page, '/shows');
  const links = mainMenu(page).getByRole('link');
  await expect(links).toHaveText(['Wiki', 'Shows', 'Hires', 'Get Involved', 'Dashboard']);
  await expect(mainMenu(page).getByRole('link', { name: 'Shows' })).toHaveAttribute('aria-current', 'true');
  await expect(tree(page)).toHaveCount(0);
});

test('shows the wiki’s tree on wiki pages, with a way to the main menu and back', async ({ page }) => {
  await openMenu(page, '/wiki/disciplines/lx/cables');
  await expect(tree(page).locator('[aria-current="page"]')).toBeVisible();
  await expect(mainMenu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Main menu' }).click();
  await expect(mainMenu(page)).toBeVisible();
  await expect(tree(page)).toBeHidden();
  await page.getByRole('button', { name: 'Wiki contents' }).click();
  await expect(tree(page)).toBeVisible();
});

test('shows the current page in view', async ({ page }) => {
  await openMenu(page, '/wiki/directories/words');
  await expect(tree(page).locator('[aria-current="page"]')).toBeInViewport();
});

test('closes on Escape and gives the focus back', async ({ page }) => {
  await openMenu(page, '/wiki');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('closes by its own button and by a tap beside it', async ({ page }) => {
  await openMenu(page, '/wiki');
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu(page)).toHaveCount(0);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(10, 500);
  await expect(menu(page)).toHaveCount(0);
});

test('closes on navigation, also to the page that is open', async ({ page }) => {
  await openMenu(page, '/wiki/spaces');
  await tree(page).locator('a[href="/wiki/spaces/barn"]').click();
  await expect(page).toHaveURL(/\/wiki\/spaces\/barn$/);
  await expect(menu(page)).toHaveCount(0);
  await button(page).click();
  await tree(page).locator('a[href="/wiki/spaces/barn"]').click();
  await expect(menu(page)).toHaveCount(0);
});

test('closes when the reader goes back', async ({ page }) => {
  await openRunning(page, '/wiki/spaces');
  await page.getByRole('main').locator('a[href="/wiki/spaces/barn"]').first().click();
  await expect(page).toHaveURL(/barn$/);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/wiki\/spaces$/);
  await expect(menu(page)).toHaveCount(0);
});

for (const url of ['/wiki', '/shows']) {
  test(`closes when the window of ${url} grows beyond 996 px`, async ({ page }) => {
    await page.setViewportSize({ width: 996, height: 800 });
    await openMenu(page, url);
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(menu(page)).toHaveCount(0);
    await expect(button(page)).toBeHidden();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(button(page)).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
  });
}

test('is as wide as the screen allows and scrolls inside itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openMenu(page, '/wiki/disciplines/sound/microphones/radio');
  const box = await menu(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(320);
  expect(box?.height).toBeLessThanOrEqual(568);
  expect(await menu(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('is accessible while it is open', async ({ page }) => {
  await openMenu(page, '/wiki/disciplines/lx/cables');
  expect(await accessibilityViolations(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, shows both lists, and closes on Escape', async ({ page }) => {
    await page.goto('/wiki/spaces');
    await button(page).click();
    await expect(mainMenu(page)).toBeVisible();
    await expect(tree(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Main menu' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(tree(page)).toBeHidden();
  });

  test('leads on', async ({ page }) => {
    await page.goto('/');
    await button(page).click();
    await mainMenu(page).getByRole('link', { name: 'Wiki' }).click();
    await expect(page).toHaveURL(/\/wiki$/);
  });
});
