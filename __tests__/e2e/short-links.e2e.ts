import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { complaintsOf, openRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { readQrCode } from '../support/qr-code';
import { isReadFrom } from '../support/reading-place';
import { expect, test } from '../support/site-test';

test.describe('a visitor of a short link', () => {
  test('ends at the page, and Back leads to where they came from', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto('/hires');
    await page.goto('/cables');
    await expect(page).toHaveURL(CABLES);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cables');
    await page.goBack();
    await expect(page).toHaveURL('/hires');
    await page.goForward();
    await expect(page).toHaveURL(CABLES);
    // A page that is left while it loads leaves requests behind.
    expect(complaints.filter((complaint) => !complaint.startsWith('failed: '))).toEqual([]);
  });

  test('ends at its section below the top bar, or at the one that they typed, with the query that they came with', async ({ page }) => {
    await page.goto('/coil?from=poster&x=1');
    await expect(page).toHaveURL(`${CABLES}?from=poster&x=1#coiling`);
    await isReadFrom(page, 'coiling');
    await page.goto('/coil#storing');
    await expect(page).toHaveURL(`${CABLES}#storing`);
    await isReadFrom(page, 'storing');
  });

  test('follows a link of this site to a short link in one step, too', async ({ page }) => {
    await openRunning(page, '/short-links');
    await page.getByRole('main').locator('a[href="/cables"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cables');
    await expect(page).toHaveURL(CABLES);
    await page.goBack();
    await expect(page).toHaveURL('/short-links');
  });

  test('leaves for another site without this one in their history twice', async ({ page }) => {
    await page.route('https://union.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' }),
    );
    await page.goto('/opportunities');
    await page.goto('/join');
    await expect(page).toHaveURL('https://union.example');
    await page.goBack();
    await expect(page).toHaveURL('/opportunities');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is refreshed to the section at once', async ({ page }) => {
      await page.goto('/coil');
      await page.waitForURL(`**${CABLES}#coiling`);
      await expect(page.locator('#coiling')).toBeInViewport();
      expect(await page.locator('#coiling').evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThan(40);
    });
  });
});

test.describe('an address that is not there', () => {
  test('but surely meant ends at the page, with its query and section, and Back leads to where the visitor came from', async ({ page }) => {
    await page.goto('/hires');
    await page.goto('/(COIL).?from=chat');
    await expect(page).toHaveURL(`${CABLES}?from=chat#coiling`);
    await expect(page.locator('#coiling')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/hires');
  });

  test('for a typing error is answered with what may have been meant', async ({ page }) => {
    const response = await page.goto('/cablez');
    expect(response?.status()).toBe(404);
    const answer = page.getByRole('main').getByRole('status');
    await expect(answer).toContainText('Did you mean /cables');
    await answer.getByRole('link', { name: '/cables', exact: true }).click();
    await expect(page).toHaveURL(CABLES);
  });
});

test.describe('the share panel', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

  test('copies the main short link, has a QR code that phones read as it, and names the others', async ({ page }) => {
    await openRunning(page, CABLES);
    await page.getByRole('button', { name: 'Share' }).click();
    const panel = page.locator('[id="share.panel"]');

    await test.step('the main short link is copied, and the button says so', async () => {
      await panel.getByRole('button', { name: 'Copy short link' }).click();
      await expect(panel.getByRole('button', { name: 'Copied!' })).toBeVisible();
      expect(await copied(page)).toBe('https://cr.example/cables');
      await expect(panel.getByRole('button', { name: 'Copy short link' })).toBeVisible();
    });

    await test.step('its QR code can be read, and is handed on as a file', async () => {
      const code = panel.getByRole('img', { name: 'QR code of cr.example/cables' });
      await code.scrollIntoViewIfNeeded();
      await expect(code).toBeVisible();
      const started = page.waitForEvent('download');
      await panel.getByRole('link', { name: 'Download QR code' }).click();
      const download = await started;
      expect(download.suggestedFilename()).toBe('cables.svg');
      expect(await readQrCode(readFileSync(await download.path(), 'utf8'))).toBe('https://cr.example/cables');
    });

    await expect(panel).toContainText('/cable, /coil');
  });
});

test('the labels are one for each page of kit that has a short link, with its code, and fill one sheet of paper', async ({ page }) => {
  await openRunning(page, CABLES);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('link', { name: 'Labels for all kit' }).click();
  await expect(page).toHaveURL('/labels');
  const labels = page.getByRole('list', { name: 'Sheet 1' }).getByRole('listitem');
  await expect(labels.locator('p:last-child')).toHaveText(['cr.example/cables', 'cr.example/hoists', 'cr.example/mics']);
  await expect(labels.first()).toContainText('Cables');
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['banner', 'contentinfo'] as const) await expect(page.getByRole(hidden)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(labels.first().getByRole('img', { name: 'QR code of cr.example/cables' })).toBeVisible();
  const sheet = await page.pdf({ preferCSSPageSize: true });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe('the directory of short links', () => {
  test('is filtered by name, page and section while somebody types', async ({ page }) => {
    await openRunning(page, '/short-links');
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox', { name: 'Filter by name or page' });
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

  test('is a poster on paper: the list, its QR code, and nothing to click', async ({ page }) => {
    await page.goto('/short-links');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('img', { name: 'QR code of cr.example/short-links' })).toBeVisible();
    const sheet = await page.pdf({ format: 'A4' });
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
