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

test('contains the top bar’s links, and closes above 996 px', async ({ page }) => {
  await openMenu(page, '/shows');
  const links = mainMenu(page).getByRole('link');
  await expect(links).toHaveText(['Wiki', 'Shows', 'Hires', 'Get Involved', 'Dashboard', 'Exec', 'Join', 'Contact']);
  await expect(mainMenu(page).getByRole('link', { name: 'Shows' })).toHaveAttribute('aria-current', 'true');
  await expect(tree(page)).toHaveCount(0);
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(menu(page)).toHaveCount(0);
  await expect(button(page)).toBeHidden();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(button(page)).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
});

test('shows the wiki’s tree on wiki pages, switches to the main menu and back, and closes in every way', async ({ page }) => {
  await openMenu(page, '/wiki/disciplines/lx/cables');
  await test.step('it shows the tree, and is accessible', async () => {
    await expect(tree(page).locator('[aria-current="page"]')).toBeVisible();
    await expect(mainMenu(page)).toBeHidden();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
  await test.step('it keeps the keyboard inside, in both directions', async () => {
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string>();
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press(key);
        stops.add(
          await menu(page).evaluate((element) => {
            const { activeElement: active } = document;
            return active && element.contains(active) ? active.outerHTML : 'outside';
          }),
        );
      }
      expect([...stops]).not.toContain('outside');
      expect(stops.size).toBeGreaterThan(5);
    }
  });
  await test.step('it shows the main menu instead, and the tree again', async () => {
    await page.getByRole('button', { name: 'Main menu' }).click();
    await expect(mainMenu(page)).toBeVisible();
    await expect(tree(page)).toBeHidden();
    await page.getByRole('button', { name: 'Wiki contents →' }).click();
    await expect(tree(page)).toBeVisible();
  });
  await test.step('it closes on Escape, which gives the focus back', async () => {
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
  await test.step('it closes by its own button', async () => {
    await button(page).click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toHaveCount(0);
  });
  await test.step('it closes by a tap beside it', async () => {
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(10, 500);
    await expect(menu(page)).toHaveCount(0);
  });
});

test('closes on navigation, even to the open page, and shows the current page in view', async ({ page }) => {
  await test.step('it is as wide as a small screen allows, and scrolls inside itself', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openMenu(page, '/wiki/disciplines/sound/microphones/radio');
    const box = await menu(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(320);
    expect(box?.height).toBeLessThanOrEqual(568);
    expect(await menu(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.setViewportSize(PHONE);
  });
  await test.step('it closes when a link of it is followed', async () => {
    await tree(page).locator('a[href="/wiki/directories"]').click();
    await expect(page).toHaveURL(/\/wiki\/directories$/);
    await expect(menu(page)).toHaveCount(0);
  });
  await test.step('it shows a page far down the tree', async () => {
    await page.getByRole('main').locator('a[href="/wiki/directories/words"]').first().click();
    await expect(page).toHaveURL(/\/words$/);
    await button(page).click();
    await expect(tree(page).locator('[aria-current="page"]')).toHaveAttribute('href', '/wiki/directories/words');
    await expect(tree(page).locator('[aria-current="page"]')).toBeInViewport();
  });
  await test.step('it closes when the link to the page that is open is followed', async () => {
    await tree(page).locator('a[href="/wiki/directories/words"]').click();
    await expect(menu(page)).toHaveCount(0);
  });
  await test.step('it closes when the reader goes back', async () => {
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/wiki\/directories$/);
    await expect(menu(page)).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, shows both lists on wiki pages, and closes on Escape', async ({ page }) => {
    await page.goto('/');
    await button(page).click();
    await mainMenu(page).getByRole('link', { name: 'Wiki' }).click();
    await expect(page).toHaveURL(/\/wiki$/);
    await button(page).click();
    await expect(mainMenu(page)).toBeVisible();
    await expect(tree(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Main menu' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(tree(page)).toBeHidden();
  });
});
