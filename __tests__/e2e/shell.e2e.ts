import { untilRunning } from '../support/browser';
import { DAY_OF_BUILD } from '../support/built-site';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

test('around every page are a skip link, a top bar that stays in view, and a footer with the reader’s year once the app runs', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-02-03T12:00:00Z'));
  await page.goto(CABLES);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${DAY_OF_BUILD.slice(0, 4)} Fixture Tech Crew`);
  await untilRunning(page);
  await expect(footer).toContainText('© 2031 Fixture Tech Crew');
  await test.step('the skip link is the first stop of the keyboard and leads past the bars', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
  await test.step('the top bar stays in view', async () => {
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(page.getByRole('banner')).toBeInViewport();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  });
});
