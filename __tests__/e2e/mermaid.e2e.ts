import { expect, test, type Locator, type Page } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';

const PLAYBACK = '/wiki/disciplines/sound/playback';

// A service worker would answer for the host.
test.use({ serviceWorkers: 'block' });

const figure = (page: Page): Locator => page.locator('main figure:has(noscript)').first();
const drawing = (page: Page): Locator => figure(page).getByRole('img').first();
const enlarge = (page: Page): Locator => figure(page).getByRole('button', { name: /^Enlarge: / });
const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Scripts that are loaded from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

async function openDrawn(page: Page): Promise<void> {
  await openRunning(page, PLAYBACK);
  await figure(page).scrollIntoViewIfNeeded();
  await expect(drawing(page).locator('svg').first()).toBeVisible({ timeout: 15_000 });
}

test('what draws diagrams is loaded when one comes near, and not before', async ({ page }) => {
  const far = '/wiki/disciplines/lx/mvs';
  await page.setViewportSize({ width: 1366, height: 400 });
  await openRunning(page, far);
  const scripts = scriptsOf(page);
  const distance = await figure(page).evaluate((element) => element.getBoundingClientRect().top - window.innerHeight);
  expect(distance).toBeGreaterThan(500);
  await page.waitForTimeout(800);
  const before = scripts.length;
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), distance - 350);
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await expect(drawing(page).locator('svg').first()).toBeAttached({ timeout: 15_000 });
});

test('a diagram follows the house lights', async ({ page }) => {
  await openDrawn(page);
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

test('a diagram has its space before it is drawn', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(PLAYBACK);
    const before = await figure(page).boundingBox();
    await openDrawn(page);
    const after = await figure(page).boundingBox();
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
  }
});

test('a diagram says in words what it shows', async ({ page }) => {
  await openDrawn(page);
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
  await openDrawn(page);
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
  await openDrawn(page);
  await enlarge(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName(/If the desk has USB audio/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(enlarge(page)).toBeFocused();
});

test('a diagram that is wrong all the same shows its source and what is wrong, and the page stays', async ({ page }) => {
  // The content check refuses such a diagram, so it is made wrong on its way to the browser.
  await page.route(`**/page-data${PLAYBACK}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const data = await response.text();
    await route.fulfill({ response, body: data.replace('hasUsb -->|no| hasCard', 'hasUsb -->|no hasCard') });
  });
  await openRunning(page, '/wiki/disciplines/sound');
  await page.getByRole('main').locator(`a[href="${PLAYBACK}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sound Playback');
  await figure(page).scrollIntoViewIfNeeded();
  const alert = figure(page).getByRole('alert');
  await expect(alert).toContainText('This diagram cannot be drawn', { timeout: 15_000 });
  await expect(alert).toContainText(/line \d/);
  await expect(alert.locator('pre')).toContainText('hasUsb -->|no hasCard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
