import { openRunning, watchShifts } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

test('nothing moves while a page loads, and while it is read', async ({ page }) => {
  const shift = await watchShifts(page);
  for (const url of [CABLES, '/wiki', '/']) {
    await openRunning(page, url);
    for (let step = 0; step < 8; step += 1) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(80);
    }
    expect(await shift()).toBeLessThan(0.02);
  }
});

test('a line of text is about 70 characters long on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  await page.goto(CABLES);
  const paragraph = page
    .locator('main p')
    .filter({ hasText: /.{300}/ })
    .first();
  const characters = await paragraph.evaluate((element) => {
    const lines = Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight));
    return (element.textContent ?? '').length / lines;
  });
  expect(characters).toBeGreaterThan(50);
  expect(characters).toBeLessThan(85);
});
