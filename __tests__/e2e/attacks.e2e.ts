import type { Page } from '@playwright/test';
import { openRunning } from '../support/browser';
import { CABLES } from '../support/fixture-pages';
import { searchField } from '../support/search-modal';
import { ATTACK, ATTACKS, isAttacked, violationsOf } from '../support/security';
import { expect, test } from '../support/site-test';

/** An address that is a script: what takes addresses takes it as one only if nothing stands before it. */
const SCRIPT_ADDRESS = ATTACKS.find((attack) => attack.startsWith('javascript:')) ?? '';

/** What a reader's browser keeps for the site. */
const KEPT = ['colour-mode', 'announcement-dismissed', 'docs-version', 'page-view-consent'];

/** A page that was attacked has the time in which markup would run; nothing of the attack may have run, and nothing may have needed the policy to stop it. */
async function expectUnharmed(page: Page, violations: readonly string[]): Promise<void> {
  await page.waitForTimeout(100);
  expect(await isAttacked(page)).toBe(false);
  expect(violations).toEqual([]);
}

test('markup in the query runs nothing, and is shown as what was searched for', async ({ page }) => {
  const violations = await violationsOf(page);
  for (const url of ['/shows?q=', '/hires/archive?q=', '/short-links?q=', '/wiki/resources/changelog?page=', '/wiki/search?q=']) {
    await openRunning(page, url + encodeURIComponent(ATTACK));
    await expectUnharmed(page, violations);
  }
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(ATTACK);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  await expectUnharmed(page, violations);
});

test('markup typed into search runs nothing', async ({ page }) => {
  const violations = await violationsOf(page);
  await openRunning(page, '/wiki');
  await page.keyboard.press('Control+k');
  for (const attack of ATTACKS) {
    await searchField(page).fill(attack);
    await page.waitForTimeout(200);
  }
  await page.waitForLoadState('networkidle');
  await expectUnharmed(page, violations);
});

test('markup in the hash runs nothing, and a hash that is no text breaks nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const violations = await violationsOf(page);
  for (const hash of [ATTACK, SCRIPT_ADDRESS, '%E0%A4%A"]:not(*)']) {
    await page.goto('about:blank');
    await openRunning(page, `${CABLES}#${hash}`);
    await expectUnharmed(page, violations);
    await page.getByRole('link', { name: 'Wiki', exact: true }).first().click();
    await expect(page).toHaveURL(/\/wiki$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cables');
    await expectUnharmed(page, violations);
  }
  expect(errors).toEqual([]);
});

test('markup in an address where nothing is runs nothing', async ({ page }) => {
  const violations = await violationsOf(page);
  await page.goto(`/wiki/${encodeURIComponent(ATTACK)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectUnharmed(page, violations);
});

test('a short link leads where the build says, whatever comes with it', async ({ page }) => {
  const violations = await violationsOf(page);
  for (const attack of [
    '?url=https://attacker.example',
    '?target=javascript:alert(1)',
    '#javascript:window.attacked=1',
    `?${encodeURIComponent('"><script>window.attacked=1</script>')}`,
  ]) {
    await page.goto(`/cables${attack}`);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/wiki\/disciplines\/lx\/cables/);
    await expectUnharmed(page, violations);
  }
});

test('what another program left in the browser’s storage runs nothing and breaks nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const violations = await violationsOf(page);
  const harmless = () => expectUnharmed(page, violations);
  for (const attack of [ATTACK, SCRIPT_ADDRESS]) {
    await openRunning(page, '/wiki');
    await page.evaluate(
      ([keys, value]) => {
        const known = [...keys, ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
        for (const key of known) localStorage.setItem(key, value);
        for (const key of [...known, 'details sidebar /wiki/spaces', '@@scroll|/wiki|initial']) sessionStorage.setItem(key, value);
        const recent = { objectID: '1', url: value, type: 'lvl1', content: value, hierarchy: { lvl0: value, lvl1: value } };
        for (const key of Object.keys(localStorage).filter((name) => /DOCSEARCH/i.test(name)))
          localStorage.setItem(key, JSON.stringify([recent]));
        localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__wiki', JSON.stringify([recent]));
      },
      [KEPT, attack] as const,
    );
    for (const url of ['/wiki', '/', '/wiki/search?q=cable', '/privacy']) {
      await openRunning(page, url);
      await harmless();
    }
    await page.keyboard.press('Control+k');
    await expect(searchField(page)).toBeVisible();
    await page.waitForTimeout(200);
    await harmless();
  }
  expect(errors).toEqual([]);
});
