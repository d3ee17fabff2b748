import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { createSocietyPages } from '../../src/society/node/create-society-pages';
import { createDataLayer } from '../support/data-layer';

function pagesOf(nodes: [type: string, id: string, path?: string][]) {
  const layer = createDataLayer();
  for (const [type, id, address] of nodes) layer.addNode(type, id, address === undefined ? {} : { path: address });
  createSocietyPages(layer.argumentsFor<CreatePagesArgs>());
  return layer.pages.map(({ component, ...page }) => ({ ...page, template: path.basename(component) }));
}

it('gives a page to everybody who is not hidden, and asks search engines to pass it by', () => {
  expect(
    pagesOf([
      ['Person', 'mike', '/people/mike-stand'],
      ['Person', 'polly'],
    ]),
  ).toEqual([{ path: '/people/mike-stand', template: 'person.tsx', context: { id: 'mike', noIndex: true } }]);
});

it('gives pages that may be found to every production, its year, its venue and its society', () => {
  expect(
    pagesOf([
      ['Production', 'ghosts', '/shows/2025-2026/ghosts'],
      ['ShowYear', 'year', '/shows/2025-2026'],
      ['HireYear', 'hires', '/hires/2025-2026'],
      ['ExecYear', 'exec'],
      ['Venue', 'dock', '/venues/dock'],
      ['Society', 'walkers', '/societies/walkers'],
    ]).map(({ path: address, template, context }) => [address, template, context]),
  ).toEqual([
    ['/shows/2025-2026/ghosts', 'production.tsx', { id: 'ghosts' }],
    ['/venues/dock', 'directory-entry.tsx', { id: 'dock' }],
    ['/societies/walkers', 'directory-entry.tsx', { id: 'walkers' }],
    ['/shows/2025-2026', 'production-year.tsx', { id: 'year' }],
    ['/hires/2025-2026', 'production-year.tsx', { id: 'hires' }],
  ]);
});
