import { openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

test('a name leads to what that person did, and from there to the production', async ({ page }) => {
  await openRunning(page, '/shows/2024-2025/the-van');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Polly Gaffer', exact: true }).first().click();
  await expect(page).toHaveURL('/people/polly-gaffer');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Polly Gaffer');
  await main.getByRole('link', { name: 'The Van' }).click();
  await expect(page).toHaveURL('/shows/2024-2025/the-van');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('The Van');
});
