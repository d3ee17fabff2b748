import type { Page } from '@playwright/test';
import { complaintsOf, expectScrolledTo, openRunning, sidewaysScroll } from '../support/browser';
import { expect, test } from '../support/site-test';

/** Queries, and the shows that they find: by title, person, society, venue and role. */
const FOUND = {
  'three ropes': ['Three Ropes'],
  'mike stand': ['The Fixture', 'The Van'],
  /** A society's short name, which no row shows. */
  SoF: ['The Fixture', 'The Bell', 'The Fixture'],
  'the barn': ['The Fixture', 'The Bell'],
  'followspot operator': ['The Fixture'],
};

const shown = (page: Page) => page.getByRole('main').locator('li[id]:visible .record-link');
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');

test('the archive is filtered by title, person, society, venue or role, shows the count, and keeps its filter after Back; a whole row leads to its production', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openRunning(page, '/shows');
  await test.step('matching shows are listed', async () => {
    for (const [typed, names] of Object.entries(FOUND)) {
      await field(page).fill(typed);
      await expect(shown(page)).toHaveText(names);
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${names.length} of 6 shows`);
    }
  });
  await test.step('if nothing matches, a button shows all again; the page keeps its scroll position while the filter changes the address', async () => {
    await field(page).fill('no such thing');
    await expect(page.getByRole('main')).toContainText('Nothing matches “no such thing”.');
    await page.getByRole('button', { name: 'Show all 6 shows' }).click();
    await expect(shown(page)).toHaveCount(6);
    await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
    await page.keyboard.type('van');
    await expect(page).toHaveURL('/shows?q=van');
    expect(await page.evaluate(() => window.scrollY)).toBe(120);
  });
  await test.step('a matching credit is listed with its show; a whole row leads to it, and Back restores the filter', async () => {
    await field(page).fill('ella vator');
    await expect(page).toHaveURL(/\?q=ella/);
    await expect(shown(page)).toHaveText(['Three Ropes', 'The Bell']);
    await expect(page.getByRole('main').getByText('Ella Vator, Technical Manager')).toBeVisible();
    const row = page.locator('[id="2025-2026-three-ropes"]');
    const { width, height } = (await row.boundingBox()) ?? { width: 0, height: 0 };
    await row.click({ position: { x: width - 20, y: height - 6 } });
    await expect(page).toHaveURL('/shows/2025-2026/three-ropes');
    await page.goBack();
    await expect(field(page)).toHaveValue('ella vator');
    await expect(shown(page)).toHaveText(['Three Ropes', 'The Bell']);
  });
  await test.step('a name in the row of a show leads to the person, not to the show', async () => {
    await page.goto('/shows/2024-2025');
    await page.getByRole('main').getByRole('link', { name: 'Polly Gaffer' }).first().click();
    await expect(page).toHaveURL('/people/polly-gaffer');
  });
  expect(complaints).toEqual([]);
});

test('on a phone readers can link to a production and jump to a year; a title or a name of one long word breaks', async ({ page }) => {
  // So low that every target needs a scroll.
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/shows#2024-2025-the-van');
  await expectScrolledTo(page, '2024-2025-the-van');
  await page.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: '2025/26' }).dispatchEvent('click');
  await expectScrolledTo(page, '2025-2026');
  for (const url of ['/shows/2025-2026', '/shows/2025-2026/the-fixture', '/people/mike-stand']) {
    await page.goto(url);
    await page.locator('main a:not(nav a, :has(img))').evaluateAll((links) => {
      for (const link of links) link.textContent = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
    });
    expect([url, await sidewaysScroll(page)]).toEqual([url, 0]);
  }
});
