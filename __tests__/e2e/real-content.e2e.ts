/**
 * Rules for the build of the real content, whatever editors write. The fixture site tests how the site behaves, and the content
 * check tests the content.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import aliases from '../fixtures/aliases.json';
import { accessibilityViolations, complaintsOf, openRunning } from '../support/browser';
import { deadLinksOf, faultOf, fileOf } from '../support/built-pages';
import { filesOf } from '../support/fixture-project';
import { CONTRIBUTIONS } from '../../src/content-model/contributions';
import { serveSite } from '../../scripts/site-server';

const site = filesOf('public');

/** The site as `npm run serve` serves it. */
const test = base.extend<object, { served: string }>({
  served: [
    async ({}, provide) => {
      const server = await serveSite(site.folder);
      await provide(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ served }, provide) => provide(served),
});

/** The address of a flat file. */
const addressOf = (file: string): string => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

/** Files that capabilities publish and that are no pages of their own. */
const OF_CAPABILITIES = new Set(CONTRIBUTIONS.flatMap(({ contributes }) => contributes.files.map((file) => file.slice(1))));

/** The flat file of every page and short link, without the error pages. */
const flatFiles = (): string[] =>
  site.files((file) => /\.html$/.test(file) && !/\/index\.html$|^(?:404|500)\.html$|^_gatsby\//.test(file) && !OF_CAPABILITIES.has(file));

test('every alias of the specification has its page and its redirect', () => {
  const targets = new Map(
    site
      .read('_redirects')
      .trimEnd()
      .split('\n')
      .map((rule): [string, string] => [rule.split(' ')[0] ?? '', rule.split(' ')[1] ?? '']),
  );
  const wrong = Object.entries(aliases).flatMap(([from, to]) => {
    const hasPage = site.has(fileOf(from.replace(/\.html$/, '')));
    return targets.get(from) === to && hasPage ? [] : [`${from} → ${targets.get(from)}, not ${to}`];
  });
  expect(wrong).toEqual([]);
});

test('every short link and redirect leads to an existing page and section', () => {
  const rules = site.read('_redirects').trimEnd().split('\n');
  const dead = rules.flatMap((rule) => {
    const [from = '', to = ''] = rule.split(' ');
    const fault = to.startsWith('/') ? faultOf(site, to, from) : undefined;
    return fault ? [`${from} → ${to}: ${fault}`] : [];
  });
  expect(dead).toEqual([]);
  // Cloudflare Pages reads only this many rules.
  expect(rules.length).toBeLessThan(2000);
});

test('no link of a page is dead, and no file of it is missing', () => {
  expect(flatFiles().flatMap((file) => deadLinksOf(site, addressOf(file)))).toEqual([]);
});

/** The wiki page with the largest file. */
function longestPage(): string {
  const sizeOf = (file: string): number => statSync(path.join(site.folder, file)).size;
  const [longest = 'no such page'] = flatFiles()
    .filter((file) => /^wiki\/.+\.html$/.test(file))
    .sort((first, second) => sizeOf(second) - sizeOf(first));
  return addressOf(longest);
}

/** Pages whose words editors write. `every-page.e2e.ts` covers the templates of all others. */
const KINDS: Record<string, () => string> = {
  'the home page': () => '/',
  'the shows': () => '/shows',
  hires: () => '/hires',
  'the ways in': () => '/opportunities',
  'the longest page of the wiki': longestPage,
};

for (const [kind, addressOfKind] of Object.entries(KINDS)) {
  test(`${kind} opens without an error, and axe finds nothing`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await openRunning(page, addressOfKind());
    await page.waitForLoadState('networkidle');
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
