import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { openRunning } from '../support/browser';

const CHANGELOG = '/wiki/resources/changelog';
const STATISTICS = '/wiki/tech-crew/digital/website/wiki-summary';

const changes = (page: Page) => page.getByRole('main').locator('section > ol > li');

const countOf = (page: Page) => page.getByRole('main').getByText(/^\d+ of \d+ changes$/);

/** Dates of the changes that are shown, as machines read them. */
async function datesOf(page: Page): Promise<string[]> {
  return changes(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
}

test.describe('the changelog', () => {
  test('lists the changes by month, newest first, with date, author, commit and pages', async ({ page }) => {
    await page.goto(CHANGELOG);
    const dates = (await datesOf(page)).map((date) => Date.parse(date));
    expect(dates.length).toBeGreaterThan(230);
    expect(dates).toEqual([...dates].sort((first, second) => second - first));
    await expect(page.getByRole('heading', { name: 'October 2025' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'January 2025' })).toBeVisible();
    const change = changes(page).filter({ hasText: 'Edit The Drama Collective (DC)' }).first();
    await expect(change.locator('time')).toHaveText('23 Oct 2025');
    await expect(change).toContainText('Wiki contributors');
    await expect(change.getByRole('link', { name: 'Commit 960a5a1' })).toHaveAttribute('href', /\/commit\/960a5a166e32/);
    await expect(change.getByRole('link', { name: /Drama Collective/ })).toHaveAttribute('href', '/wiki/warwick-drama/drama-collective');
  });

  test('can be narrowed to one page, and the address keeps it', async ({ page }) => {
    await openRunning(page, CHANGELOG);
    const all = await changes(page).count();
    await page.getByLabel('Page', { exact: true }).selectOption({ label: 'Acronyms Glossary' });
    await expect.poll(() => changes(page).count()).toBeLessThan(all);
    for (const change of await changes(page).all()) {
      expect(await change.locator('a[href="/wiki/resources/acronyms"]').count()).toBe(1);
    }
    const narrowed = await changes(page).count();
    expect(narrowed).toBeGreaterThan(0);
    await expect(countOf(page)).toHaveText(new RegExp(`^${narrowed} of \\d+ changes$`));
    await page.reload();
    await expect.poll(() => changes(page).count()).toBe(narrowed);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => changes(page).count()).toBe(all);
  });

  test('can be narrowed to one author', async ({ page }) => {
    await openRunning(page, CHANGELOG);
    await page.getByLabel('Author', { exact: true }).selectOption('Wiki contributors');
    await expect(countOf(page)).toHaveText(/^235 of \d+ changes$/);
    for (const change of await changes(page).all()) await expect(change).toContainText('Wiki contributors');
  });

  test('can be followed as a feed', async ({ page }) => {
    await page.goto(CHANGELOG);
    const feed = await page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]') ?? { href: '' };
      const response = await fetch(new URL(href).pathname);
      const xml = new DOMParser().parseFromString(await response.text(), 'application/xml');
      return {
        path: new URL(href).pathname,
        wrong: xml.querySelector('parsererror') !== null,
        name: xml.documentElement.namespaceURI,
        entries: xml.querySelectorAll('entry').length,
        incomplete: [...xml.querySelectorAll('entry')].filter((entry) =>
          ['id', 'title', 'updated', 'author > name'].some((part) => !entry.querySelector(part)?.textContent),
        ).length,
      };
    });
    expect(feed).toMatchObject({ path: '/wiki/changelog.xml', wrong: false, name: 'http://www.w3.org/2005/Atom', incomplete: 0 });
    expect(feed.entries).toBeGreaterThan(10);
  });
});

test('a wiki page says when it was last changed and by whom, and unfolds its last changes', async ({ page }) => {
  await openRunning(page, '/wiki/disciplines/sound/pa2');
  const main = page.getByRole('main');
  await expect(main).toContainText(/Last (updated on|change on record:) \d{1,2} \w{3} \d{4} by \S/);
  await expect(main.getByRole('link', { name: /^History on / })).toHaveAttribute('href', /^https:\/\/.+\/commits\/.+pa2\.mdx$/);
  const history = main.locator('details', { hasText: 'History of this page' });
  await expect(history.locator('ol')).toBeHidden();
  await history.locator('summary').click();
  await expect(history.locator('ol > li').first()).toBeVisible();
  const shown = await history.locator('ol > li').count();
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThanOrEqual(10);
});

test.describe('the wiki’s statistics', () => {
  test('count what is there', async ({ page }) => {
    await page.goto(STATISTICS);
    const main = page.getByRole('main');
    await expect(main).toContainText('117');
    for (const name of ['Longest pages', 'Shortest pages']) {
      const table = main.locator(`h2:has-text("${name}") ~ div table`).first();
      const words = (await table.locator('tbody tr td:last-child').allTextContents()).map((count) => Number(count.replace(/\D/g, '')));
      expect(words).toHaveLength(10);
      expect(words).toEqual([...words].sort((first, second) => (name === 'Longest pages' ? second - first : first - second)));
    }
    await expect(main.getByRole('link', { name: 'Acronyms Glossary' }).first()).toHaveAttribute('href', '/wiki/resources/acronyms');
  });

  test('show the edits of each month as a chart, and the same as a table', async ({ page }) => {
    await openRunning(page, STATISTICS);
    const main = page.getByRole('main');
    await expect(main.locator('figure', { hasText: 'The same as a table' }).locator('ol')).toBeVisible();
    await main.getByText('The same as a table').click();
    await expect(main.getByRole('row', { name: /October 2025/ })).toBeVisible();
  });
});

test('no e-mail address of anybody in the history reaches the built site', () => {
  const log = execFileSync('git', ['log', '--format=%ae%n%ce%n%(trailers:key=Co-authored-by,valueonly)'], { encoding: 'utf8' });
  const addresses = [...new Set(log.match(/[^\s<>]+@[^\s<>]+/g))];
  expect(addresses.length).toBeGreaterThan(0);
  const folder = path.resolve('public');
  const holding = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|json|xml|js|md|txt)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return addresses.some((address) => text.includes(address));
    });
  expect(holding).toEqual([]);
});
