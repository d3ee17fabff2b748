import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

const PLAYBACK = '/wiki/disciplines/sound/playback';

/** A kind of diagram that the reader's browser draws. */
const pie = (page: Page): Locator => page.locator('main figure', { hasText: 'What is played' });
const dialog = (page: Page): Locator => page.getByRole('dialog');

/** As of a picture; see `picture-zoom.e2e.ts`. */
const WAYS_TO_CLOSE: Record<string, (page: Page) => Promise<void>> = {
  'a click': (page) => dialog(page).click(),
  'a change of the window’s size': (page) => page.setViewportSize({ width: 1400, height: 900 }),
  'a scroll of more than 40 px': (page) => page.evaluate(() => window.scrollBy({ top: 41, behavior: 'instant' })),
};

test('a flowchart is a drawing for each colour mode, and on a phone scrolls in its frame before its words get too small', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRunning(page, '/wiki/disciplines/lx/cables');
  const name = 'The desk talks to the dimmer, which feeds the lantern.';
  const drawing = page.locator(`main figure.diagram picture.light img[alt="${name}"]`);
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
  expect(await drawing.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(0);
  const drawn = Number(await drawing.getAttribute('width'));
  expect((await drawing.boundingBox())?.width).toBeGreaterThanOrEqual(Math.min(drawn, 480) * 0.75 - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: /^Dark mode/ }).click();
  await expect(drawing).toBeHidden();
  await expect(page.locator(`main figure.diagram picture.dark img[alt="${name}"]`)).toBeVisible();
});

test('a pie is drawn once it comes into view, without a touch and without other hosts, follows the colour mode, and can be enlarged', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.setViewportSize({ width: 1366, height: 300 });
  await page.goto(PLAYBACK, { waitUntil: 'networkidle' });
  await expect(pie(page).getByText('"Music" : 75')).toBeVisible();
  expect(addresses.filter((address) => address.includes('/mermaid-'))).toEqual([]);
  await pie(page).scrollIntoViewIfNeeded();
  const drawing = pie(page).getByRole('img', { name: 'Three quarters of what is played is music, the rest is doors.' });
  await expect(drawing.locator('svg')).toBeVisible();
  expect(addresses.filter((address) => address.includes('/mermaid-'))).not.toEqual([]);
  expect([...new Set(addresses.map((address) => new URL(address).host))]).toEqual([new URL(page.url()).host]);
  await page.setViewportSize({ width: 1366, height: 768 });
  await test.step('its words follow the colour mode', async () => {
    const colourOfWords = () =>
      drawing
        .locator('text')
        .last()
        .evaluate((words) => getComputedStyle(words).fill);
    const light = await colourOfWords();
    await page.getByRole('button', { name: /^Dark mode/ }).click();
    await expect.poll(colourOfWords).not.toBe(light);
    await page.getByRole('button', { name: /^Dark mode/ }).click();
    await expect.poll(colourOfWords).toBe(light);
  });
  const enlarge = pie(page).getByRole('button', { name: /^Enlarge: / });
  for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
    await test.step(`a click enlarges it, and ${way} closes it`, async () => {
      await pie(page).scrollIntoViewIfNeeded();
      const small = await drawing.locator('svg').boundingBox();
      await enlarge.click();
      const large = await dialog(page).locator('svg').boundingBox();
      expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.2);
      await close(page);
      await expect(dialog(page)).toHaveCount(0);
    });
  }
  await test.step('the keyboard enlarges it too, with unique ids, and the focus returns', async () => {
    await enlarge.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveAccessibleName(/Three quarters/);
    expect(await accessibilityViolations(page)).toEqual([]);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  });
});
