/** What crews do with a page while they stand somewhere: look up letters, tick a list, print it. */
import type { Locator, Page } from '@playwright/test';
import { untilRunning } from '../../scripts/chromium';
import { accessibilityViolations, complaintsOf, openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

const DOCK = '/wiki/spaces/dock';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('an acronym opens its meaning by keyboard, within the margins, and Escape closes it; a checklist is a list of boxes', async ({
    page,
  }) => {
    await page.goto(DOCK);
    const letters = page.getByRole('button', { name: 'DSM' });
    await expect(letters).toHaveCount(1);
    await letters.focus();
    await page.keyboard.press('Enter');
    const meaning = page.locator('#acronym-DSM');
    await expect(meaning).toBeVisible();
    await expect(meaning).toContainText('Deputy stage manager');
    await expect(meaning.getByRole('link', { name: 'All acronyms' })).toHaveAttribute('href', '/wiki/resources/acronyms');
    expect(await meaning.boundingBox()).toMatchObject({ x: 20, width: 350 });
    await page.keyboard.press('Escape');
    await expect(meaning).toBeHidden();
    await expect(letters).toBeFocused();
    await box(page, 'Table folded').check();
    await expect(page.getByRole('button', { name: 'Untick all' })).toBeHidden();
  });
});

test('a page that is due to be checked says so before it is touched; the words beside a field of it are as high as the field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(DOCK);
  await expect(page.getByText('Due to be checked again since January 2022')).toBeVisible();
  expect(await page.evaluate(() => '___loader' in window)).toBe(false);
  await untilRunning(page);
  await page.getByRole('button', { name: 'Keep a list for a show' }).click();
  const [words, field] = [page.getByText('Name of the show'), page.getByLabel('Name of the show')];
  const middleOf = async (part: Locator): Promise<number> => {
    const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return Math.round(y + height / 2);
  };
  await expect.poll(async () => (await middleOf(words)) - (await middleOf(field))).toBe(0);
});

test('a section is one document whose links lead to places in it, and a way back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRunning(page, '/print/wiki/spaces');
  expect(await accessibilityViolations(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Back to Spaces' })).toHaveAttribute('href', '/wiki/spaces');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const { ids, broken } = await page.evaluate(() => ({
    ids: [...document.querySelectorAll('main [id]')].map(({ id }) => id),
    broken: [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')]
      .map(({ hash }) => decodeURIComponent(hash.slice(1)))
      .filter((id) => document.getElementById(id) === null),
  }));
  expect(new Set(ids).size).toBe(ids.length);
  expect(broken).toEqual([]);
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveText([
    'Spaces',
    'The Barn',
    'The Cellar',
    'The Dock',
  ]);
});

test('a pack holds the pages that were added to it, and its address opens without a complaint', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const address of [DOCK, '/wiki/spaces/cellar']) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByRole('button', { name: 'Add to print pack' }).click();
    await expect(page.getByRole('button', { name: 'Remove from print pack' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Print pack (2 pages)' }).click();
  await expect(page).toHaveURL(/\/print\?pages=\/wiki\/spaces\/dock,\/wiki\/spaces\/cellar$/);
  await openRunning(page, page.url());
  await expect(page.getByRole('heading', { level: 1, name: '1. The Dock' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveText(['The Dock', 'The Cellar']);
  await expect(page.getByText(/^As of \d+ \w+ 20\d\d\. Paper doesn’t change/)).toBeVisible();
  await page.getByRole('button', { name: 'Empty the pack' }).click();
  await expect(page).toHaveURL(/\/print$/);
  await expect(page.locator('main article')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a page that is added before the pack of another tab is known comes after its pages, and can be removed again', async ({ page }) => {
  await openRunning(page, DOCK);
  // A tab hears only of what others store.
  await page.evaluate(() => localStorage.setItem('print-pack', '/wiki/spaces/barn'));
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('button', { name: 'Add to print pack' }).click();
  const pack = page.getByRole('link', { name: /^Print pack/ });
  await expect(pack).toHaveAttribute('href', '/print?pages=/wiki/spaces/barn,/wiki/spaces/dock');
  await page.getByRole('button', { name: 'Remove from print pack' }).click();
  await expect(pack).toHaveAttribute('href', '/print?pages=/wiki/spaces/barn');
});

test('on paper a page ends in its short link and code, and names no path and no button', async ({ page }) => {
  await openRunning(page, '/wiki/tech-crew/safety');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^The current text: /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'This page' })).toBeHidden();
  const printed = await page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(new Set(printed)).toEqual(new Set(['none']));
});
