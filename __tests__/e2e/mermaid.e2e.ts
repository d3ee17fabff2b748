import { expect, test, type Locator, type Page } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';

const PLAYBACK = '/wiki/disciplines/sound/playback';

// A service worker would answer for the host.
test.use({ serviceWorkers: 'block' });

const figure = (page: Page): Locator => page.locator('main figure:has(svg)').first();
const drawing = (page: Page): Locator => figure(page).getByRole('img').first();
const enlarge = (page: Page): Locator => figure(page).getByRole('button', { name: /^Enlarge: / });
const dialog = (page: Page): Locator => page.getByRole('dialog');

test('a diagram is part of the page, and nothing is loaded to draw it', async ({ page }) => {
  const html = await (await page.request.get(PLAYBACK)).text();
  expect(html).toMatch(/role="img" aria-label="If the desk has USB audio[^>]*><svg id="/);
  const scripts: string[] = [];
  await openRunning(page, PLAYBACK);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await figure(page).scrollIntoViewIfNeeded();
  await enlarge(page).click();
  await expect(dialog(page).locator('svg')).toBeVisible();
  expect(scripts).toEqual([]);
});

test('every diagram of a page has ids of its own, the enlarged copy included', async ({ page }) => {
  await openRunning(page, '/wiki/disciplines/stage/dsm');
  await page
    .getByRole('button', { name: /^Enlarge: / })
    .last()
    .click();
  await expect(dialog(page).locator('svg')).toBeVisible();
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  // And its arrows have their heads.
  const heads = await dialog(page)
    .locator('[marker-end]')
    .evaluateAll((lines) =>
      lines.map((line) => document.querySelector(/url\((#.*)\)/.exec(line.getAttribute('marker-end') ?? '')?.[1] ?? '') !== null),
    );
  expect(heads.length).toBeGreaterThan(0);
  expect(heads).not.toContain(false);
});

test('words of a diagram fit their boxes', async ({ page }) => {
  for (const url of [
    PLAYBACK,
    '/wiki/disciplines/general/cans',
    '/wiki/tech-crew/digital/email/gmail',
    '/wiki/disciplines/general/power',
  ]) {
    await openRunning(page, url);
    await page.evaluate(() => document.fonts.ready);
    const tooLarge = await page.locator('main figure foreignObject > div').evaluateAll((labels) =>
      labels.flatMap((label) => {
        const [words, room] = [label.getBoundingClientRect(), label.parentElement?.getBoundingClientRect()];
        const fits = room && words.width <= room.width + 2 && words.height <= room.height + 2;
        return fits ? [] : [`${label.textContent}: ${words.width}×${words.height} in ${room?.width}×${room?.height}`];
      }),
    );
    expect(tooLarge).toEqual([]);
  }
});

test('a diagram follows the house lights', async ({ page }) => {
  await openRunning(page, PLAYBACK);
  const colourOfLines = () =>
    drawing(page)
      .locator('.node rect, .node polygon, .node path')
      .first()
      .evaluate((node) => getComputedStyle(node).stroke);
  const light = await colourOfLines();
  await page.getByRole('button', { name: /^House lights/ }).click();
  await expect.poll(colourOfLines).not.toBe(light);
  await page.getByRole('button', { name: /^House lights/ }).click();
  await expect.poll(colourOfLines).toBe(light);
});

test('a diagram says in words what it shows', async ({ page }) => {
  await openRunning(page, PLAYBACK);
  await expect(drawing(page)).toHaveAccessibleName(/If the desk has USB audio, use USB\./);
  await expect(figure(page).locator('figcaption')).toHaveText('Which playback route');
  expect(await accessibilityViolations(page)).toEqual([]);
});

const WAYS_TO_CLOSE: Record<string, (page: Page) => Promise<void>> = {
  'a click': (page) => dialog(page).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a change of the window’s size': (page) => page.setViewportSize({ width: 1400, height: 900 }),
  'a scroll of more than 40 px': (page) => page.evaluate(() => window.scrollBy({ top: 41, behavior: 'instant' })),
};

test('a diagram is enlarged on a click, and put back by all that closes a picture', async ({ page }) => {
  await openRunning(page, PLAYBACK);
  for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
    await test.step(way, async () => {
      await figure(page).scrollIntoViewIfNeeded();
      const small = await drawing(page).locator('svg').first().boundingBox();
      await enlarge(page).click();
      const large = await dialog(page).locator('svg').first().boundingBox();
      expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.2);
      await close(page);
      await expect(dialog(page)).toHaveCount(0);
    });
  }
});

test('a diagram is enlarged and put back by keyboard, which keeps its place', async ({ page }) => {
  await openRunning(page, PLAYBACK);
  await enlarge(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName(/If the desk has USB audio/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(enlarge(page)).toBeFocused();
});
