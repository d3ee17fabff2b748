import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openRunning } from '../support/browser';
import { sitemapPaths } from '../support/site-pages';

const PEOPLE = readdirSync('public/people')
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace(/\.html$/, ''));

test('everybody on record has a page of what they did, by year', async ({ page }) => {
  await openRunning(page, '/shows');
  await page.getByRole('main').getByRole('link', { name: 'Polly Gaffer', exact: true }).first().click();
  await expect(page).toHaveURL('/people/polly-gaffer');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Polly Gaffer');
  const years = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(years).toEqual([...years].sort().reverse());
  await expect(main.getByRole('region', { name: '2025/2026' })).toContainText('President');
  const production = main.locator('a[href^="/shows#"]').first();
  const name = await production.textContent();
  await production.click();
  await expect(page.locator('main li[data-linked]')).toContainText(name ?? '');
  await expect(page.locator('main li[data-linked]')).toContainText('Polly Gaffer');
});

test('two people of one name have a page each', async ({ page }) => {
  for (const [slug, year, other] of [
    ['sandy-bagg-2014', '2016/2017', '2025/2026'],
    ['sandy-bagg-2023', '2025/2026', '2016/2017'],
  ] as const) {
    await page.goto(`/people/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sandy Bagg');
    await expect(page.getByRole('region', { name: year })).toBeVisible();
    await expect(page.getByRole('region', { name: other })).toHaveCount(0);
  }
});

test('people’s pages are kept out of search engines and the sitemap', async ({ request }) => {
  expect(PEOPLE.length).toBeGreaterThan(100);
  expect(sitemapPaths().filter((url) => url.startsWith('/people'))).toEqual([]);
  const listed: string[] = [];
  for (const slug of PEOPLE) {
    const html = await (await request.get(`/people/${slug}`)).text();
    if (!html.includes('<meta name="robots" content="noindex"')) listed.push(slug);
  }
  expect(listed).toEqual([]);
});

test.describe('a person who asked for it', () => {
  /** Published files that hold a text. */
  const filesWith = (text: RegExp): string[] =>
    readdirSync('public', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:html|json|txt|xml|md|js)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => text.test(readFileSync(file, 'utf8')));

  test('is named in plain text, without a page', async ({ page }) => {
    expect(existsSync('public/people/cosmo-tume.html')).toBe(false);
    await page.goto('/shows');
    const credit = page
      .getByRole('main')
      .locator('dd')
      .filter({ hasText: /^Cosmo Tume$/ })
      .first();
    await expect(credit).toBeAttached();
    await expect(credit.getByRole('link')).toHaveCount(0);
  });

  test('is shown by initials alone, and their name is nowhere in what is published', () => {
    expect(filesWith(/Wanda Study/)).toEqual([]);
    expect(readFileSync('public/shows.html', 'utf8')).toMatch(/>W\.? ?S\.?</);
  });

  test('has a new name everywhere, and the old one is nowhere', () => {
    expect(existsSync('public/people/mattie-nay.html')).toBe(true);
    expect(filesWith(/Matt Ennay|matt-ennay/)).toEqual([]);
  });
});

test('whoever is named can ask not to be', async ({ page }) => {
  await page.goto('/people/polly-gaffer');
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveAttribute(
    'href',
    /subject=My%20page%20on%20the%20website%3A%20%2Fpeople%2Fpolly-gaffer/,
  );
});
