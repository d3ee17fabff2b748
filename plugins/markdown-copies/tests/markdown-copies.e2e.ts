import path from 'node:path';
import { openRunning } from '../../../__tests__/support/browser';
import { builtSite, CONFIGURED_PREFIX, NEW_SHORTLINKS } from '../../../__tests__/support/built-site';
import { CABLES } from '../../../__tests__/support/fixture-pages';
import { expect, test } from '../../../__tests__/support/site-test';

test('“Copy as Markdown” copies the page’s Markdown copy, which search engines ignore', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRunning(page, CABLES);
  const named = (await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute('href')) ?? '';
  const copy = await request.get(new URL(named).pathname);
  expect(copy.headers()).toMatchObject({ 'content-type': expect.stringContaining('text/markdown'), 'x-robots-tag': 'noindex' });
  const actions = page.getByRole('list', { name: 'This page' });
  await actions.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(actions.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replace(/\r\n/g, '\n')).toBe(await copy.text());
});

test('each page has a Markdown copy, listed by section, with its pictures', () => {
  const site = builtSite('plain');
  expect(site.read('llms.txt')).toContain(
    [
      '# Fixture Tech Crew\n',
      '> A crew that exists in tests.\n',
      'Every wiki page is here as Markdown too: its address with “.md” at the end.\n',
      '## Fixture Wiki\n\n- [Fixture Wiki](https://crew.example/wiki.md): All that the crew knows.\n',
      '## Disciplines\n\n- [Disciplines](https://crew.example/wiki/disciplines.md): What the crew does.\n',
    ].join('\n'),
  );
  expect(site.read('llms.txt')).toContain('(https://crew.example/wiki/tech-crew/safety.md): Hats & gloves \\< 5 kg.');
  const copies = [...site.read('wiki/disciplines/lx/cables.md').matchAll(/\(https:\/\/crew\.example\/(static\/\S+)/g)];
  expect(copies.map(([, file = '']) => [path.basename(file), site.has(file)])).toEqual(
    ['wall.svg', 'plug.png', 'wall.svg'].map((name) => [name, true]),
  );
});

test('the Markdown copy of the directory has every short link, and the page with the first 600 leads to it', () => {
  const after = builtSite('second');
  expect(after.read('short-links.html')).toMatch(new RegExp(`<a href="${CONFIGURED_PREFIX}/short-links\\.md">All`));
  const copy = after.read('short-links.md');
  expect(NEW_SHORTLINKS.filter((name) => !copy.includes(`/${name}): `))).toEqual([]);
  expect(builtSite('plain').read('short-links.md')).toContain('- [/coil](https://crew.example/coil): Cables: Coiling\n- [/dock]');
});
