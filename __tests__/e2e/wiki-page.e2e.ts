import type { Page } from '@playwright/test';
import { openRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { isReadFrom } from '../support/reading-place';
import { expect, test } from '../support/site-test';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page', exact: true });

test('a reader turns pages in reading order and back, and goes up by the breadcrumbs', async ({ page }) => {
  await openRunning(page, '/wiki/disciplines');
  const main = page.getByRole('main');
  await main.locator('a[rel="next"]').click();
  await expect(page).toHaveURL('/wiki/disciplines/lx');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lighting and its cables');
  await main.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(CABLES);
  await main.locator('a[rel="prev"]').click();
  await expect(page).toHaveURL('/wiki/disciplines/lx');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Disciplines' }).click();
  await expect(page).toHaveURL('/wiki/disciplines');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Disciplines');
});

test.describe('the contents of a page', () => {
  test('mark the section that is being read, and lead to any other, as headings do to themselves, by keyboard too', async ({ page }) => {
    await openRunning(page, CABLES);
    const current = contents(page).locator('[aria-current="true"]');
    await expect(current).toHaveText('Reading a label');
    for (const id of ['the-second-label', 'storing', 'what-to-write-on-the-tape', 'reading-a-label']) {
      await page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', `#${id}`);
    }
    const heading = page.getByRole('main').getByRole('heading', { name: 'Storing' });
    await expect(heading).toHaveAccessibleName('Storing');
    const link = page.getByRole('main').getByRole('link', { name: 'Link to section Storing', exact: true });
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    await heading.hover();
    await link.click();
    await expect(page).toHaveURL(`${CABLES}#storing`);
    await isReadFrom(page, 'storing');

    await contents(page).getByRole('link', { name: 'Mending' }).click();
    await expect(page).toHaveURL(`${CABLES}#mending`);
    await isReadFrom(page, 'mending');
  });

  test('are folded away on a phone until they are wanted', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openRunning(page, CABLES);
    await expect(contents(page)).toBeHidden();
    const fold = page.locator('main details', { hasText: 'On this page' });
    await expect(fold).not.toHaveAttribute('open');
    await fold.locator('summary').click();
    await fold.getByRole('link', { name: 'Mending' }).click();
    await expect(page).toHaveURL(`${CABLES}#mending`);
    await isReadFrom(page, 'mending');
  });
});

test('on a phone a wide table scrolls inside itself, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openRunning(page, '/wiki/directories/words');
  const wide = page.getByRole('group', { name: 'Table, scrolls sideways' });
  await expect(wide).toHaveAttribute('tabindex', '0');
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('drawings are relit in dark mode: one picture of each pair is shown', async ({ page }) => {
  await openRunning(page, CABLES);
  const figure = page.locator('main figure:has(picture.dark)').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('picture.light')).toBeVisible();
  await expect(figure.locator('picture.dark')).toBeHidden();
  await page.getByRole('button', { name: /^Dark mode/ }).click();
  await expect(figure.locator('picture.dark')).toBeVisible();
  await expect(figure.locator('picture.light')).toBeHidden();
});
