import { complaintsOf, openRunning, printedSheets } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { expectScrolledTo } from '../support/reading-place';
import { expect, test } from '../support/site-test';

test('a short link opens its section below the top bar and keeps the query; Back leads to the page before', async ({ page }) => {
  const complaints = complaintsOf(page);
  await test.step('within this site', async () => {
    await page.goto('/hires');
    await page.goto('/coil?from=poster&x=1');
    await expect(page).toHaveURL(`${CABLES}?from=poster&x=1#coiling`);
    await expectScrolledTo(page, 'coiling');
    await page.goBack();
    await expect(page).toHaveURL('/hires');
    await page.goForward();
    await expect(page).toHaveURL(`${CABLES}?from=poster&x=1#coiling`);
  });
  await test.step('a short link to another site adds one history entry', async () => {
    await page.route('https://union.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' }),
    );
    await page.goto('/opportunities');
    await page.goto('/join');
    await expect(page).toHaveURL('https://union.example');
    await page.goBack();
    await expect(page).toHaveURL('/opportunities');
  });
  // Leaving a page while it loads cancels requests.
  expect(complaints.filter((complaint) => !complaint.startsWith('failed: '))).toEqual([]);
});

test('a mistyped address opens the page if the match is certain, and Back leads to the page before; otherwise it gets a suggestion', async ({
  page,
}) => {
  await page.goto('/hires');
  await page.goto('/(COIL).?from=chat');
  await expect(page).toHaveURL(`${CABLES}?from=chat#coiling`);
  await expect(page.locator('#coiling')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/hires');
  const response = await page.goto('/cablez');
  expect(response?.status()).toBe(404);
  const answer = page.getByRole('main').getByRole('status');
  await expect(answer).toContainText('Did you mean /cables');
  await answer.getByRole('link', { name: '/cables', exact: true }).click();
  await expect(page).toHaveURL(CABLES);
});

test('the share panel copies the main short link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRunning(page, CABLES);
  await page.getByRole('button', { name: 'Share' }).click();
  const panel = page.locator('[id="share.panel"]');
  await test.step('the main short link is copied, the button says so, and the others are named', async () => {
    await panel.getByRole('button', { name: 'Copy short link' }).click();
    await expect(panel.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://cr.example/cables');
    await expect(panel).toContainText('/cable, /coil');
  });
});

test('the directory of short links filters as readers type, opens each in one step, and prints as a poster', async ({ page }) => {
  await openRunning(page, '/short-links');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox', { name: 'Filter by name or page' });
  await test.step('it is filtered by name, page and section', async () => {
    const total = await main.getByRole('listitem').count();
    await field.fill('/barn');
    await expect(main.getByRole('status')).toHaveText(`1 of ${total}`);
    await expect(main.getByRole('listitem')).toHaveText(['/barnThe Barn']);
    await field.fill('coiling');
    await expect(main.getByRole('listitem')).toHaveText(['/coilCables: Coiling']);
    await field.fill('no such thing');
    await expect(main.getByRole('status')).toHaveText(`0 of ${total}`);
    await expect(main).toContainText('No short link matches “no such thing”.');
    await field.fill('');
    await expect(main.getByRole('listitem')).toHaveCount(total);
  });
  await test.step('on paper it is the list on one sheet, and nothing to click', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
    expect(await printedSheets(page)).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('a link to a short link leads to its page, and Back to the directory as it was filtered', async () => {
    await field.fill('cables');
    await expect(page).toHaveURL('/short-links?q=cables');
    const filtered = await main.getByRole('listitem').allTextContents();
    await main.locator('a[href="/cables"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cables');
    await expect(page).toHaveURL(CABLES);
    await page.goBack();
    await expect(page).toHaveURL('/short-links?q=cables');
    await expect(field).toHaveValue('cables');
    await expect(main.getByRole('listitem')).toHaveText(filtered);
  });
});
