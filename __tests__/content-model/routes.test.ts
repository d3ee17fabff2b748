import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CONTRIBUTIONS } from '../../src/content-model/contributions';
import { ownPageOf } from '../../src/content-model/page-texts';
import { topLevelRoutes } from '../../src/content-model/routes';
import { YEAR_KINDS } from '../../src/content-model/year-kinds';
import { contentFolder, page, temporaryFolder } from '../support/content-folder';

it('the top-level pages are the files of src/pages, the texts that are pages, and what the build adds', () => {
  const folder = temporaryFolder({
    'index.tsx': '',
    'shows.tsx': '',
    'hires/index.tsx': '',
    'hires/archive.tsx': '',
    'index.module.css': '',
  });
  const content = contentFolder({ 'pages/our-van.mdx': page('title: Our van'), 'pages/hires/terms.mdx': page('title: Terms') });
  const routes = topLevelRoutes(content, folder);
  const ofCapabilities = new Set(CONTRIBUTIONS.flatMap(({ contributes }) => [...contributes.pages, ...contributes.apps]));
  expect([...routes].filter((route) => !route.startsWith('/wiki') && !ofCapabilities.has(route)).sort()).toEqual([
    '/',
    '/accessibility',
    '/hires',
    '/hires/archive',
    '/our-van',
    '/privacy',
    '/shows',
    '/wsover',
  ]);
  expect(routes).toContain('/wiki/tags');
});

it('the top-level pages include the page of each kind of year file, to which search and people’s pages link', () => {
  const routes = topLevelRoutes();
  expect(YEAR_KINDS.filter(({ page: { path: shown } }) => !routes.has(shown))).toEqual([]);
});

it('the top-level pages are never replaced by a text', () => {
  const pages = readdirSync('src/pages').map((file) => path.parse(file).name);
  const made = ['people', 'venues', 'societies', 'static', 'page-data'];
  expect([...pages, ...made].filter((name) => ownPageOf(name) !== undefined)).toEqual([]);
});
