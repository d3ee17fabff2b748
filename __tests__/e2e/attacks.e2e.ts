import type { Page } from '@playwright/test';
import { complaintsOf, heading, isAttacked, openRunning, untilRunning } from '../support/browser';
import { SEARCH_INDEX } from '../support/built-site';
import { CABLES } from '../support/fixture-pages';
import { searchDialog, searchField, searchResults } from '../support/search-modal';
import { expect, test } from '../support/site-test';

/** A script as an address, which ends in a comment. It only works at the very start of an attribute. */
const SCRIPT_ADDRESS = "javascript:window.attacked=1//'";
/** Markup that sets `window.attacked` if a page inserts it as markup. */
const ATTACKS = [
  '<img src=x onerror="window.attacked=1">',
  '<svg onload="window.attacked=1"></svg>',
  '</script><script>window.attacked=1</script>',
  '"><script>window.attacked=1</script>',
  '<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>',
  SCRIPT_ADDRESS,
  '${window.attacked=1}{{constructor.constructor("window.attacked=1")()}}',
];
const ALL_ATTACKS = ATTACKS.join(' ');
const EVERY_ATTACK = `${SCRIPT_ADDRESS} ${ALL_ATTACKS}`;

/** Keys of the site in localStorage and in sessionStorage. */
const STORAGE_KEYS = [
  ...['colour-mode', 'announcement-dismissed', 'docs-version', 'page-view-consent'],
  ...['checklist-show', 'checklist-first-show', `checklist ${CABLES}`, 'scroll-positions', 'details /wiki/spaces'],
];

/** Returns a check that no attack has run, the policy had nothing to block, and the page threw nothing. */
function watch(page: Page): () => Promise<void> {
  const complaints = complaintsOf(page);
  return async () => {
    // Inserted markup runs meanwhile.
    await page.waitForTimeout(100);
    expect(await isAttacked(page)).toBe(false);
    expect(complaints).toEqual([]);
  };
}

test('markup in the query and hash of an address, or typed into search, runs nothing and breaks nothing', async ({ page }) => {
  const expectUnharmed = watch(page);
  for (const url of ['/shows?q=', '/wiki/resources/changelog?page=', '/wiki/search?q=']) {
    await openRunning(page, `${url}${encodeURIComponent(ALL_ATTACKS)}#${EVERY_ATTACK}`);
    await expect(heading(page)).toBeVisible();
    await expectUnharmed();
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue(ALL_ATTACKS);
  await expect(main.getByRole('status')).toHaveText(/results$/);
  await expect(main.locator('img[src="x"]')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  for (const attack of ATTACKS) {
    await searchField(page).fill(attack);
    await expect(searchDialog(page).getByText(attack).or(searchResults(page)).first()).toBeVisible();
  }
  await expectUnharmed();
});

test('a short link redirects only to the target of the build, whatever the query; no hash of its page runs or breaks anything', async ({
  page,
}) => {
  const expectUnharmed = watch(page);
  const query = `?url=https://attacker.example&target=${encodeURIComponent(SCRIPT_ADDRESS)}&${encodeURIComponent(ALL_ATTACKS)}`;
  for (const address of [`/cables${query}#${EVERY_ATTACK}`, `${CABLES}#%E0%A4%A"]:not(*)`]) {
    await page.goto(address);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/wiki\/disciplines\/lx\/cables/);
    await untilRunning(page);
    await page.getByRole('link', { name: 'Wiki', exact: true }).first().click();
    await expect(page).toHaveURL(/\/wiki$/);
    await page.goBack();
    await expect(heading(page)).toContainText('Cables');
    await expectUnharmed();
  }
});

test('values of another program in the browser’s storage run nothing and break nothing', async ({ page, configuredSite }) => {
  const expectUnharmed = watch(page);
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
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeVisible();
  await expectUnharmed();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'What is counted' }).click();
  await expect(heading(page)).toHaveText('Privacy');
  await expectUnharmed();
});

test('an embed of another site loads on a click, in a sandbox, and breaks no rule of the policy, which blocks an injected script', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.route(/crewvacancies/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }));
  // Starts at a short link, whose page has a policy too.
  await openRunning(page, '/apply');
  expect(page.frames()).toHaveLength(1);
  await page
    .getByText(/^Show “/)
    .first()
    .click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-(?:top-navigation|modals)).*allow-scripts/);
  await expect(frame.contentFrame().getByRole('heading', { name: 'Another site' })).toBeVisible();
  expect(complaints).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.attacked = 1';
    document.head.append(script);
  });
  await expect.poll(() => complaints.join()).toContain('Content Security Policy');
  expect(await isAttacked(page)).toBe(false);
});
