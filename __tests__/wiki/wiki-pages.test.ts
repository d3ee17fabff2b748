import type { CreateNodeArgs, SourceNodesArgs } from 'gatsby';
import { createWikiPageNode, WIKI_PAGE_SUMMARIES } from '../../src/wiki/node/source-wiki-pages';
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
  return layer;
}

it('a page whose file is gone is no longer shown by others', async () => {
  const layer = await layerOf({ 'wiki/lx.mdx': page('title: Lighting'), 'wiki/sound.mdx': page('title: Sound') });
  const args = layer.argumentsFor<SourceNodesArgs>({});
  const [, file] = args.getNodesByType('File');
  if (file) args.actions.deleteNode(file);
  await WIKI_PAGE_SUMMARIES.source(args);
  expect(layer.nodesOf('WikiPageSummary')).toMatchObject([{ title: 'Lighting' }]);
});

const PAGES: [what: string, text: string, pages: object[]][] = [
  [
    'needs a description and nothing else',
    "---\ndescription: Where it's kept.\n---\n# The *Dock*\n",
    [{ path: '/wiki/a', sidebar: 'wiki', title: 'The Dock', sidebarLabel: 'The Dock', description: 'Where it’s kept.' }],
  ],
  [
    'with disable_banner shows its banner only in link previews',
    page('title: A\nimage: ./a.png\nimage_alt: x\ndisable_banner: true'),
    [{ banner: { shown: false } }],
  ],
  ['records that it shows the changelog', page('title: A', '<WikiChangelog />\n'), [{ showsChangelog: true, showsStatistics: false }]],
  ['records that it shows the statistics', page('title: A', '<WikiStats />\n'), [{ showsChangelog: false, showsStatistics: true }]],
  [
    'ignores components of examples in code',
    page('title: A', 'Write `<WikiChangelog />` or\n\n```\n<WikiStats />\n```\n'),
    [{ showsChangelog: false, showsStatistics: false }],
  ],
  ['exists even if its text cannot be parsed, so that developers see the error there', page('title: A', '<Note\n'), [{ path: '/wiki/a' }]],
  ['does not exist while its front matter is invalid', page('title: A\nemojy: x'), []],
];

it.each(PAGES)('a wiki page %s', async (_what, text, pages) => {
  expect((await layerOf({ 'wiki/a.mdx': text })).nodesOf('WikiPage')).toMatchObject(pages);
});

it('a wiki page changes its summary on other pages only with its front matter, not with its text', async () => {
  const digestsOf = async (source: string) => {
    const { getNodesByType } = (await layerOf({ 'wiki/a.mdx': source })).argumentsFor<SourceNodesArgs>();
    return ['WikiPage', 'WikiPageSummary'].map((type) => getNodesByType(type)[0]?.internal.contentDigest);
  };
  const [pageBefore, summaryBefore] = await digestsOf(page('title: A', 'One.'));
  expect((await digestsOf(page('title: A', 'Two.')))[1]).toBe(summaryBefore);
  const [pageAfter, summaryAfter] = await digestsOf(page('title: B', 'One.'));
  expect([pageAfter === pageBefore, summaryAfter === summaryBefore]).toEqual([false, false]);
});

it('each file of the wiki has its own ids, because Gatsby deletes the nodes of a replaced file last', async () => {
  const idsOf = async (file: string): Promise<unknown[]> => {
    const layer = await layerOf({ [file]: page('title: A') });
    return ['WikiPage', 'WikiPageSummary'].flatMap((type) => layer.nodesOf(type).map(({ id }) => id));
  };
  expect(new Set([...(await idsOf('wiki/a.mdx')), ...(await idsOf('wiki/a/index.mdx'))]).size).toBe(4);
});
