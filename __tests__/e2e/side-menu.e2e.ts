import { accessibilityViolations, openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

test('the phone menu has the top bar’s links, or the wiki’s tree on wiki pages, keeps the focus inside, and closes in every way', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.locator('[popover]:popover-open');
  const mainMenu = page.getByRole('navigation', { name: 'Main menu' });
  const tree = page.getByRole('navigation', { name: 'Wiki', exact: true });
  await openRunning(page, '/shows');
  await test.step('it acts without a double-tap delay, and has the top bar’s links', async () => {
    await expect(button).toHaveCSS('touch-action', 'manipulation');
    await button.click();
    const links = ['Wiki', 'Shows', 'Hires', 'Get involved', 'Dashboard kit and crew', 'Exec', 'Join', 'Contact', 'Search'];
    await expect(mainMenu.getByRole('link')).toHaveText(links);
    await expect(mainMenu.getByRole('link', { name: 'Shows' })).toHaveAttribute('aria-current', 'true');
    await expect(tree).toHaveCount(0);
  });
  await test.step('it closes above 996 px, and when a reader follows a link', async () => {
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(menu).toHaveCount(0);
    await expect(button).toBeHidden();
    await page.setViewportSize(PHONE);
    await button.click();
    await mainMenu.getByRole('link', { name: 'Wiki' }).click();
    await expect(page).toHaveURL('/wiki');
    await expect(menu).toHaveCount(0);
  });
  await test.step('on a wiki page it scrolls to the current page in the tree, and is accessible', async () => {
    for (const address of ['/wiki/directories', '/wiki/directories/words']) {
      await page.getByRole('main').locator(`a[href="${address}"]`).first().click();
      await expect(page).toHaveURL(address);
    }
    await page.getByRole('button', { name: 'Wiki contents' }).click();
    const current = tree.locator('[aria-current="page"]');
    await expect(current).toHaveAttribute('href', '/wiki/directories/words');
    await expect(current).toBeInViewport();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
  await test.step('it keeps the keyboard inside, in both directions', async () => {
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string>();
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press(key);
        stops.add(await menu.evaluate((element) => element.querySelector(':focus')?.outerHTML ?? 'outside'));
      }
      expect([...stops]).not.toContain('outside');
      expect(stops.size).toBeGreaterThan(5);
    }
  });
  await test.step('it shows the main menu instead, and the tree again', async () => {
    await page.getByRole('button', { name: 'Main menu' }).click();
    await expect(mainMenu).toBeVisible();
    await page.getByRole('button', { name: 'Wiki contents →' }).click();
    await expect(tree).toBeVisible();
  });
  await page.keyboard.press('Escape');
  for (const [way, close] of [
    ['on Escape, which gives the focus back', () => page.keyboard.press('Escape')],
    ['by its own button', () => page.getByRole('button', { name: 'Close menu' }).click()],
    ['when the link to the page that is open is followed', () => tree.locator('a[href="/wiki/directories/words"]').click()],
    ['when the reader goes back', () => page.goBack()],
  ] as const) {
    await test.step(`it closes ${way}`, async () => {
      await button.click();
      await expect(menu).toBeVisible();
      await close();
      await expect(menu).toHaveCount(0);
      if (way.startsWith('on Escape')) await expect(button).toBeFocused();
    });
  }
  await expect(page).toHaveURL('/wiki/directories');
});
