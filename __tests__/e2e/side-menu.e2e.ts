import type { Page } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

const PHONE = { width: 390, height: 844 };

const button = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.locator('[popover]:popover-open');
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const tree = (page: Page) => page.getByRole('navigation', { name: 'Wiki', exact: true });

test.use({ viewport: PHONE });

test('the phone menu has the top bar’s links, or the wiki’s tree on wiki pages, keeps the focus inside, and closes in every way', async ({
  page,
}) => {
  await openRunning(page, '/shows');
  await test.step('a tap on its button acts without a double-tap delay, and the page reaches behind the notch', async () => {
    await expect(button(page)).toHaveCSS('touch-action', 'manipulation');
    await expect(page.locator('meta[name="viewport"]').last()).toHaveAttribute('content', /viewport-fit=cover/);
    await button(page).click();
    await expect(menu(page)).toBeVisible();
  });
  await test.step('it has the top bar’s links, and closes above 996 px', async () => {
    const links = mainMenu(page).getByRole('link');
    await expect(links).toHaveText([
      'Wiki',
      'Shows',
      'Hires',
      'Get involved',
      'Dashboard kit and crew',
      'Exec',
      'Join',
      'Contact',
      'Search',
    ]);
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
  await test.step('it closes when a reader follows a link', async () => {
    await page.setViewportSize(PHONE);
    await button(page).click();
    await mainMenu(page).getByRole('link', { name: 'Wiki' }).click();
    await expect(page).toHaveURL('/wiki');
    await expect(menu(page)).toHaveCount(0);
  });
  await test.step('on a wiki page it scrolls to the current page in the tree, and is accessible', async () => {
    await page.getByRole('main').locator('a[href="/wiki/directories"]').first().click();
    await page.getByRole('main').locator('a[href="/wiki/directories/words"]').first().click();
    await expect(page).toHaveURL('/wiki/directories/words');
    await button(page).click();
    const current = tree(page).locator('[aria-current="page"]');
    await expect(current).toHaveAttribute('href', '/wiki/directories/words');
    await expect(current).toBeInViewport();
    await expect(mainMenu(page)).toBeHidden();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
  await test.step('it is as wide as a small screen allows, and scrolls inside itself', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    const box = await menu(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(320);
    expect(box?.height).toBeLessThanOrEqual(568);
    expect(await menu(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.setViewportSize(PHONE);
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
  const waysToClose: Record<string, () => Promise<unknown>> = {
    'by its own button': () => page.getByRole('button', { name: 'Close menu' }).click(),
    'by a tap beside it': () => page.mouse.click(10, 500),
    'when the link to the page that is open is followed': () => tree(page).locator('a[href="/wiki/directories/words"]').click(),
    'when the reader goes back': () => page.goBack(),
  };
  for (const [way, close] of Object.entries(waysToClose)) {
    await test.step(`it closes ${way}`, async () => {
      await button(page).click();
      await expect(menu(page)).toBeVisible();
      await close();
      await expect(menu(page)).toHaveCount(0);
    });
  }
  await expect(page).toHaveURL('/wiki/directories');
});
