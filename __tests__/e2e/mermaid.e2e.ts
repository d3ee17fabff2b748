import { accessibilityViolations, darkModeSwitch } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

test('a flowchart is a drawing for each colour mode, and on a phone scrolls in its frame before its words get too small', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(CABLES);
  const name = 'The desk talks to the dimmer, which feeds the lantern.';
  const drawing = page.locator(`main figure.diagram picture.light img[alt="${name}"]`);
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
  expect(await drawing.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(0);
  const drawn = Number(await drawing.getAttribute('width'));
  expect((await drawing.boundingBox())?.width).toBeGreaterThanOrEqual(Math.min(drawn, 480) * 0.75 - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await darkModeSwitch(page).click();
  await expect(drawing).toBeHidden();
  await expect(page.locator(`main figure.diagram picture.dark img[alt="${name}"]`)).toBeVisible();
});

test('a pie is drawn once it comes into view, without a touch and without other hosts, follows the colour mode, and can be enlarged', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  /** The kind of diagram that the reader's browser draws. */
  const pie = page.locator('main figure', { hasText: 'What is played' });
  const drawing = pie.getByRole('img', { name: 'Three quarters of what is played is music, the rest is doors.' });
  const dialog = page.getByRole('dialog');
  await page.setViewportSize({ width: 1366, height: 300 });
  await page.goto('/wiki/disciplines/sound/playback', { waitUntil: 'networkidle' });
  await expect(pie.getByText('"Music" : 75')).toBeVisible();
  expect(addresses.filter((address) => address.includes('/mermaid-'))).toEqual([]);
  await pie.scrollIntoViewIfNeeded();
  await expect(drawing.locator('svg')).toBeVisible();
  expect(addresses.filter((address) => address.includes('/mermaid-'))).not.toEqual([]);
  expect([...new Set(addresses.map((address) => new URL(address).host))]).toEqual([new URL(page.url()).host]);
  await page.setViewportSize({ width: 1366, height: 768 });
  await test.step('its words follow the colour mode', async () => {
    const words = drawing.locator('text').last();
    const colourOfWords = () => words.evaluate((element) => getComputedStyle(element).fill);
    const light = await colourOfWords();
    await darkModeSwitch(page).click();
    await expect.poll(colourOfWords).not.toBe(light);
  });
  const enlarge = pie.getByRole('button', { name: /^Enlarge: / });
  await test.step('the keyboard enlarges it, with unique ids, and the focus returns', async () => {
    const small = await drawing.locator('svg').boundingBox();
    await enlarge.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleName(/Three quarters/);
    expect((await dialog.locator('svg').boundingBox())?.width).toBeGreaterThan((small?.width ?? 0) * 1.2);
    expect(await accessibilityViolations(page)).toEqual([]);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  });
  for (const [way, close] of [
    ['a click', () => dialog.click()],
    ['a change of the window’s size', () => page.setViewportSize({ width: 1400, height: 900 })],
    ['a scroll of more than 40 px', () => page.evaluate(() => window.scrollBy({ top: 41, behavior: 'instant' }))],
  ] as const) {
    await test.step(`${way} closes it`, async () => {
      await enlarge.click();
      await close();
      await expect(dialog).toHaveCount(0);
    });
  }
});
