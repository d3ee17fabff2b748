/** What crews do with a page at work: look up acronyms, tick a list, print it. */
import type { Locator, Page } from '@playwright/test';
import { untilRunning } from '../../scripts/chromium';
import { complaintsOf, openRunning } from '../support/browser';
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

test('a page that is due to be checked says so before it is touched; the label beside a field is aligned with it', async ({ page }) => {
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

test('a print pack keeps its pages, also those of another tab, until they are removed, and its address opens without an error', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const add = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByRole('button', { name: 'Add to print pack' }).click();
  };
  const pack = page.getByRole('link', { name: /^Print pack/ });
  const remove = page.getByRole('button', { name: 'Remove from print pack' });

  await test.step('a page that is added before the tab knows the pack of another tab comes last, and can be removed', async () => {
    await openRunning(page, DOCK);
    // Only other tabs get the storage event.
    await page.evaluate(() => localStorage.setItem('print-pack', '/wiki/spaces/barn'));
    await add();
    await expect(pack).toHaveAttribute('href', '/print?pages=/wiki/spaces/barn,/wiki/spaces/dock');
    await remove.click();
    await expect(pack).toHaveAttribute('href', '/print?pages=/wiki/spaces/barn');
  });

  await test.step('an untouched page can be added too, and the pack opens as one document', async () => {
    await page.goto('/wiki/spaces/cellar');
    await add();
    await expect(remove).toBeVisible();
    await page.getByRole('link', { name: 'Print pack (2 pages)' }).click();
    await expect(page).toHaveURL(/\/print\?pages=\/wiki\/spaces\/barn,\/wiki\/spaces\/cellar$/);
    await openRunning(page, page.url());
    await expect(page.getByRole('heading', { level: 1, name: '1. The Barn' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveText(['The Barn', 'The Cellar']);
    await expect(page.getByText(/^As of \d+ \w+ 20\d\d\. Paper doesn’t change/)).toBeVisible();
  });

  await test.step('it can be emptied', async () => {
    await page.getByRole('button', { name: 'Empty the pack' }).click();
    await expect(page).toHaveURL(/\/print$/);
    await expect(page.locator('main article')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});

test('a printed page ends with its own address, and prints neither buttons nor the addresses of internal links', async ({ page }) => {
  await openRunning(page, '/wiki/tech-crew/safety');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^The current text: /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'This page' })).toBeHidden();
  const printed = await page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(new Set(printed)).toEqual(new Set(['none']));
});
