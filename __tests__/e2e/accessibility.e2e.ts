import { expect, test } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';
import { VARIED_WIKI_PAGES } from '../support/site-pages';

for (const width of [390, 1366]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const url of VARIED_WIKI_PAGES) {
      test(`${url} has nothing for axe to find, with the lights on and off`, async ({ page }) => {
        await openRunning(page, url);
        // Parts that few pages have come alive with their own code.
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        expect(await accessibilityViolations(page)).toEqual([]);
        await page.getByRole('button', { name: /House lights/ }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        expect(await accessibilityViolations(page)).toEqual([]);
      });
    }
  });
}

test('what can be tapped on a wiki page is 44 px high, or stands in a line of text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRunning(page, '/wiki/disciplines/general/cables');
  const small = await page.locator('header a, header button, main button, main summary').evaluateAll((elements) =>
    elements
      .filter((element) => (element as HTMLElement).checkVisibility())
      .map((element) => ({
        name: element.getAttribute('aria-label') ?? element.textContent,
        height: element.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height > 0 && height < 44)
      .map(({ name, height }) => `${name} ${Math.round(height)}`),
  );
  expect(small).toEqual([]);
});
