import type { Page } from '@playwright/test';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

test.use({ javaScriptEnabled: false });

/** Expects a title and links, and no control that needs a script. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Wiki', exact: true })).toBeVisible();
  // Buttons of popovers and folds need no script; any other would do nothing.
  expect(await page.locator('button:visible:not([popovertarget])').allTextContents()).toEqual([]);
}

test('the society’s pages can be read and left', async ({ page }) => {
  for (const url of ['/', '/shows', '/hires', '/societies/fixtures']) {
    await page.goto(url);
    await expectReadable(page);
  }
});

test('the reader can go through the wiki by its links', async ({ page }) => {
  const tree = page.getByRole('navigation', { name: 'Wiki', exact: true });
  await test.step('from any page, and through folded parts of its tree', async () => {
    await page.goto('/opportunities');
    await expectReadable(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Wiki', exact: true }).click();
    await expectReadable(page);
    await tree.getByLabel('Pages in Spaces').click();
    await tree.getByRole('link', { name: 'Barn' }).click();
    await expect(page).toHaveURL(/\/wiki\/spaces\/barn$/);
    await tree.getByRole('link', { name: 'Disciplines' }).click();
    await page.getByRole('main').locator('a[href="/wiki/disciplines/lx"]').first().click();
    await page.getByRole('main').locator(`a[href="${CABLES}"]`).first().click();
  });
  await test.step('a page has its pictures, tables, admonitions and neighbours', async () => {
    await expect(page).toHaveURL(CABLES);
    await expectReadable(page);
    const main = page.getByRole('main');
    await expect(main.locator('picture.light img').first()).toBeVisible();
    await expect(main.getByRole('table').first()).toBeVisible();
    await expect(main.getByRole('note').first()).toBeVisible();
    await expect(main.locator('a[rel="next"]')).toBeVisible();
    await expect(main.locator('picture.dark img').first()).toBeHidden();
  });
  await test.step('a diagram is there, or its source if only scripts can draw it', async () => {
    await page.goto('/wiki/disciplines/sound/playback');
    await expectReadable(page);
    await expect(page.getByRole('img', { name: /If the desk takes a lead, use the lead\./ }).first()).toBeVisible();
    await expect(page.getByText('"Music" : 75')).toBeVisible();
    await expect(page.locator('main figure').getByRole('button')).toHaveCount(0);
  });
  await test.step('a table with a filter shows all rows and no filter', async () => {
    await page.goto('/wiki/resources/acronyms');
    await expectReadable(page);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
    expect(await page.getByRole('main').getByRole('row').count()).toBeGreaterThan(5);
  });
  await test.step('an acronym opens its meaning by keyboard, within the margins of a phone, and Escape closes it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/wiki/spaces/dock');
    const letters = page.getByRole('button', { name: 'DSM' });
    await expect(letters).toHaveCount(1);
    await letters.focus();
    await page.keyboard.press('Enter');
    const meaning = page.locator('#acronym-DSM');
    await expect(meaning).toContainText('Deputy stage manager');
    await expect(meaning.getByRole('link', { name: 'All acronyms' })).toHaveAttribute('href', '/wiki/resources/acronyms');
    expect(await meaning.boundingBox()).toMatchObject({ x: 20, width: 350 });
    await page.keyboard.press('Escape');
    await expect(meaning).toBeHidden();
    await expect(letters).toBeFocused();
  });
  await test.step('a checklist is a list of boxes', async () => {
    await page.getByRole('checkbox', { name: 'Table folded' }).check();
    await expect(page.getByRole('button', { name: 'Untick all' })).toBeHidden();
  });
  await test.step('a short link leads to its section at once', async () => {
    await page.goto('/coil');
    await page.waitForURL(`**${CABLES}#coiling`);
    await expect(page.locator('#coiling')).toBeInViewport();
    expect(await page.locator('#coiling').evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThan(40);
  });
  await test.step('on a phone the menu opens, shows both lists, and closes on Escape', async () => {
    const mainMenu = page.getByRole('navigation', { name: 'Main menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(tree).toBeVisible();
    await expect(page.getByRole('button', { name: 'Main menu' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(tree).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await mainMenu.getByRole('link', { name: 'Wiki' }).click();
    await expect(page).toHaveURL('/wiki');
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
    const heading = page.getByRole('heading', { level: 1 });
    // Playwright clicks only if nothing covers the heading.
    await heading.click({ trial: true });
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Hires' }).click({ trial: true });
  }
  const links = page.getByRole('navigation', { name: 'Wiki', exact: true }).locator('a:visible');
  expect(await links.count()).toBeGreaterThan(5);
  await links.last().click({ trial: true });
  await page.getByRole('navigation', { name: 'Wiki', exact: true }).getByRole('link', { name: 'Disciplines' }).click();
  await expect(page).toHaveURL(/\/disciplines$/);
});
