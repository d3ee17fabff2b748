/** Settings of a reader's system or browser: forced colours and more contrast. */
import type { Locator } from '@playwright/test';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('more contrast strengthens dim text and lines, in both colour modes; with forced colours nothing depends on colour alone', async ({
  page,
}) => {
  await page.goto(CABLES);
  const root = page.locator('html');
  for (const mode of ['light', 'dark']) {
    await root.evaluate((element, theme) => void (element.dataset.theme = theme), mode);
    for (const token of ['--dim', '--rule']) {
      await page.emulateMedia({ contrast: 'no-preference' });
      const before = await styleOf(root, token);
      await page.emulateMedia({ contrast: 'more' });
      expect(await styleOf(root, token)).not.toBe(before);
    }
  }
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
  const tree = page.getByRole('navigation', { name: 'Wiki', exact: true });
  expect(await styleOf(tree.locator('a:not([aria-current])').first(), 'outline-style')).toBe('none');
  for (const [url, marked] of [
    [CABLES, 'nav[aria-label="Wiki"] [aria-current]'],
    [CABLES, 'footer .title-block > div'],
    ['/wiki/spaces', 'main li:has(> a > b)'],
    ['/shows#2024-2025-the-van', '[id="2024-2025-the-van"]'],
  ] as const) {
    await page.goto(url);
    await expect(page.locator(marked).first(), `${marked} of ${url}`).toHaveCSS('outline-style', 'solid');
  }
  const crumb = page.locator('nav[aria-label="Breadcrumbs"] li').last();
  await page.goto(CABLES);
  // No slash between crumbs is read aloud.
  expect(await crumb.evaluate((item) => getComputedStyle(item, '::before').content)).toBe('"/" / ""');
  await page.goto('/hires');
  const lineOfCircle = (answer: string) =>
    page
      .getByRole('cell', { name: answer, exact: true })
      .first()
      .evaluate((part) => getComputedStyle(part, '::before').borderTopWidth);
  expect(await lineOfCircle('Yes')).toBe('8px');
  expect(await lineOfCircle('No')).not.toBe('8px');
});
