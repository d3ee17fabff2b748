import { expect, test, type Locator, type Page } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';

const CABLES = '/wiki/disciplines/general/cables';
/** As `content/site.json` has it. */
const MARGIN = 24;

const firstPicture = (page: Page): Locator => page.locator('main [data-zoomable] figure picture:visible img').first();
/** The copy that covers the page, the large one on top. */
const zoomed = (page: Page): Locator => page.locator('body > .medium-zoom-image--opened').last();
const ground = (page: Page): Locator => page.locator('.medium-zoom-overlay');

/** Waits until a picture has become a button, and opens it. */
async function openZoom(page: Page): Promise<Locator> {
  const picture = firstPicture(page);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveRole('button');
  await picture.click();
  await expect(zoomed(page)).toBeVisible();
  await standsStill(page);
  return picture;
}

/** Waits until the zoom has come to rest. */
async function standsStill(page: Page): Promise<void> {
  let before = '';
  await expect
    .poll(async () => {
      const now = JSON.stringify(await zoomed(page).boundingBox());
      const rests = now === before;
      before = now;
      return rests;
    })
    .toBe(true);
}

test('a picture of a wiki page is enlarged on a click, 24 px from the window’s edges', async ({ page }) => {
  // Narrow enough for the picture's own size to be no limit.
  await page.setViewportSize({ width: 1100, height: 900 });
  await openRunning(page, CABLES);
  const picture = firstPicture(page);
  await picture.scrollIntoViewIfNeeded();
  const small = await picture.boundingBox();
  await openZoom(page);
  const large = await zoomed(page).boundingBox();
  if (!small || !large) throw new Error('A picture has no place.');
  expect(large.width).toBeGreaterThan(small.width * 1.1);
  const { width, height } = await page.evaluate(() => ({ width: document.documentElement.clientWidth, height: window.innerHeight }));
  const margins = [large.x, large.y, width - large.x - large.width, height - large.y - large.height];
  expect(Math.min(...margins)).toBeGreaterThanOrEqual(MARGIN - 1);
  expect(Math.min(...margins)).toBeLessThanOrEqual(MARGIN + 1);
});

test('an enlarged picture lies on white, with the lights on and off', async ({ page }) => {
  await openRunning(page, CABLES);
  for (const mode of ['light', 'dark']) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await openZoom(page);
    await expect(ground(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.keyboard.press('Escape');
    await expect(zoomed(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^House lights/ }).click();
  }
});

const WAYS_TO_CLOSE: Record<string, (page: Page) => Promise<void>> = {
  'a click on it': (page) => zoomed(page).click(),
  'a click beside it': (page) => page.mouse.click(4, 4),
  Escape: (page) => page.keyboard.press('Escape'),
  'a change of the window’s size': (page) => page.setViewportSize({ width: 1200, height: 800 }),
  'a scroll of more than 40 px': (page) => page.mouse.wheel(0, 90),
};

test('an enlarged picture closes on a click, Escape, a change of the window’s size and a scroll', async ({ page }) => {
  await openRunning(page, CABLES);
  for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
    await test.step(way, async () => {
      await openZoom(page);
      await close(page);
      await expect(zoomed(page)).toHaveCount(0);
      await expect(ground(page)).toHaveCount(0);
    });
  }
});

test('an enlarged picture stays open while the page is scrolled by 40 px', async ({ page }) => {
  await openRunning(page, CABLES);
  await openZoom(page);
  const scroll = (by: number) => page.evaluate((pixels) => window.scrollBy({ top: pixels, behavior: 'instant' }), by);
  await scroll(40);
  await page.waitForTimeout(500);
  await expect(zoomed(page)).toHaveCount(1);
  await scroll(1);
  await expect(zoomed(page)).toHaveCount(0);
});

test('a picture is enlarged and put back by keyboard, which keeps its place', async ({ page }) => {
  await openRunning(page, CABLES);
  const picture = firstPicture(page);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveRole('button');
  await expect(picture).toHaveAccessibleName(/^Enlarge: \w/);
  for (const [opening, closing] of [
    ['Enter', 'Escape'],
    ['Space', 'Enter'],
    ['Enter', 'Tab'],
  ] as const) {
    await picture.focus();
    await page.keyboard.press(opening);
    await expect(zoomed(page)).toBeFocused();
    await expect(zoomed(page)).toHaveAccessibleName(/^Close: \w/);
    await standsStill(page);
    await page.keyboard.press(closing);
    await expect(zoomed(page)).toHaveCount(0);
    await expect(picture).toBeFocused();
  }
});

test('an enlarged picture has nothing for axe to find', async ({ page }) => {
  await openRunning(page, CABLES);
  await openZoom(page);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('pictures can be enlarged a second after a page was opened, and not on the way to the next', async ({ page }) => {
  await page.clock.install();
  await openRunning(page, CABLES);
  const picture = firstPicture(page);
  await expect(picture).toHaveRole('button');
  await page.clock.pauseAt(Date.now() + 60_000);
  const buttons = page.locator('main [data-zoomable] figure picture img[role="button"]');
  expect(await buttons.count()).toBeGreaterThan(0);

  // A section of the same page keeps its pictures, which are let go and taken again.
  await page.getByRole('navigation', { name: 'On this page', exact: true }).getByRole('link').nth(1).click();
  await page.clock.runFor(100);
  await expect(buttons).toHaveCount(0);
  await page.clock.runFor(850);
  await expect(buttons).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(buttons).not.toHaveCount(0);

  await page.locator('main a[rel="prev"]').click();
  await page.clock.runFor(300);
  await expect(page).not.toHaveURL(new RegExp(CABLES));
  await page.goBack();
  await page.clock.runFor(100);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cable Registry');
  await expect(buttons).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(buttons).not.toHaveCount(0);
});

test('an enlarged picture does not stay when the reader goes back', async ({ page }) => {
  await openRunning(page, '/wiki/disciplines');
  await page.getByRole('navigation', { name: 'Wiki', exact: true }).locator(`a[href="/wiki/disciplines/general"]`).first().click();
  await expect(page).toHaveURL(/general$/);
  await page.getByRole('main').locator(`a[href="${CABLES}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(CABLES));
  await openZoom(page);
  await page.goBack();
  await expect(page).toHaveURL(/general$/);
  await expect(zoomed(page)).toHaveCount(0);
  await expect(ground(page)).toHaveCount(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('an enlarged picture is there at once, and can be closed', async ({ page }) => {
    await openRunning(page, CABLES);
    await openZoom(page);
    expect(await zoomed(page).evaluate((image) => getComputedStyle(image).transitionDuration)).toBe('0.001s');
    await page.keyboard.press('Escape');
    await expect(zoomed(page)).toHaveCount(0);
  });
});

test('pictures of pages outside the wiki are not enlarged', async ({ page }) => {
  await openRunning(page, '/opportunities');
  await page.waitForTimeout(1300);
  await expect(page.locator('main img[role="button"]')).toHaveCount(0);
});
