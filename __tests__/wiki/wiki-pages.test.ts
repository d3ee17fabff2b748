import type { CreateNodeArgs, SourceNodesArgs } from 'gatsby';
import { SHORTLINKS } from '../../src/links/node/aliases';
import { createWikiPageNode, WIKI_PAGE_SUMMARIES } from '../../src/wiki/node/source-wiki-pages';
import type { WikiPageSummaryNode } from '../../src/wiki/node/wiki-index';
import { contentFolder, page, type ContentFileTexts } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

/** The data layer after Gatsby has read these content files. */
async function layerOf(files: ContentFileTexts) {
  const root = contentFolder(files);
  process.env.SITE_CONTENT = root;
  const layer = createDataLayer();
  for (const relativePath of Object.keys(files)) {
    const absolutePath = `${root}/${relativePath}`;
    const file = layer.addNode('File', `file ${relativePath}`, { relativePath, absolutePath });
    const node = layer.addNode('Mdx', `mdx ${relativePath}`, { parent: file.id });
    await createWikiPageNode(layer.argumentsFor<CreateNodeArgs>({ node }));
  }
  await SHORTLINKS.source(layer.argumentsFor<SourceNodesArgs>({}));
  return layer;
}

it('a page whose file is gone is no longer shown by others', async () => {
  const layer = await layerOf({
    'wiki/lx.mdx': page('title: Lighting\ndescription: How to light.'),
    'wiki/sound.mdx': page('title: Sound\ndescription: How to mix.'),
  });
  const args = layer.argumentsFor<SourceNodesArgs>({});
  const [, file] = args.getNodesByType('File');
  if (file) args.actions.deleteNode(file);
  await WIKI_PAGE_SUMMARIES.source(args);
  expect((layer.nodesOf('WikiPageSummary') as WikiPageSummaryNode[]).map(({ title }) => title)).toEqual(['Lighting']);
});

it('a wiki page needs a description and nothing else', async () => {
  const layer = await layerOf({ 'wiki/the-dock.md': "---\ndescription: Where it's kept.\n---\n# The *Dock*\n" });
  expect(layer.nodesOf('WikiPage')).toMatchObject([
    {
      path: '/wiki/the-dock',
      sidebar: 'wiki',
      title: 'The Dock',
      description: 'Where it’s kept.',
      sidebarLabel: 'The Dock',
    },
  ]);
});

it('a wiki page with disable_banner shows its banner only in link previews', async () => {
  const layer = await layerOf({ 'wiki/a.mdx': page('title: A\nimage: ./a.png\nimage_alt: x\ndisable_banner: true') });
  expect(layer.nodesOf('WikiPage')).toMatchObject([{ banner: { shown: false } }]);
});

it('a wiki page records whether it shows the changelog or the statistics, and ignores examples in code', async () => {
  const shown = async (text: string): Promise<unknown> => {
    const [node] = (await layerOf({ 'wiki/a.mdx': page('title: A', text) })).nodesOf('WikiPage');
    return [node?.showsChangelog, node?.showsStatistics];
  };
  expect(await shown('<WikiChangelog />\n')).toEqual([true, false]);
  expect(await shown('<WikiStats />\n')).toEqual([false, true]);
  expect(await shown('Write `<WikiChangelog />` or\n\n```\n<WikiStats />\n```\n')).toEqual([false, false]);
});

it('a wiki page exists even if its text cannot be parsed, so that developers see the error there', async () => {
  expect((await layerOf({ 'wiki/a.mdx': page('title: A', '<Note\n') })).nodesOf('WikiPage')).toMatchObject([{ path: '/wiki/a' }]);
});

it('a wiki page changes its summary on other pages only with its front matter, not with its text', async () => {
  const digestsOf = async (source: string): Promise<unknown[]> => {
    const layer = await layerOf({ 'wiki/a.mdx': source });
    return ['WikiPage', 'WikiPageSummary'].map((type) => (layer.nodesOf(type)[0]?.internal as { contentDigest: string }).contentDigest);
  };
  const [pageBefore, linkBefore] = await digestsOf(page('title: A', 'One.'));
  expect((await digestsOf(page('title: A', 'Two.')))[1]).toBe(linkBefore);
  const [pageAfter, linkAfter] = await digestsOf(page('title: B', 'One.'));
  expect([pageAfter === pageBefore, linkAfter === linkBefore]).toEqual([false, false]);
});

it('each file of the wiki has its own ids, because Gatsby deletes the nodes of a replaced file last', async () => {
  const idsOf = async (file: string): Promise<unknown[]> => {
    const layer = await layerOf({ [file]: page('title: A\nshortlinks: [a]') });
    return ['WikiPage', 'WikiPageSummary'].flatMap((type) => layer.nodesOf(type).map(({ id }) => id));
  };
  const [before, after] = [await idsOf('wiki/a.mdx'), await idsOf('wiki/a/index.mdx')];
  expect(new Set([...before, ...after]).size).toBe(4);
});

it('a file of the wiki makes no page while its front matter is invalid', async () => {
  expect((await layerOf({ 'wiki/a.mdx': page('title: A\nemojy: x') })).nodesOf('WikiPage')).toEqual([]);
});
