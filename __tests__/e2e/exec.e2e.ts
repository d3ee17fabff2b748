import { expect, test } from '../support/site-test';
import { openRunning } from '../support/browser';
import { isReadFrom } from '../support/reading-place';

// So low that no year is at the top without a scroll.
test.use({ viewport: { width: 1366, height: 500 } });

test('a year of the exec can be jumped to, and linked to', async ({ page }) => {
  await openRunning(page, '/exec');
  await page.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: '2024/25' }).click();
  await expect(page).toHaveURL('/exec#2024-2025');
  await isReadFrom(page, '2024-2025');
  await page.goto('/wiki');
  await openRunning(page, '/exec#2024-2025');
  await isReadFrom(page, '2024-2025');
});

test('a long word of a role is whole on a pass, on every phone', async ({ page }) => {
  await page.goto('/exec');
  const role = page.getByRole('main').getByRole('article').getByRole('listitem').first();
  await role.evaluate((element) => (element.innerHTML = '<span>Opportunities</span>'));
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    expect([width, await role.locator('span').evaluate((word) => word.getClientRects().length)]).toEqual([width, 1]);
  }
});
