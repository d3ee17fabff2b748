import type { Page } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

const toggle = (page: Page) => page.getByRole('button', { name: /^Dark mode/ });
const opener = (page: Page) => page.getByRole('button', { name: 'Light, dark or as the system' });
const menu = (page: Page) => page.getByRole('group', { name: 'House lights' });
const choice = (page: Page, label: string) => menu(page).getByRole('radio', { name: label });

/** The visible signs of the mode: the page's colours, the browser's controls, and its bars. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
    return {
      mode: document.documentElement.dataset.theme,
      colorScheme,
      bars: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
      ground: backgroundColor === 'rgba(0, 0, 0, 0)' ? getComputedStyle(document.body).backgroundColor : backgroundColor,
    };
  });

const hexadecimal = (colour: string): string =>
  `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/** Makes the next pages record each of their modes, from the moment they have a body. */
async function noteModes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const modes: string[] = [];
    Object.assign(window, { modes });
    const note = () => {
      const mode = document.documentElement?.dataset.theme ?? 'none';
      if (document.body && modes.at(-1) !== mode) modes.push(mode);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-theme'] });
    new PerformanceObserver(note).observe({ type: 'paint', buffered: true });
  });
}

const modesOf = (page: Page) => page.evaluate(() => (window as unknown as { modes: string[] }).modes);

test('a first visit is light, whatever the system prefers; the switch changes page, drawings, controls and bars, and later visits keep the mode from the first paint', async ({
  page,
}) => {
  await noteModes(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openRunning(page, CABLES);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  const drawing = page.locator('main figure:has(picture.dark)').first();
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing.locator('picture.light')).toBeVisible();
  await expect(drawing.locator('picture.dark')).toBeHidden();
  const light = await shown(page);
  expect(light).toMatchObject({ mode: 'light', colorScheme: 'light', bars: hexadecimal(light.ground) });
  expect(await modesOf(page)).toEqual(['light']);

  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(drawing.locator('picture.dark')).toBeVisible();
  await expect(drawing.locator('picture.light')).toBeHidden();
  const dark = await shown(page);
  expect(dark).toMatchObject({ mode: 'dark', colorScheme: 'dark', bars: hexadecimal(dark.ground) });
  expect(dark.ground).not.toBe(light.ground);
  await openRunning(page, '/no-such-page');
  expect(await shown(page)).toEqual(dark);
  expect(await modesOf(page)).toEqual(['dark']);
  await toggle(page).click();
  expect(await shown(page)).toEqual(light);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await opener(page).click();
  await menu(page).getByText('As the system').click();
  await expect.poll(() => shown(page)).toEqual(dark);
});

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1366, height: 900 };

test('the list of choices works before the app runs, by touch and by keyboard; “As the system” follows the system live, in all tabs, until the switch is pressed', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/shows');
  await other.emulateMedia({ colorScheme: 'dark' });
  // The app never loads.
  await page.route(/\/(?:app|framework|webpack-runtime)-\w+\.js$/, () => undefined);
  await test.step('on a phone it fits the screen, and a press on the words chooses', async () => {
    await page.setViewportSize(PHONE);
    await page.goto('/wiki');
    await opener(page).click();
    await expect(choice(page, 'Light')).toBeChecked();
    const { x, y, width, height } = (await menu(page).boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
    expect(y + height).toBeLessThan(PHONE.height / 2);
    await menu(page).getByText('Dark').click();
    expect((await shown(page)).mode).toBe('dark');
    await menu(page).getByText('Light', { exact: true }).click();
    await expect(choice(page, 'Light')).toBeChecked();
    await page.mouse.click(20, PHONE.height - 20);
    await expect(menu(page)).toBeHidden();
    expect((await shown(page)).mode).toBe('light');
  });
  await test.step('by keyboard', async () => {
    await page.setViewportSize(DESKTOP);
    await opener(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(choice(page, 'Light')).toBeFocused();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, 'Dark')).toBeChecked();
    expect((await shown(page)).mode).toBe('dark');
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, 'As the system')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
  await test.step('it follows the system, also after a reload', async () => {
    expect((await shown(page)).mode).toBe('light');
    await expect.poll(async () => (await shown(other)).mode).toBe('dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => shown(page)).toMatchObject({ mode: 'dark', colorScheme: 'dark' });
    await page.reload();
    expect((await shown(page)).mode).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(async () => (await shown(page)).mode).toBe('light');
  });
  await test.step('until the switch is pressed', async () => {
    await toggle(page).click();
    expect((await shown(page)).mode).toBe('dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect((await shown(page)).mode).toBe('dark');
  });
});
