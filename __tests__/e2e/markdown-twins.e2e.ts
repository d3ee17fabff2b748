import { openRunning } from '../support/browser';
import { builtSite } from '../support/built-site';
import { CABLES } from '../support/fixture-pages';
import { expect, test } from '../support/site-test';

/** The twins of the built site. */
const twins = (): string[] => builtSite('plain').files((file) => /^wiki(\/.*)?\.md$/.test(file));

test('every wiki page has a twin in Markdown, with its title and without its front matter', async ({ request }) => {
  const { read } = builtSite('plain');
  for (const twin of twins()) {
    const text = read(twin);
    expect(text, twin).toMatch(/^# \S.*\n\n\S/);
    expect(text, twin).not.toMatch(/^---\n\w+:/m);
  }
  const headers = (await request.get(`${CABLES}.md`)).headers();
  expect(headers['content-type']).toContain('text/markdown');
  expect(headers['x-robots-tag']).toBe('noindex');
});

test('a page names its twin', async ({ page }) => {
  await page.goto(CABLES);
  const address = (await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute('href')) ?? '';
  expect(new URL(address).pathname).toBe(`${CABLES}.md`);
});

test('a reader copies the page as Markdown', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRunning(page, CABLES);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replace(/\r\n/g, '\n')).toBe(await (await request.get(`${CABLES}.md`)).text());
});

test('llms.txt lists every twin once', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# Fixture Tech Crew\n\n> /);
  const listed = [...text.matchAll(/\]\(([^)]+\.md)\)/g)].map((match) => new URL(match[1] ?? '').pathname);
  expect(listed.sort()).toEqual(twins().map((twin) => `/${twin}`));
});
