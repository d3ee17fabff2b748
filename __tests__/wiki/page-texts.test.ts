import type { SourceNodesArgs } from 'gatsby';
import { PAGE_TEXT_NODES } from '../../src/wiki/node/source-page-texts';
import { loadSearchSettings } from '../../src/search/node/load-settings';
import { PAGE_TEXTS } from '../../src/content/page-texts';
import { contentFolder } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

it('a text that is missing or refused still has a heading, so that the site can be built', async () => {
  const root = contentFolder({ 'pages/hires.mdx': '---\ntitel: x\n---\n' });
  process.env.SITE_CONTENT = root;
  const layer = createDataLayer();
  layer.addFiles(root);
  await PAGE_TEXT_NODES.source(layer.argumentsFor<SourceNodesArgs>());
  const titles = new Map(layer.nodesOf('PageText').map(({ name, title }) => [name, title]));
  for (const name of ['hires', 'privacy']) expect(titles.get(name)).toBe(PAGE_TEXTS[name]?.title);
});

it('search goes on without words of its own where search.json is wrong', () => {
  expect(loadSearchSettings(contentFolder({ 'search.json': '[' }))).toEqual({ synonyms: [], pages: [] });
});
