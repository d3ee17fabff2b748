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
