import type { Page } from '@playwright/test';
import { untilRunning } from '../../scripts/chromium';
import { openRunning } from '../support/browser';
import { SEARCH_INDEX } from '../support/built-site';
import { CABLES } from '../support/fixture-pages';
import { searchDialog, searchField, searchResults } from '../support/search-modal';
import { ALL_ATTACKS, ATTACKS, isAttacked, violationsOf } from '../support/security';
import { expect, test } from '../support/site-test';

/** A script as an address. It only works at the very start of an attribute. */
const SCRIPT_ADDRESS = ATTACKS.find((attack) => attack.startsWith('javascript:')) ?? '';

/** Both a `javascript:` address, which ends in a comment, and markup. */
const EVERY_ATTACK = `${SCRIPT_ADDRESS} ${ALL_ATTACKS}`;

/** Keys of the site in localStorage and in sessionStorage. */
const STORAGE_KEYS = [
  ...['colour-mode', 'announcement-dismissed', 'docs-version', 'page-view-consent'],
  ...['checklist-show', 'checklist-first-show', `checklist ${CABLES}`, 'scroll-positions', 'details /wiki/spaces'],
];

/** Waits until inserted markup would have run. No attack may have run, and the policy may have blocked nothing. */
async function expectUnharmed(page: Page, violations: readonly string[]): Promise<void> {
  await page.waitForTimeout(100);
  expect(await isAttacked(page)).toBe(false);
  expect(violations).toEqual([]);
}

/** Collects exceptions of a page. */
function exceptionsOf(page: Page): string[] {
  const exceptions: string[] = [];
  page.on('pageerror', ({ message }) => exceptions.push(message));
  return exceptions;
}

test('markup in the query and hash of an address, or typed into search, runs nothing and breaks nothing', async ({ page }) => {
  const exceptions = exceptionsOf(page);
  const violations = await violationsOf(page);
  for (const url of ['/wiki/', '/shows?q=', '/wiki/resources/changelog?page=', '/wiki/search?q=']) {
    await openRunning(page, `${url}${encodeURIComponent(ALL_ATTACKS)}#${EVERY_ATTACK}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectUnharmed(page, violations);
  }
  await test.step('the search page shows it as the query', async () => {
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(ALL_ATTACKS);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/results$/);
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
    await expectUnharmed(page, violations);
  });
  await test.step('the modal shows it as text', async () => {
    await page.keyboard.press('Control+k');
    for (const attack of ATTACKS) {
      await searchField(page).fill(attack);
      await expect(searchDialog(page).getByText(attack).or(searchResults(page)).first()).toBeVisible();
    }
    await expectUnharmed(page, violations);
  });
  expect(exceptions).toEqual([]);
});

test('a short link redirects only to the target of the build, whatever the query; no hash of its page runs or breaks anything', async ({
  page,
}) => {
  const exceptions = exceptionsOf(page);
  const violations = await violationsOf(page);
  const query = `?url=https://attacker.example&target=${encodeURIComponent(SCRIPT_ADDRESS)}&${encodeURIComponent(ALL_ATTACKS)}`;
  const undecodable = '%E0%A4%A"]:not(*)';
  for (const address of [`/cables${query}#${EVERY_ATTACK}`, `${CABLES}#${undecodable}`]) {
    await page.goto(address);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/wiki\/disciplines\/lx\/cables/);
    await untilRunning(page);
    await expectUnharmed(page, violations);
    await page.getByRole('link', { name: 'Wiki', exact: true }).first().click();
    await expect(page).toHaveURL(/\/wiki$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cables');
    await expectUnharmed(page, violations);
  }
  expect(exceptions).toEqual([]);
});

test('values of another program in the browser’s storage run nothing and break nothing', async ({ page, configuredSite }) => {
  const exceptions = exceptionsOf(page);
  const violations = await violationsOf(page);
  await page.addInitScript(
    ([keys, value, index]) => {
      for (const storage of [localStorage, sessionStorage])
        for (const key of [...keys, ...Object.keys(storage)]) storage.setItem(key, value);
      const recent = { objectID: '1', url: value, type: 'lvl1', content: value, hierarchy: { lvl0: value, lvl1: value } };
      localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${index}`, JSON.stringify([recent]));
    },
    [STORAGE_KEYS, EVERY_ATTACK, SEARCH_INDEX] as const,
  );
  await openRunning(page, `${configuredSite}${CABLES}`);
  await expectUnharmed(page, violations);
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeVisible();
  await expectUnharmed(page, violations);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'What is counted' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expectUnharmed(page, violations);
  expect(exceptions).toEqual([]);
});
