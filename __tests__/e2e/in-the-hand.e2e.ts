/** What crews do with a page at work: print it, alone or in a pack. */
import { untilRunning } from '../../scripts/chromium';
import { complaintsOf, openRunning } from '../support/browser';
import { expect, test } from '../support/site-test';

const DOCK = '/wiki/spaces/dock';

test('an untouched page says that it is due to be checked, and prints as an article; a print pack keeps its pages, also those of another tab, until they are removed', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const add = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByRole('button', { name: 'Add to print pack' }).click();
  };
  const pack = page.getByRole('link', { name: /^Print pack/ });
  const remove = page.getByRole('button', { name: 'Remove from print pack' });

  await test.step('the page says that it is due to be checked', async () => {
    await page.goto(DOCK);
    await expect(page.getByText('Due to be checked again since January 2022')).toBeVisible();
    expect(await page.evaluate(() => '___loader' in window)).toBe(false);
  });

  await test.step('printed, it ends with its own address, and has neither buttons nor the addresses of internal links', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^The current text: /)).toBeVisible();
    await expect(page.getByRole('list', { name: 'This page' })).toBeHidden();
    const printed = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(new Set(printed)).toEqual(new Set(['none']));
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a page that is added before the tab knows the pack of another tab comes last, and can be removed', async () => {
    await untilRunning(page);
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
