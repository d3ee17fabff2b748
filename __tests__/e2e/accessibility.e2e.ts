import { openRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

test('what can be tapped on a wiki page is 44 px high, or stands in a line of text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRunning(page, CABLES);
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
