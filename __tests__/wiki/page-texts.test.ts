import type { SourceNodesArgs } from 'gatsby';
import { PAGE_TEXT_NODES } from '../../src/wiki/node/source-page-texts';
import { loadSearchSettings } from '../../src/search/node/load-settings';
import { PAGE_TEXTS } from '../../src/content/page-texts';
import { contentFolder, page, type ContentFileTexts } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

async function textsOf(files: ContentFileTexts) {
  const layer = createDataLayer();
  const root = contentFolder(files);
  const before = process.env.SITE_CONTENT;
  process.env.SITE_CONTENT = root;
  try {
    layer.addFiles(root);
    await PAGE_TEXT_NODES.source(layer.argumentsFor<SourceNodesArgs>());
  } finally {
    if (before === undefined) delete process.env.SITE_CONTENT;
    else process.env.SITE_CONTENT = before;
  }
  return new Map(
    layer
      .nodesOf('PageText')
      .map((node) => [node.name, { ...node, absolutePath: ((node.absolutePath as string | undefined) ?? '').replace(root, '') }]),
  );
}

it('each text of a page has its title, its lead and its file', async () => {
  const texts = await textsOf({ 'pages/hires.mdx': page('title: Hire us'), 'pages/our-van.mdx': page('title: Our van') });
  expect([...texts.keys()]).toEqual([...Object.keys(PAGE_TEXTS), 'our-van']);
  expect(texts.get('hires')).toMatchObject({ title: 'Hire us', description: 'What the page is for.', absolutePath: '/pages/hires.mdx' });
});

it('a text that is missing or refused still has a heading, so that the site can be built', async () => {
  const texts = await textsOf({ 'pages/hires.mdx': '---\ntitel: x\n---\n' });
  for (const name of ['hires', 'privacy']) {
    expect(texts.get(name)).toMatchObject({ title: PAGE_TEXTS[name]?.title, absolutePath: '' });
  }
});

it('words for search are those of search.json; none without the file or when it is wrong', () => {
  expect(loadSearchSettings(contentFolder({ 'search.json': { synonyms: [['LX', 'lighting']] } }))).toEqual({
    synonyms: [['LX', 'lighting']],
    pages: [],
  });
  expect(loadSearchSettings(contentFolder())).toEqual({ synonyms: [], pages: [] });
  expect(loadSearchSettings(contentFolder({ 'search.json': '[' }))).toEqual({ synonyms: [], pages: [] });
});
