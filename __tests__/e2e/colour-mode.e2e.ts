import type { Page } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

const toggle = (page: Page) => page.getByRole('button', { name: /^Dark mode/ });
const choices = (page: Page) => page.getByRole('contentinfo').getByRole('radiogroup', { name: 'House lights' });
const choice = (page: Page, label: string) => choices(page).getByRole('radio', { name: label });

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

test('a first visit follows the device; the switch changes page, drawings, controls and bars, and later visits keep the mode from the first paint', async ({
  page,
}) => {
  await noteModes(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openRunning(page, CABLES);
  const drawing = page.locator('main figure:has(picture.dark)').first();
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing.locator('picture.dark')).toBeVisible();
  await expect(drawing.locator('picture.light')).toBeHidden();
  const dark = await shown(page);
  expect(dark).toMatchObject({ mode: 'dark', colorScheme: 'dark', bars: hexadecimal(dark.ground) });
  expect(await modesOf(page)).toEqual(['dark']);

  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(drawing.locator('picture.light')).toBeVisible();
  await expect(drawing.locator('picture.dark')).toBeHidden();
  const light = await shown(page);
  expect(light).toMatchObject({ mode: 'light', colorScheme: 'light', bars: hexadecimal(light.ground) });
  expect(dark.ground).not.toBe(light.ground);
  await openRunning(page, '/no-such-page');
  expect(await shown(page)).toEqual(light);
  expect(await modesOf(page)).toEqual(['light']);
  await toggle(page).click();
  await expect.poll(() => shown(page)).toEqual(dark);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
});

test('the choices in the footer work before the app runs, by touch and by keyboard; “As the system” follows the system live, in all tabs, until the switch is pressed', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/shows');
  await other.emulateMedia({ colorScheme: 'dark' });
  // The app never loads.
  await page.route(/\/(?:app|framework|webpack-runtime)-\w+\.js$/, () => undefined);
  const mode = async (): Promise<string | undefined> => (await shown(page)).mode;
  await test.step('a press on the words chooses', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/wiki');
    await expect(choice(page, 'As the system')).toBeChecked();
    await choices(page).getByText('Dark').click();
    await expect.poll(mode).toBe('dark');
    await choices(page).getByText('Light', { exact: true }).click();
    await expect(choice(page, 'Light')).toBeChecked();
    await expect.poll(mode).toBe('light');
  });
  await test.step('by keyboard', async () => {
    await choice(page, 'Light').focus();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'Dark')).toBeChecked();
    await expect.poll(mode).toBe('dark');
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'As the system')).toBeChecked();
  });
  await test.step('it follows the system, also after a reload', async () => {
    await expect.poll(mode).toBe('light');
    await expect.poll(async () => (await shown(other)).mode).toBe('dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => shown(page)).toMatchObject({ mode: 'dark', colorScheme: 'dark' });
    await page.reload();
    await expect.poll(mode).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(mode).toBe('light');
  });
  await test.step('until the switch is pressed', async () => {
    await toggle(page).click();
    await expect.poll(mode).toBe('dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await mode()).toBe('dark');
  });
});
