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
  await test.step('in forced colours the current page and cells can be told apart; no slash is read aloud', async () => {
    const tree = page.getByRole('navigation', { name: 'Wiki', exact: true });
    expect(await styleOf(tree.locator('[aria-current]'), 'outline-style')).toBe('solid');
    expect(await styleOf(tree.locator('a:not([aria-current])').first(), 'outline-style')).toBe('none');
    expect(await styleOf(page.getByRole('contentinfo').locator('.title-block > div').first(), 'outline-style')).toBe('solid');
    const crumb = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').last();
    expect(await crumb.evaluate((item) => getComputedStyle(item, '::before').content)).toBe('"/" / ""');
  });
  await test.step('in forced colours cards, the row in the address and the rows of hires can be told apart', async () => {
    await page.goto('/wiki/spaces');
    const card = page.getByRole('listitem').filter({ hasText: 'A room with four walls and a low roof.' });
    expect(await styleOf(card, 'outline-style')).toBe('solid');
    await page.goto('/shows#2024-2025-the-van');
    expect(await styleOf(page.locator('[id="2024-2025-the-van"]'), 'outline-style')).toBe('solid');
    await page.goto('/hires');
    const cell = (answer: string) => page.getByRole('cell', { name: answer, exact: true }).first();
    const lineOfCircle = (answer: string) => cell(answer).evaluate((part) => getComputedStyle(part, '::before').borderTopWidth);
    expect(await lineOfCircle('Yes')).toBe('8px');
    expect(await lineOfCircle('No')).not.toBe('8px');
  });
});
