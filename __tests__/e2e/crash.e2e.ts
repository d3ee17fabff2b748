import type { Page } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

const BARN = '/wiki/spaces/barn';

/** While `window.broken` is true, what a test has spoiled throws this. */
const MESSAGE = 'The lamp has blown.';

const crashed = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page crashed' });
const mend = (page: Page) => page.evaluate(() => Object.assign(window, { broken: false }));

/** Spoils the data of a page on its way into React: reading a field of it throws until it is mended. */
async function spoilData(page: Page, url: string, field: string): Promise<void> {
  await page.addInitScript(
    ({ path, name, message }) => {
      Object.assign(window, { broken: true });
      const parse = JSON.parse.bind(JSON);
      JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]): unknown => {
        const value = parse(text, reviver) as { path?: string; result?: { data?: Record<string, Record<string, unknown>> } } | null;
        const data = value?.path === path ? Object.values(value.result?.data ?? {})[0] : undefined;
        if (data) {
          const good = data[name];
          Object.defineProperty(data, name, {
            get: () => {
              if ((window as unknown as { broken: boolean }).broken) throw new Error(message);
              return good;
            },
          });
        }
        return value;
      };
    },
    { path: url, name: field, message: MESSAGE },
  );
}

test('a page that crashes says so in plain words, folds the error message, can be retried, and leaves other pages intact', async ({
  page,
}) => {
  await spoilData(page, BARN, 'tags');
  await openRunning(page, '/wiki/spaces');
  await page.getByRole('main').locator(`a[href="${BARN}"]`).first().click();
  await expect(crashed(page)).toBeVisible();
  await expect(page.getByRole('alert')).not.toContainText(MESSAGE);
  await expect(page.getByText(MESSAGE)).toBeHidden();
  await page.getByText('Error message').click();
  await expect(page.getByText(MESSAGE)).toBeVisible();
  // What is around the page works on.
  await expect(page.getByRole('navigation', { name: 'Wiki', exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload the page' })).toHaveAttribute('href', BARN);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('navigation', { name: 'Wiki', exact: true }).locator('a[href="/wiki/spaces/cellar"]').click();
  await expect(page).toHaveURL(/\/cellar$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page crashed');
  await page.goBack();
  await expect(crashed(page)).toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(crashed(page)).toBeVisible();
  await mend(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Barn/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('an item of the top bar that crashes', () => {
  /** The house lights have the head's script mark the mode. */
  const spoilItem = (page: Page) =>
    page.addInitScript((message) => {
      Object.assign(window, { broken: true });
      let boot: BootState | undefined;
      Object.defineProperty(window, 'boot', {
        get: () => boot,
        set: (value: BootState) => {
          const markColourMode = (): void => {
            if ((window as unknown as { broken: boolean }).broken) throw new Error(message);
            value.markColourMode();
          };
          boot = { ...value, markColourMode };
        },
      });
    }, MESSAGE);

  test('is named in the bar and in the log, leaves the rest working, and can be retried', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (entry) => entry.type() === 'error' && errors.push(entry.text()));
    await spoilItem(page);
    await openRunning(page, CABLES);
    const bar = page.getByRole('banner');
    const item = bar.getByRole('button', { name: '“House lights” crashed. Try again' });
    await expect(item).toBeVisible();
    expect(errors.some((error) => error.includes(`The item “House lights” of the top bar crashed: ${MESSAGE}`))).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page crashed');
    await bar.getByRole('link', { name: 'Shows' }).click();
    await expect(page).toHaveURL(/\/shows$/);

    await item.click();
    await expect(item).toBeVisible();
    await mend(page);
    await item.click();
    await page.getByRole('button', { name: 'Dark mode (house lights)' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('a component of a wiki page that crashes', () => {
  const SUMMARY = '/wiki/tech-crew/statistics';

  /** Statistics write their numbers as in English. */
  const spoilStatistics = (page: Page) =>
    page.addInitScript((message) => {
      Object.assign(window, { broken: true });
      const write = Object.getOwnPropertyDescriptor(Number.prototype, 'toLocaleString')?.value as number['toLocaleString'];
      Number.prototype.toLocaleString = function spoiled(this: number, ...how: Parameters<number['toLocaleString']>) {
        if ((window as unknown as { broken: boolean }).broken) throw new Error(message);
        return write.apply(this, how);
      };
    }, MESSAGE);

  test('leaves the page readable, is named, and can be retried', async ({ page }) => {
    await spoilStatistics(page);
    await openRunning(page, SUMMARY);
    const failure = page.getByRole('main').getByRole('alert').first();
    await expect(failure).toContainText('This part of the page crashed');
    await expect(failure.getByRole('group')).toHaveText(`Error messageWikiStats: ${MESSAGE}`);
    await expect(failure.getByText(MESSAGE)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistics');
    await mend(page);
    const crashes = await page.getByRole('main').getByRole('alert').count();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(crashes - 1);
    await expect(page.getByRole('main')).toBeFocused();
  });
});
