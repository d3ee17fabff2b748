/** What readers ask of their system or browser: forced colours, more contrast, larger letters, and paper. */
import type { Locator, Page } from '@playwright/test';
import { startChromium } from '../../scripts/chromium';
import { misfits } from '../support/browser';
import { CABLES, SITE_PAGES, SOCIETY_PAGES, WIKI_PAGES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

const token = (page: Page, name: string): Promise<string> => styleOf(page.locator('html'), name);

test('in forced colours the current page, the section being read and what a hire includes can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(CABLES);
  const tree = page.getByRole('navigation', { name: 'Wiki', exact: true });
  expect(await styleOf(tree.locator('[aria-current]'), 'outline-style')).toBe('solid');
  expect(await styleOf(tree.locator('a:not([aria-current])').first(), 'outline-style')).toBe('none');
  await page.goto('/hires');
  const lineOfCircle = (answer: string): Promise<string> =>
    page
      .getByRole('cell', { name: answer, exact: true })
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').borderTopWidth);
  expect(await lineOfCircle('Yes')).toBe('8px');
  expect(await lineOfCircle('No')).not.toBe('8px');
});

test('on a phone no button waits for a second tap, and the page reaches behind the notch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  expect(await styleOf(page.getByRole('button', { name: 'Menu', exact: true }), 'touch-action')).toBe('manipulation');
  await expect(page.locator('meta[name="viewport"]').last()).toHaveAttribute('content', /viewport-fit=cover/);
});

test('screen readers hear no slashes between breadcrumbs', async ({ page }) => {
  await page.goto(CABLES);
  const crumb = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').last();
  expect(await crumb.evaluate((item) => getComputedStyle(item, '::before').content)).toBe('"/" / ""');
});

test('more contrast makes dim text and rules stand out, in both colour modes', async ({ page }) => {
  await page.goto('/wiki');
  for (const mode of ['light', 'dark']) {
    await page.locator('html').evaluate((root, theme) => void (root.dataset.theme = theme), mode);
    await page.emulateMedia({ contrast: 'no-preference' });
    const before = [await token(page, '--dim'), await token(page, '--rule')];
    await page.emulateMedia({ contrast: 'more' });
    const after = [await token(page, '--dim'), await token(page, '--rule')];
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  }
});

test('paper is the same from dark mode as from light', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const tokens = (place: string): Promise<Record<string, string>> =>
    page
      .locator(place)
      .first()
      .evaluate((element) => {
        const names = [...document.styleSheets].flatMap((sheet) =>
          [...(sheet.cssRules ?? [])].flatMap((rule) => rule.cssText.match(/--[a-z][\w-]*(?=:)/g) ?? []),
        );
        const style = getComputedStyle(element);
        return Object.fromEntries([...new Set(names)].map((name) => [name, style.getPropertyValue(name)]));
      });
  const [sheet, band] = [await tokens('html'), await tokens('.console')];
  await page.locator('html').evaluate((root) => void (root.dataset.theme = 'dark'));
  expect([await tokens('html'), await tokens('.console')]).toEqual([sheet, band]);
  expect(band['--ink']).toBe('#000');
});

test('letters of twice the size break no title, no label and no page, on a phone, a tablet and a desk', async ({ plainSite }) => {
  test.setTimeout(90_000);
  const browser = await startChromium('--blink-settings=defaultFontSize=32');
  const page = await browser.newPage({ baseURL: plainSite, serviceWorkers: 'block' });
  for (const url of [...SOCIETY_PAGES, ...WIKI_PAGES, ...SITE_PAGES]) {
    await page.goto(url);
    expect.soft(await misfits(page, [390, 768, 1280]), url).toEqual([]);
  }
  await browser.close();
});
