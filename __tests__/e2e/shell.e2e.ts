import { untilRunning } from '../../scripts/chromium';
import { complaintsOf } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { DAY_OF_BUILD } from '../support/built-site';
import { expect, test } from '../support/site-test';

test('around every page are a skip link, a top bar that stays in view, and a footer with the reader’s year once the app runs', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.clock.setFixedTime(new Date('2031-02-03T12:00:00Z'));
  await page.goto(CABLES);
  const footer = page.getByRole('contentinfo');
  await test.step('the footer has three columns of links, contact, source and copyright', async () => {
    const column = (name: string) =>
      footer
        .getByRole('navigation', { name: 'Footer' })
        .locator('div', { has: page.getByRole('heading', { name, exact: true }) })
        .last()
        .getByRole('link');
    await expect(footer.getByRole('region')).toHaveCount(0);
    await expect(column('Navigation')).toHaveText(['Wiki', 'Shows', 'Hires', 'Get involved']);
    await expect(column('Elsewhere')).toHaveText(['Dashboard', 'Constitution']);
    await expect(column('Union and socials')).toHaveText(['Instagram']);
    await expect(footer.locator('svg')).toHaveCount(1);
    await expect(footer.locator('a[href^="mailto:"]')).toHaveText(/@/);
    await expect(footer.getByRole('link', { name: 'Exec' })).toHaveAttribute('href', '/exec');
    await expect(footer.locator('a[href^="https://git.example/"]')).toHaveCount(1);
    await expect(footer).toContainText(`© ${DAY_OF_BUILD.slice(0, 4)} Fixture Tech Crew`);
    await untilRunning(page);
    await expect(footer).toContainText('© 2031 Fixture Tech Crew');
  });
  await test.step('the skip link is the first stop of the keyboard and leads past the bars', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
  await test.step('the top bar has links on its left, tools on its right, and stays in view', async () => {
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Wiki', 'Shows', 'Hires', 'Get involved']);
    await expect(bar.getByRole('link', { name: 'Get involved' })).toHaveAttribute('href', '/opportunities');
    await expect(bar.getByRole('link', { name: 'Wiki', exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', 'https://dashboard.example');
    await expect(bar.getByRole('button', { name: /^Dark mode/ })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(bar).toBeInViewport();
  });
  expect(complaints).toEqual([]);
});

test('an unknown address, similar to no other, answers 404, stays in the address bar, and gets only the main links', async ({ page }) => {
  const response = page.waitForResponse('**/addresses.json');
  expect((await page.goto('/no/such/page?x=1'))?.status()).toBe(404);
  await (await response).finished();
  await untilRunning(page);
  await expect(page).toHaveURL(/\/no\/such\/page\?x=1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('navigation', { name: 'Ways into the site' }).getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
  await page.getByRole('main').getByRole('link', { name: /wiki/i }).first().click();
  await expect(page).toHaveURL(/\/wiki$/);
});
