import type { Page } from '@playwright/test';
import { darkModeSwitch, openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

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

test('a first visit follows the device; the switch changes page, controls and bars, and later visits keep the mode from the first paint', async ({
  page,
}) => {
  // The next pages record each of their modes, from the moment they have a body.
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
  const modes = () => page.evaluate(() => (window as unknown as { modes: string[] }).modes);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openRunning(page, '/wiki');
  const dark = await shown(page);
  expect(dark).toMatchObject({ mode: 'dark', colorScheme: 'dark', bars: hexadecimal(dark.ground) });
  expect(await modes()).toEqual(['dark']);

  await expect(darkModeSwitch(page)).toHaveAttribute('aria-pressed', 'true');
  await darkModeSwitch(page).click();
  await expect(darkModeSwitch(page)).toHaveAttribute('aria-pressed', 'false');
  const light = await shown(page);
  expect(light).toMatchObject({ mode: 'light', colorScheme: 'light', bars: hexadecimal(light.ground) });
  expect(dark.ground).not.toBe(light.ground);
  await page.goto('/no-such-page');
  expect(await shown(page)).toEqual(light);
  expect(await modes()).toEqual(['light']);
});

test('the choices in the footer work before the app runs, by touch and by keyboard; “As the system” follows the system live, until the switch is pressed', async ({
  page,
}) => {
  // The app never loads.
  await page.route(/\/(?:app|framework|webpack-runtime)-\w+\.js$/, () => undefined);
  const choices = page.getByRole('contentinfo').getByRole('radiogroup', { name: 'House lights' });
  const choice = (label: string) => choices.getByRole('radio', { name: label });
  const expectMode = (mode: string) => expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await page.goto('/wiki');
  await expect(choice('As the system')).toBeChecked();
  await choices.getByText('Light', { exact: true }).click();
  await expect(choice('Light')).toBeChecked();
  for (const [label, mode] of [
    ['Dark', 'dark'],
    ['As the system', 'light'],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(choice(label)).toBeChecked();
    await expectMode(mode);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode('dark');
  await darkModeSwitch(page).click();
  await expectMode('light');
  for (const colorScheme of ['light', 'dark'] as const) await page.emulateMedia({ colorScheme });
  await expectMode('light');
});
