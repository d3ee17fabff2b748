/** The search modal as tests use it. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The button in the top bar that opens search. */
export const searchButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });

export const searchDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });

/** The field of the loaded modal. The placeholder before it has no combobox. */
export const searchField = (page: Page): Locator => searchDialog(page).getByRole('combobox');

/** Results in the modal, those of Ask AI left out. */
export const searchResults = (page: Page): Locator =>
  searchDialog(page)
    .getByRole('option')
    .filter({ has: page.locator('a') });

/** Opens the modal. */
export async function openSearch(page: Page): Promise<void> {
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
}

/** Opens the modal, searches, and waits for results or the note that there are none. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await searchField(page).fill(query);
}

/** The address of a result, which is a link once the pointer is over it. */
export async function addressOf(result: Locator): Promise<string> {
  // A resting pointer causes no event when the results change beneath it.
  await result.page().mouse.move(0, 0);
  await result.locator('a').first().hover();
  return (await result.locator('a').first().getAttribute('href')) ?? '';
}
