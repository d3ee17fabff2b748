/** What crews do with a page at work: print it. */
import { expect, test } from '../support/site-test';

const DOCK = '/wiki/spaces/dock';

test('an untouched page says that it is due to be checked, and prints as an article', async ({ page }) => {
  await test.step('the page says that it is due to be checked', async () => {
    await page.goto(DOCK);
    await expect(page.getByText('Due to be checked again since January 2022')).toBeVisible();
    expect(await page.evaluate(() => '___loader' in window)).toBe(false);
  });

  await test.step('printed, it ends with its own address, and has neither buttons nor the addresses of internal links', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^The current text: /)).toBeVisible();
    await expect(page.getByRole('list', { name: 'This page' })).toBeHidden();
    const printed = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(new Set(printed)).toEqual(new Set(['none']));
    await page.emulateMedia({ media: 'screen' });
  });
});
