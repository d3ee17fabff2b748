import { openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

test('the changelog is narrowed to a page and an author, and the address keeps it', async ({ page }) => {
  await openRunning(page, '/wiki/resources/changelog');
  const changes = page.getByRole('main').locator('section > ol > li');
  const all = await changes.count();
  const barn = [/^2 Mar 2025📝 Add the barn/, /^1 Dec 2024Edit The Barn and The Cellar/, /^5 Nov 2024Add the barn/];
  await page.getByLabel('Page', { exact: true }).selectOption('The Barn');
  await expect(changes).toHaveText(barn);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`3 of ${all} changes`);
  await page.reload();
  await expect(changes).toHaveText(barn);
  await page.getByLabel('Author', { exact: true }).selectOption('Ink Well');
  await expect(changes).toHaveText(barn.slice(1, 2));
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(changes).toHaveCount(all);
});
