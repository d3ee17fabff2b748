import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openRunning } from '../support/browser';

const YEARS = readdirSync('content/exec')
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', '').replace('-', '/'))
  .sort()
  .reverse();

/** The roles of the specification. */
const ROLES = [
  'President',
  'Treasurer',
  'Secretary',
  'Training Manager',
  'Equal Opportunities',
  'Welfare Officer',
  'Hires Manager',
  'Equipment Manager',
  'Socials and Publicity',
  'Safety Officer',
];

test('the exec is listed by year, newest first, from 2018/2019 to 2025/2026 at least', async ({ page }) => {
  await page.goto('/exec');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(YEARS);
  expect(YEARS[0]).toBe('2025/2026');
  expect(YEARS.length).toBeGreaterThanOrEqual(8);
});

test('the year in office has a pass for everybody, with all ten roles between them', async ({ page }) => {
  await page.goto('/exec');
  const current = page.getByRole('region', { name: '2025/2026' });
  await expect(current).toContainText('In office');
  const passes = current.getByRole('article');
  const roles = (await passes.getByRole('listitem').allTextContents()).sort();
  expect(new Set(roles)).toEqual(new Set(ROLES));
  expect(roles.filter((role) => role === 'Hires Manager')).toHaveLength(2);
  const president = passes.filter({ hasText: 'President' });
  await expect(president.getByRole('link')).toHaveAttribute('href', /^\/people\//);
  await expect(page.getByRole('region', { name: '2024/2025' }).getByRole('article')).toHaveCount(0);
});

test('hires assistants are named by term, "None" where there were none', async ({ page }) => {
  await page.goto('/exec');
  const terms = (year: string) => page.getByRole('region', { name: year }).locator('dl > div');
  await expect(terms('2025/2026')).toHaveText(['Term 1Amber Gelframe, Carrie Oki and Hardy Hatt', "Term 3Flo D'Light and Imo Prov"]);
  await expect(terms('2024/2025').filter({ hasText: 'Term 2' })).toHaveText('Term 2None');
});

test('a year can be jumped to, and linked to', async ({ page }) => {
  await openRunning(page, '/exec');
  await page.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: '2019/20' }).click();
  await expect(page).toHaveURL('/exec#2019-2020');
  const place = page.getByRole('region', { name: '2019/2020' });
  await expect(place).toBeInViewport();
  await openRunning(page, '/exec#2023-2024');
  const top = await page.getByRole('region', { name: '2023/2024' }).evaluate((section) => section.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(50);
  expect(top).toBeLessThan(200);
});

test('a name of an earlier year leads to what that person did', async ({ page }) => {
  const file = JSON.parse(readFileSync('content/exec/2019-2020.json', 'utf8')) as { exec: { name: string }[] };
  const name = file.exec[0]?.name ?? '';
  await openRunning(page, '/exec');
  await page.getByRole('region', { name: '2019/2020' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('region', { name: '2019/2020' })).toContainText('President');
});
