import type { Page } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

const toggle = (page: Page) => page.getByRole('button', { name: /^House lights/ });
const menu = (page: Page) => page.getByRole('group', { name: 'House lights' });
const choice = (page: Page, label: string) => menu(page).getByRole('radio', { name: label });

/** What a reader sees of the mode: the page's own colours, the browser's controls, and its bars. */
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

test.describe('the switch of the house lights', () => {
  test('changes the page, the browser’s controls and its bars together, and says what it does next', async ({ page }) => {
    await openRunning(page, '/wiki');
    const light = await shown(page);
    expect(light).toMatchObject({ mode: 'light', colorScheme: 'light', bars: hexadecimal(light.ground) });
    await expect(toggle(page)).toHaveAccessibleName('House lights: switch to dark mode');
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName('House lights: switch to light mode');
    const dark = await shown(page);
    expect(dark).toMatchObject({ mode: 'dark', colorScheme: 'dark', bars: hexadecimal(dark.ground) });
    expect(dark.ground).not.toBe(light.ground);
    await toggle(page).click();
    expect(await shown(page)).toEqual(light);
  });
});

test.describe('the menu of the house lights', () => {
  test('opens on a long press, which is no press besides', async ({ page }) => {
    await openRunning(page, '/wiki');
    await toggle(page).click({ delay: 700 });
    await expect(choice(page, 'Light')).toBeChecked();
    expect((await shown(page)).mode).toBe('light');
  });

  test('opens on the context menu', async ({ page }) => {
    await openRunning(page, '/wiki');
    await toggle(page).click({ button: 'right' });
    await expect(menu(page).getByRole('radio')).toHaveCount(3);
  });

  test('is used by keyboard alone', async ({ page }) => {
    await openRunning(page, '/wiki');
    await toggle(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, 'Light')).toBeFocused();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, 'Dark')).toBeChecked();
    expect((await shown(page)).mode).toBe('dark');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
  });

  test('closes when the reader goes elsewhere', async ({ page }) => {
    await openRunning(page, '/wiki');
    await toggle(page).click({ button: 'right' });
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu(page)).toHaveCount(0);
  });
});

test.describe('following the system', () => {
  test('is a choice that changes with the system at once, and is kept', async ({ page }) => {
    await openRunning(page, '/wiki');
    await toggle(page).click({ button: 'right' });
    await choice(page, 'As the system').check();
    expect((await shown(page)).mode).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => shown(page)).toMatchObject({ mode: 'dark', colorScheme: 'dark' });
    await page.reload();
    expect((await shown(page)).mode).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(async () => (await shown(page)).mode).toBe('light');
  });

  test('ends with the next press of the switch', async ({ page }) => {
    await openRunning(page, '/wiki');
    await toggle(page).click({ button: 'right' });
    await choice(page, 'As the system').check();
    await page.keyboard.press('Escape');
    await toggle(page).click();
    expect((await shown(page)).mode).toBe('dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect((await shown(page)).mode).toBe('dark');
  });

  test('holds in other tabs too', async ({ page, context }) => {
    const other = await context.newPage();
    await openRunning(other, '/shows');
    await other.emulateMedia({ colorScheme: 'dark' });
    await openRunning(page, '/wiki');
    await toggle(page).click({ button: 'right' });
    await choice(page, 'As the system').check();
    await expect.poll(async () => (await shown(other)).mode).toBe('dark');
  });
});

test('without a choice the system changes nothing', async ({ page }) => {
  await openRunning(page, '/wiki');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(100);
  expect((await shown(page)).mode).toBe('light');
});

test.describe('a site that is configured', () => {
  test('to follow the system does so on a first visit, live, until a choice is made', async ({ page, configuredSite }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openRunning(page, `${configuredSite}/wiki`);
    expect(await shown(page)).toMatchObject({ mode: 'dark', colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(async () => (await shown(page)).mode).toBe('light');
    await toggle(page).click();
    await page.reload();
    expect((await shown(page)).mode).toBe('dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect((await shown(page)).mode).toBe('dark');
  });

  test('to be dark is dark on a first visit, whatever the system prefers', async ({ page, secondDeployment }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openRunning(page, `${secondDeployment}/wiki`);
    expect(await shown(page)).toMatchObject({ mode: 'dark', colorScheme: 'dark' });
  });

  test.describe('to be dark', () => {
    test.use({ javaScriptEnabled: false });

    test('is dark without scripts', async ({ page, secondDeployment }) => {
      await page.goto(`${secondDeployment}/wiki`);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    });
  });
});
