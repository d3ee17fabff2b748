import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations, expectScrolledTo, openRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

/** Controls outside running text that are less than 44 px high. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('header a, header button, main button, main summary').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({ name: element.ariaLabel ?? element.textContent, height: element.getBoundingClientRect().height }))
      .filter(({ height }) => height > 0 && height < 44)
      .map(({ name, height }) => `${name} ${Math.round(height)}`),
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the text of a page begins at most 300 px down, and the next page is at most 400 px below it; on a wide screen a line has about 70 characters', async ({
    page,
  }) => {
    for (const address of ['/wiki/spaces/dock', CABLES]) {
      await page.goto(address);
      const { top, bottom, next } = await page.locator('main [data-zoomable]').evaluate((text) => ({
        top: (text.firstElementChild?.getBoundingClientRect().top ?? NaN) + scrollY,
        bottom: text.getBoundingClientRect().bottom,
        next: document.querySelector('main a[rel="next"]')?.getBoundingClientRect().top ?? NaN,
      }));
      expect(top).toBeLessThanOrEqual(300);
      expect(next - bottom).toBeLessThanOrEqual(400);
    }
    await page.setViewportSize({ width: 2560, height: 1200 });
    const paragraph = page.locator('main p', { hasText: /.{300}/ }).first();
    const characters = await paragraph.evaluate((element) => {
      const lines = Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight));
      return (element.textContent ?? '').length / lines;
    });
    expect(characters).toBeGreaterThan(50);
    expect(characters).toBeLessThan(85);
  });

  test('the line below a page shares and reports it; a table of contents that was opened stays open from page to page', async ({
    page,
  }) => {
    await openRunning(page, CABLES);
    expect(await smallTargets(page)).toEqual([]);
    const actions = page.getByRole('list', { name: 'This page' });
    const copy = page.getByRole('button', { name: 'Copy short link' });
    await expect(copy).toBeHidden();
    await actions.getByRole('button', { name: 'Share' }).click();
    await expect(copy).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await actions.getByRole('button', { name: 'Report a mistake' }).click();
    await expect(copy).toBeHidden();
    await expect(actions.getByRole('link', { name: 'Write to us' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(actions.getByRole('button', { name: 'Report a mistake' })).toBeFocused();
    const fold = page.locator('main details', { hasText: 'On this page' });
    await expect(fold).not.toHaveAttribute('open');
    await fold.locator('summary').click();
    await fold.getByRole('link', { name: 'Mending' }).click();
    await expect(page).toHaveURL(`${CABLES}#mending`);
    await expectScrolledTo(page, 'mending');
    await page.locator('main a[rel="next"]').click();
    await expect(page).toHaveURL('/wiki/disciplines/lx/hoists');
    await expect(fold).toHaveAttribute('open', '');
  });

  test('a wide table says that it scrolls, keeps its first column, and is scrolled by keyboard too', async ({ page }) => {
    await openRunning(page, '/wiki/directories/words');
    const wide = page.getByRole('group', { name: 'Table, scrolls sideways' });
    await expect(wide).toHaveAttribute('tabindex', '0');
    await wide.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await wide.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('Scroll for more');
    const first = wide.getByRole('rowheader').first();
    expect((await first.boundingBox())?.x).toBe((await wide.boundingBox())?.x);
    const groundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(await groundOf(first)).toBe(await groundOf(page.getByRole('note')));
    // Its long word covers no other cell, and the line beside it (8 px with its gap) covers no text.
    expect(await first.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expect(wide.getByRole('cell').first()).toHaveCSS('padding-left', '8px');
  });
});

test('the filter of a table has its style before its code has loaded, and is as before when Back returns to it', async ({ page }) => {
  await page.goto('/wiki/directories/services');
  await expect(page.locator('main [role=search] label')).toHaveCSS('font-weight', '700');
  const field = page.getByRole('searchbox', { name: 'Filter the services' });
  const rows = page.getByRole('main').getByRole('rowheader');
  await field.fill('van');
  await expect(rows).toHaveText(['Van pool']);
  await expect(page).toHaveURL('/wiki/directories/services?filter-the-services=van');
  await page.getByRole('main').getByRole('link', { name: 'the dock' }).click();
  await expect(page).toHaveURL('/wiki/spaces/dock');
  await page.goBack();
  await expect(rows).toHaveText(['Van pool']);
});
