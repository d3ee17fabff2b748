import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

const PLAYBACK = '/wiki/disciplines/sound/playback';

const figure = (page: Page): Locator => page.locator('main figure:has(svg)').first();
const drawing = (page: Page): Locator => figure(page).getByRole('img').first();
const enlarge = (page: Page): Locator => figure(page).getByRole('button', { name: /^Enlarge: / });
const dialog = (page: Page): Locator => page.getByRole('dialog');

/** As of a picture; see `picture-zoom.e2e.ts`. */
const WAYS_TO_CLOSE: Record<string, (page: Page) => Promise<void>> = {
  'a click': (page) => dialog(page).click(),
  'a change of the window’s size': (page) => page.setViewportSize({ width: 1400, height: 900 }),
  'a scroll of more than 40 px': (page) => page.evaluate(() => window.scrollBy({ top: 41, behavior: 'instant' })),
};

test('diagrams have room for their words, also on a phone, follow the colour mode, and can be enlarged by pointer and keyboard', async ({
  page,
}) => {
  await openRunning(page, PLAYBACK);
  await test.step('words fit their boxes', async () => {
    await page.evaluate(() => document.fonts.ready);
    const labels = page.locator('main figure foreignObject > div');
    await expect(labels).not.toHaveCount(0);
    const tooLarge = await labels.evaluateAll((all) =>
      all.flatMap((label) => {
        const [words, room] = [label.getBoundingClientRect(), label.parentElement?.getBoundingClientRect()];
        const fits = room && words.width <= room.width + 2 && words.height <= room.height + 2;
        return fits ? [] : [`${label.textContent}: ${words.width}×${words.height} in ${room?.width}×${room?.height}`];
      }),
    );
    expect(tooLarge).toEqual([]);
  });
  await test.step('lines follow the colour mode', async () => {
    const colourOfLines = () =>
      drawing(page)
        .locator('.node rect, .node polygon, .node path')
        .first()
        .evaluate((node) => getComputedStyle(node).stroke);
    const light = await colourOfLines();
    await page.getByRole('button', { name: /^Dark mode/ }).click();
    await expect.poll(colourOfLines).not.toBe(light);
    await page.getByRole('button', { name: /^Dark mode/ }).click();
    await expect.poll(colourOfLines).toBe(light);
  });
  for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
    await test.step(`a click enlarges a diagram, and ${way} closes it`, async () => {
      await figure(page).scrollIntoViewIfNeeded();
      const small = await drawing(page).locator('svg').first().boundingBox();
      await enlarge(page).click();
      const large = await dialog(page).locator('svg').first().boundingBox();
      expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.2);
      await close(page);
      await expect(dialog(page)).toHaveCount(0);
    });
  }
  await test.step('the keyboard enlarges it too, with its arrowheads and unique ids, and the focus returns', async () => {
    await enlarge(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveAccessibleName(/If the desk takes a lead, use the lead\./);
    await expect(dialog(page).locator('svg')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const heads = await dialog(page)
      .locator('[marker-end]')
      .evaluateAll((lines) =>
        lines.map((line) => document.querySelector(/url\((#.*)\)/.exec(line.getAttribute('marker-end') ?? '')?.[1] ?? '') !== null),
      );
    expect(heads.length).toBeGreaterThan(0);
    expect(heads).not.toContain(false);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(enlarge(page)).toBeFocused();
  });
  await test.step('on a phone a wide diagram scrolls, with words almost as large as drawn', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const widths = await page
      .locator('main figure [role="img"] > svg')
      .evaluateAll((drawings) => drawings.map((svg) => [Number(svg.getAttribute('width')), svg.getBoundingClientRect().width]));
    expect(widths.some(([drawn = 0]) => drawn > 390)).toBe(true);
    for (const [drawn = 0, shown] of widths) expect(shown).toBeGreaterThanOrEqual(Math.min(drawn, 480) - 1);
  });
});
