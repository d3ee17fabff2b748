import { accessibilityViolations, complaintsOf, heading, openRunning } from '../../../__tests__/support/browser';
import { expect, test } from '../../../__tests__/support/site-test';

test('a section leads to all its pages as one document, which has links that stay in it, contents, and a way back; a page without pages below it has none', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openRunning(page, '/wiki/spaces');
  await page.getByRole('list', { name: 'This page' }).getByRole('link', { name: 'Print section' }).click();
  await expect(page).toHaveURL('/print/wiki/spaces');
  const main = page.getByRole('main');
  await expect(main.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveText([
    'Spaces',
    'The Barn',
    'The Cellar',
    'The Dock',
  ]);
  const [ids, places] = await main.evaluate((element) => [
    [...element.querySelectorAll('[id]')].map(({ id }) => id),
    [...element.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map(({ hash }) => decodeURIComponent(hash.slice(1))),
  ]);
  expect(new Set(ids).size).toBe(ids?.length);
  expect(places?.filter((place) => !ids?.includes(place))).toEqual([]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.waitForLoadState('networkidle');
  expect(await accessibilityViolations(page)).toEqual([]);
  await main.getByRole('link', { name: 'Back to Spaces' }).click();
  await expect(page).toHaveURL('/wiki/spaces');
  await main.locator('a[href="/wiki/spaces/barn"]').first().click();
  await expect(heading(page)).toHaveText(/Barn/);
  await expect(page.getByRole('link', { name: 'Print section' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
