import type { Page } from '@playwright/test';
import { openRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { DAY_OF_BUILD } from '../support/built-site';
import { expect, test } from '../support/site-test';

test.describe('the top bar', () => {
  test('has the wiki, shows, hires and ways in on its left, tools on its right', async ({ page }) => {
    await page.goto('/wiki');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Wiki', 'Shows', 'Hires', 'Get Involved']);
    await expect(bar.getByRole('link', { name: 'Get Involved' })).toHaveAttribute('href', '/opportunities');
    await expect(bar.getByRole('link', { name: 'Wiki', exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', 'https://dashboard.example');
    await expect(bar.getByRole('button', { name: /House lights/ })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  });

  test('stays in view', async ({ page }) => {
    await openRunning(page, CABLES);
    await page.mouse.wheel(0, 3000);
    await expect(page.getByRole('banner')).toBeInViewport();
  });
});

test.describe('the footer', () => {
  test('has three columns of links, the contact address, the source, and who owns what', async ({ page }) => {
    await page.goto('/wiki');
    const footer = page.getByRole('contentinfo');
    const column = (name: string) => footer.getByRole('region', { name }).getByRole('link');
    await expect(column('Navigation')).toHaveText(['Wiki', 'Shows', 'Hires', 'Get Involved']);
    await expect(column('Elsewhere')).toHaveText(['Dashboard', 'Constitution']);
    await expect(column('Union and socials')).toHaveText(['Instagram']);
    await expect(footer.locator('a[href^="mailto:"]')).toHaveText(/@/);
    await expect(footer.locator('a[href^="https://git.example/"]')).toHaveCount(1);
    await expect(footer).toContainText(`© ${DAY_OF_BUILD.slice(0, 4)} Fixture Tech Crew`);
  });

  test('takes the year from the reader’s clock, and React minds nothing', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.clock.setFixedTime(new Date('2031-02-03T12:00:00Z'));
    await openRunning(page, '/wiki');
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 Fixture Tech Crew');
    expect(errors).toEqual([]);
  });
});

test('the skip link is the first stop of the keyboard and leads past the bars', async ({ page }) => {
  await openRunning(page, '/wiki/spaces');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('light and dark', () => {
  /** Every mode that the page has had, from the moment it has a body. */
  const modesFrom = async (page: Page, url: string): Promise<string[]> => {
    await page.addInitScript(() => {
      const modes: string[] = [];
      Object.assign(window, { modes });
      const note = () => {
        const mode = document.documentElement?.dataset.theme ?? 'none';
        if (document.body && modes.at(-1) !== mode) modes.push(mode);
      };
      new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-theme'] });
      new PerformanceObserver(note).observe({ type: 'paint', buffered: true });
    });
    await openRunning(page, url);
    return page.evaluate(() => (window as unknown as { modes: string[] }).modes);
  };

  test('a first visit is light, whatever the system prefers', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await modesFrom(page, '/wiki')).toEqual(['light']);
  });

  test('a choice holds from the first paint on, without a flash', async ({ page, context }) => {
    await context.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
    for (const url of ['/wiki', '/', '/no-such-page']) expect(await modesFrom(page, url)).toEqual(['dark']);
  });

  test('the switch alternates, is kept, and holds in other tabs at once', async ({ page, context }) => {
    await openRunning(page, '/wiki');
    const other = await context.newPage();
    await openRunning(other, '/shows');
    const mode = (tab: typeof page) => tab.locator('html').getAttribute('data-theme');
    await page.getByRole('button', { name: /House lights/ }).click();
    expect(await mode(page)).toBe('dark');
    await expect.poll(() => mode(other)).toBe('dark');
    await page.reload();
    expect(await mode(page)).toBe('dark');
    await page.getByRole('button', { name: /House lights/ }).click();
    expect(await mode(page)).toBe('light');
    await expect(page.getByRole('button', { name: 'House lights: switch to dark mode' })).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the page is as by default', async ({ page }) => {
      await page.goto('/wiki');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });
  });
});

test.describe('addresses', () => {
  test('without a page answer 404, with a way on', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('main').getByRole('link', { name: /wiki/i }).first().click();
    await expect(page).toHaveURL(/\/wiki$/);
  });

  test('keep the address that was not found', async ({ page }) => {
    await openRunning(page, '/no/such/page?x=1');
    await expect(page).toHaveURL(/\/no\/such\/page\?x=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });

  test('written otherwise end at the one of their page, with query and hash', async ({ page, baseURL }) => {
    for (const [written, canonical] of [
      ['/wiki/', '/wiki'],
      [`${CABLES}/?print=1#coiling`, `${CABLES}?print=1#coiling`],
      [`${CABLES}.html`, CABLES],
      ['/shows/', '/shows'],
    ]) {
      const response = await page.goto(written ?? '');
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(`${baseURL}${canonical}`);
    }
  });

  test('of pages answer at once, without a redirect', async ({ request }) => {
    for (const path of ['/', '/wiki', CABLES, '/hires/archive']) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 200]);
    }
  });

  test('stay without a slash when the reader goes on', async ({ page, baseURL }) => {
    await openRunning(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Wiki', exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}/wiki`);
    await page.reload();
    await expect(page).toHaveURL(`${baseURL}/wiki`);
  });
});
