import { expect, test } from '@playwright/test';
import { openRunning } from '../support/browser';
import { WIKI_PAGES } from '../support/site-pages';

const PAGE = '/wiki/disciplines/general/cables';

test('every wiki page has a twin in Markdown, with its title and nothing of the page’s code', async ({ request }) => {
  expect(WIKI_PAGES).toHaveLength(117);
  for (const { path } of WIKI_PAGES) {
    const response = await request.get(`${path}.md`);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type']).toContain('text/markdown');
    expect(response.headers()['x-robots-tag']).toBe('noindex');
    const text = await response.text();
    expect(text).toMatch(/^# \S.*\n\n\S/);
    expect(text.replace(/```[\s\S]*?```|`[^`\n]*`/g, ''), path).not.toMatch(/<[A-Z]\w+[ />]|^:::|^---\n\w+:/m);
  }
});

test('a page names its twin, and the twin names the page', async ({ page, request, baseURL }) => {
  await page.goto(PAGE);
  const address = (await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute('href')) ?? '';
  expect(new URL(address).pathname).toBe(`${PAGE}.md`);
  const twin = await (await request.get(new URL(`${PAGE}.md`, baseURL).href)).text();
  expect(twin).toContain(address.replace(/\.md$/, ''));
});

test('a reader copies the page as Markdown', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRunning(page, PAGE);
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replace(/\r\n/g, '\n')).toBe(await (await request.get(`${PAGE}.md`)).text());
});

test('a reader without scripts opens it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', `${PAGE}.md`);
  await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeHidden();
  await context.close();
});

test('llms.txt lists every twin once', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# Warwick Tech Crew\n\n> /);
  const listed = [...text.matchAll(/\]\(([^)]+\.md)\)/g)].map((match) => new URL(match[1] ?? '').pathname);
  expect(listed.sort()).toEqual(WIKI_PAGES.map(({ path }) => `${path}.md`).sort());
});
