import type { Page } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

const BARN = '/wiki/spaces/barn';

/** The error that spoiled data throws while `window.broken` is true. */
const MESSAGE = 'The lamp has blown.';

const crashed = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page crashed' });
const mend = (page: Page) => page.evaluate(() => Object.assign(window, { broken: false }));

/** Spoils the data of a page before React gets it: reading `field` throws until `mend` is called. */
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
  // The bars around the page still work.
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
