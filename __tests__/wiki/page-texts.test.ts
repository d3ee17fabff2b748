import type { SourceNodesArgs } from 'gatsby';
import { PAGE_TEXT_NODES } from '../../src/wiki/node/source-page-texts';
import { loadSearchSettings } from '../../src/search/node/documents';
import { PAGE_TEXTS } from '../../src/content-model/page-texts';
import { contentFolder } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

it('a missing or invalid text still has a title, so that the site can be built', async () => {
  const root = contentFolder({ 'pages/hires.mdx': '---\ntitel: x\n---\n' });
  process.env.SITE_CONTENT = root;
  const layer = createDataLayer();
  layer.addFiles(root);
  await PAGE_TEXT_NODES.source(layer.argumentsFor<SourceNodesArgs>());
  const titles = new Map(layer.nodesOf('PageText').map(({ name, title }) => [name, title]));
  for (const name of ['hires', 'privacy']) expect(titles.get(name)).toBe(PAGE_TEXTS[name]?.title);
});

it('search works without synonyms when search.json is invalid', () => {
  expect(loadSearchSettings(contentFolder({ 'search.json': '[' }))).toEqual({ synonyms: [], pages: [] });
});
