import type { Page } from '@playwright/test';
import { heading } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

test.use({ javaScriptEnabled: false });

/** Opens a page and expects a title and links, and no control that needs a script. */
async function openReadable(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Wiki', exact: true })).toBeVisible();
  // Buttons of popovers and folds need no script; any other would do nothing.
  expect(await page.locator('button:visible:not([popovertarget])').allTextContents()).toEqual([]);
}

test('without scripts every kind of page can be read, with its pictures, diagrams, tables, acronyms and boxes', async ({ page }) => {
  const main = page.getByRole('main');
  for (const url of ['/', '/shows', '/hires', '/societies/fixtures']) await openReadable(page, url);
  await test.step('a page of the wiki has the pictures of its mode', async () => {
    await openReadable(page, CABLES);
    await expect(main.locator('picture.light img').first()).toBeVisible();
    await expect(main.locator('picture.dark img').first()).toBeHidden();
  });
  await test.step('a diagram is there, or its source if only scripts can draw it', async () => {
    await openReadable(page, '/wiki/disciplines/sound/playback');
    await expect(page.getByRole('img', { name: /If the desk takes a lead, use the lead\./ }).first()).toBeVisible();
    await expect(page.getByText('"Music" : 75')).toBeVisible();
  });
  await test.step('a table with a filter shows all rows and no filter', async () => {
    await openReadable(page, '/wiki/resources/acronyms');
    await expect(main.getByRole('searchbox')).toBeHidden();
    expect(await main.getByRole('row').count()).toBeGreaterThan(5);
  });
  await test.step('an acronym opens its meaning by keyboard, within the margins of a phone, and Escape closes it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReadable(page, '/wiki/spaces/dock');
    const letters = page.getByRole('button', { name: 'DSM' });
    await expect(letters).toHaveCount(1);
    await letters.focus();
    await page.keyboard.press('Enter');
    const meaning = page.locator('#acronym-DSM');
    await expect(meaning).toContainText('Deputy stage manager');
    expect(await meaning.boundingBox()).toMatchObject({ x: 20, width: 350 });
    await page.keyboard.press('Escape');
    await expect(meaning).toBeHidden();
    await expect(letters).toBeFocused();
  });
  await test.step('a short link leads to its section at once', async () => {
    await page.goto('/coil');
    await page.waitForURL(`**${CABLES}#coiling`);
    await expect(page.locator('#coiling')).toBeInViewport();
  });
  await test.step('the menu of a phone opens, closes on Escape, and its tree unfolds', async () => {
    const tree = page.getByRole('navigation', { name: 'Wiki', exact: true });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await expect(tree).toBeVisible();
    await expect(page.getByRole('button', { name: 'Main menu' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(tree).toBeHidden();
    await menu.click();
    await tree.getByLabel('Pages in Spaces').click();
    await tree.getByRole('link', { name: 'Barn' }).click();
    await expect(page).toHaveURL('/wiki/spaces/barn');
  });
});

test('without popovers nothing covers the text, and every link can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Simulates an older browser: it knows neither the attributes nor the selector.
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(':popover-open', ':unknown').replace(/ popover(?=\w*=")/gi, ' unknown-popover');
    return route.fulfill({ response, body: text });
  });
  for (const url of ['/shows', CABLES]) {
    await page.goto(url);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    // Playwright clicks only if nothing covers the heading.
    await heading(page).click({ trial: true });
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Hires' }).click({ trial: true });
  }
  await page.getByRole('navigation', { name: 'Wiki', exact: true }).locator('a:visible').last().click({ trial: true });
});
