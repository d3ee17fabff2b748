import { accessibilityViolations, heading, openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

const BARN = '/wiki/spaces/barn';
const MESSAGE = 'The lamp has blown.';

test('a page that crashes says so in plain words, shows the error message, can be retried, and leaves other pages intact', async ({
  page,
}) => {
  const tree = page.getByRole('navigation', { name: 'Wiki', exact: true });
  const crashed = page.getByRole('heading', { level: 1, name: 'This page crashed' });
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await openRunning(page, '/wiki/spaces');
  // Spoils the data of the page before React gets it: reading its tags throws until `mend` is called.
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
    [BARN, MESSAGE] as const,
  );
  await page.getByRole('main').locator(`a[href="${BARN}"]`).first().click();
  await expect(crashed).toBeVisible();
  await expect(page.getByRole('alert')).not.toContainText(MESSAGE);
  await expect(page.getByText(`Error message: ${MESSAGE}`)).toBeVisible();
  // Gatsby writes the head after the page.
  await expect(page).toHaveTitle(/Barn/);
  expect(await accessibilityViolations(page)).toEqual([]);
  // The bars around the page still work.
  await tree.locator('a[href="/wiki/spaces/cellar"]').click();
  await expect(page).toHaveURL(/\/cellar$/);
  await expect(heading(page)).toHaveText(/Cellar/);
  await page.goBack();
  await expect(crashed).toBeVisible();
  await tryAgain.click();
  await expect(crashed).toBeVisible();
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await tryAgain.click();
  await expect(heading(page)).toHaveText(/Barn/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
