import { accessibilityViolations, complaintsOf, expectScrolledTo, heading, openRunning, printedSheets } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

test('a short link or a mistyped one opens its section below the top bar and keeps the query; Back leads to the page before', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.route('https://union.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' }));
  await page.goto('/hires');
  for (const [address, target] of [
    ['/coil?from=poster&x=1', `${CABLES}?from=poster&x=1#coiling`],
    ['/(COIL).?from=chat', `${CABLES}?from=chat#coiling`],
    ['/join', 'https://union.example'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(target);
    if (target.endsWith('#coiling')) await expectScrolledTo(page, 'coiling');
    await page.goBack();
    await expect(page).toHaveURL('/hires');
  }
  // Leaving a page while it loads cancels requests, and the host rightly answers one address with 404.
  expect(complaints.filter((complaint) => !/^failed: |404/.test(complaint))).toEqual([]);
});

test('an unknown address answers 404, stays in the address bar, and gets the main links, and a suggestion only if one is near', async ({
  page,
}) => {
  const answer = page.getByRole('main').getByRole('status');
  const addresses = page.waitForResponse('**/addresses.json');
  expect((await page.goto('/no/such/page?x=1'))?.status()).toBe(404);
  await (await addresses).finished();
  await expect(page).toHaveURL(/\/no\/such\/page\?x=1$/);
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page.getByRole('navigation', { name: 'Ways into the site' }).getByRole('link')).toHaveCount(4);
  await expect(answer).toBeEmpty();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.goto('/cablez');
  await expect(answer).toContainText('Did you mean /cables');
  await answer.getByRole('link', { name: '/cables', exact: true }).click();
  await expect(page).toHaveURL(CABLES);
});

test('the directory of short links is filtered by name, page and section, opens each in one step, and prints as a poster', async ({
  page,
}) => {
  await openRunning(page, '/short-links');
  const main = page.getByRole('main');
  const items = main.getByRole('listitem');
  const field = main.getByRole('searchbox', { name: 'Filter by name or page' });
  const total = await items.count();
  await field.fill('/barn');
  await expect(main.getByRole('status')).toHaveText(`1 of ${total}`);
  await expect(items).toHaveText(['/barnThe Barn']);
  await field.fill('coiling');
  await expect(items).toHaveText(['/coilCables: Coiling']);
  await field.fill('no such thing');
  await expect(main).toContainText('No short link matches “no such thing”.');
  await field.fill('');
  await test.step('on paper it is the list on one sheet, and nothing to click', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['banner', 'contentinfo', 'searchbox'] as const) await expect(page.getByRole(hidden)).toBeHidden();
    expect(await printedSheets(page)).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  });
  await main.locator('a[href="/cables"]').click();
  await expect(page).toHaveURL(CABLES);
});
