import type { Page } from '@playwright/test';
import { accessibilityViolations, openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

const BARN = '/wiki/spaces/barn';

const MESSAGE = 'The lamp has blown.';

const crashed = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page crashed' });
const mend = (page: Page) => page.evaluate(() => (window as unknown as { mend: () => void }).mend());

/** Spoils the data of a page before React gets it: reading its tags throws until `mend` is called. */
async function spoilTags(page: Page, url: string): Promise<void> {
  await page.evaluate(
    async ([path, message]) => {
      const { json } = (await window.___loader.loadPage(path)) as unknown as { json: { data: Record<string, object> } };
      const [data = {}] = Object.values(json.data);
      const good = Object.getOwnPropertyDescriptor(data, 'tags') ?? {};
      const get = (): never => {
        throw new Error(message);
      };
      Object.defineProperty(data, 'tags', { configurable: true, get });
      Object.assign(window, { mend: () => Object.defineProperty(data, 'tags', good) });
    },
    [url, MESSAGE] as const,
  );
}

test('a page that crashes says so in plain words, shows the error message, can be retried, and leaves other pages intact', async ({
  page,
}) => {
  await openRunning(page, '/wiki/spaces');
  await spoilTags(page, BARN);
  await page.getByRole('main').locator(`a[href="${BARN}"]`).first().click();
  await expect(crashed(page)).toBeVisible();
  await expect(page.getByRole('alert')).not.toContainText(MESSAGE);
  await expect(page.getByText(`Error message: ${MESSAGE}`)).toBeVisible();
  // The bars around the page still work.
  await expect(page.getByRole('navigation', { name: 'Wiki', exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload the page' })).toHaveAttribute('href', BARN);
  // Gatsby writes the head after the page.
  await expect(page).toHaveTitle(/Barn/);
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
