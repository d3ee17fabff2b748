import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations, darkModeSwitch, openRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

const MICROPHONES = '/wiki/disciplines/sound/microphones';
/** As set in the fixture's `site.json`. */
const MARGIN = 24;

const picture = (page: Page): Locator => page.getByRole('main').getByAltText('A circle: the microphone hears all round.');
/** The enlarged copy; its sharper version is last. */
const zoomed = (page: Page): Locator => page.locator('body > .medium-zoom-image--opened').last();

/** Waits until a picture has become a button, and opens it. */
async function openZoom(page: Page): Promise<void> {
  await picture(page).scrollIntoViewIfNeeded();
  await expect(picture(page)).toHaveRole('button');
  // On a busy machine its large size would come too late for the zoom, which then takes the small one.
  await picture(page).evaluate(async (element) => {
    const sizes = element.parentElement?.querySelector('source')?.srcset.split(', ') ?? [];
    await Promise.all(sizes.map((size) => Object.assign(new Image(), { src: size.split(' ')[0] }).decode()));
  });
  await picture(page).click();
  await standsStill(page);
}

/** Waits until the zoom's animation has ended, and one frame more, when its event fires. */
async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const image = [...document.querySelectorAll<HTMLElement>('body > .medium-zoom-image--opened')].at(-1);
    return image && image.style.transform !== '' && image.getAnimations().length === 0;
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function expectClosed(page: Page): Promise<void> {
  await expect(page.locator('.medium-zoom-overlay, .medium-zoom-image--opened')).toHaveCount(0);
}

test('a picture of a wiki page is enlarged on white, 24 px from the window’s edges, and closed by pointer, scroll, keyboard and Back', async ({
  page,
}) => {
  // Narrower than the picture, so that its own size is no limit.
  await page.setViewportSize({ width: 900, height: 900 });
  await openRunning(page, '/wiki/disciplines/sound');
  await darkModeSwitch(page).click();
  await page.getByRole('main').locator(`a[href="${MICROPHONES}"]`).first().click();
  await expect(page).toHaveURL(MICROPHONES);
  await test.step('it keeps its margin, is on white in dark mode too, and closes at a click', async () => {
    await picture(page).scrollIntoViewIfNeeded();
    const small = await picture(page).boundingBox();
    await openZoom(page);
    const large = await zoomed(page).boundingBox();
    expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.1);
    expect(large?.x).toBeCloseTo(MARGIN, 0);
    for (const part of [page.locator('.medium-zoom-overlay'), zoomed(page)])
      await expect(part).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await zoomed(page).click();
    await expectClosed(page);
  });
  await expect(picture(page)).toHaveAccessibleName(/^Enlarge: \w/);
  for (const [opening, closing] of [
    ['Enter', 'Escape'],
    ['Space', 'Tab'],
  ] as const) {
    await test.step(`${opening} opens it and ${closing} closes it`, async () => {
      await picture(page).focus();
      await page.keyboard.press(opening);
      await expect(zoomed(page)).toBeFocused();
      await expect(zoomed(page)).toHaveAccessibleName(/^Close: \w/);
      await standsStill(page);
      if (opening === 'Space') expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press(closing);
      await expectClosed(page);
      await expect(picture(page)).toBeFocused();
    });
  }
  for (const [way, close] of [
    ['by a scroll of more than 40 px', () => page.evaluate(() => window.scrollBy({ top: 41, behavior: 'instant' }))],
    ['at Back', () => page.goBack()],
  ] as const) {
    await test.step(`it closes ${way}`, async () => {
      await openZoom(page);
      await close();
      await expectClosed(page);
    });
  }
  await page.goForward();
  await openZoom(page);
});

test('a drawing fills the window in both colour modes', async ({ page }) => {
  await openRunning(page, CABLES);
  for (const mode of ['light', 'dark']) {
    const drawing = page.locator(`main picture.${mode} img`).first();
    await expect(drawing).toHaveRole('button');
    await drawing.click();
    await standsStill(page);
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect((await zoomed(page).boundingBox())?.width).toBeCloseTo(width - 2 * MARGIN, 0);
    await page.keyboard.press('Escape');
    await darkModeSwitch(page).click();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap shows a picture larger than in its page, says that it goes on, and a visible cross closes it', async ({ page }) => {
    await openRunning(page, MICROPHONES);
    await picture(page).scrollIntoViewIfNeeded();
    await expect(picture(page)).toHaveCSS('cursor', 'pointer');
    const small = await picture(page).boundingBox();
    await picture(page).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toBeVisible();
    const large = await dialog.getByRole('img').boundingBox();
    expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.9);
    expect(await dialog.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('Scroll for more');
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(picture(page)).toBeFocused();
  });
});
