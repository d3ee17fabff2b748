import { readFileSync } from 'node:fs';
import { accessibilityViolations, complaintsOf, openRunning, printedSheets, sidewaysScroll } from '../../../__tests__/support/browser';
import { builtSite } from '../../../__tests__/support/built-site';
import { CABLES } from '../../../__tests__/support/fixture-pages';
import { expect, test } from '../../../__tests__/support/site-test';
import { qrCodePath } from '../qr-code-path';
import { readQrCode } from './read-qr-code';

test('the share panel has the QR code of the short link, and leads to labels for all kit', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openRunning(page, CABLES);
  await page.getByRole('button', { name: 'Share' }).click();
  const panel = page.locator('[id="share.panel"]');
  await test.step('the code can be read and downloaded', async () => {
    const code = panel.getByRole('img', { name: 'QR code of cr.example/cables' });
    await code.scrollIntoViewIfNeeded();
    await expect(code).toBeVisible();
    const started = page.waitForEvent('download');
    await panel.getByRole('link', { name: 'Download QR code' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('cables.svg');
    expect(await readQrCode(readFileSync(await download.path(), 'utf8'))).toBe('https://cr.example/cables');
  });
  await test.step('each page of kit with a short link has a label with its code, and all labels fit one sheet', async () => {
    await panel.getByRole('link', { name: 'Labels for all kit' }).click();
    await expect(page).toHaveURL('/labels');
    const labels = page.getByRole('list', { name: 'Sheet 1' }).getByRole('listitem');
    await expect(labels.locator('p:last-child')).toHaveText(['cr.example/cables', 'cr.example/hoists', 'cr.example/mics']);
    await expect(labels.first()).toContainText('Cables');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['banner', 'contentinfo'] as const) await expect(page.getByRole(hidden)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(labels.first().getByRole('img', { name: 'QR code of cr.example/cables' })).toBeVisible();
    expect(await printedSheets(page)).toBe(1);
  });
  expect(complaints).toEqual([]);
});

test('the directory of short links is printed with its own QR code, and a page with that of its short link', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/short-links');
  await expect(page.getByRole('img', { name: 'QR code of cr.example/short-links' })).toBeVisible();
  await page.goto(CABLES);
  await expect(page.locator(`img[src="${qrCodePath('cables')}"][alt=""]`)).toBeVisible();
});

test('each short link has a code', () => {
  const { read, has } = builtSite('plain');
  const names = [...read('short-links.html').matchAll(/<strong>\/([^<]+)<\/strong>/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !has(qrCodePath(name).slice(1)))).toEqual([]);
});
