import type { CreateNodeArgs } from 'gatsby';
import { createWikiPageNode } from '../../src/wiki/node/source-wiki-pages';
import { contentFolder, page, type ContentFileTexts } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

/** The data layer after Gatsby has met these files of a content tree. */
async function layerOf(files: ContentFileTexts, { type = 'Mdx' } = {}) {
  const root = contentFolder(files);
  const layer = createDataLayer();
  for (const relativePath of Object.keys(files)) {
    const absolutePath = `${root}/${relativePath}`;
    const file = layer.addNode('File', `file ${relativePath}`, { relativePath, absolutePath });
    const node = layer.addNode(type, `mdx ${relativePath}`, { parent: file.id });
    await createWikiPageNode(layer.argumentsFor<CreateNodeArgs>({ node }));
  }
  return layer;
}

describe('a file of the wiki', () => {
  it('becomes a page with all that its front matter says', async () => {
    const layer = await layerOf({
      'wiki/01-lx/index.mdx': page(
        [
          'title: Lighting',
          'description: How to light.',
          'emoji: 💡',
          'sidebar_label: LX',
          'sidebar_position: 3',
          'tags: [Guides]',
          'shortlinks: [lx, lighting]',
          'sectionShortlinks: [{ shortlink: dmx, hash: dmx }]',
          'resources: [{ name: Manual, url: https://manual.example }]',
          'image: ./wall.png',
          'image_alt: The wall',
          'additional_authors: Mike Stand',
          'override_authors: [Faye Derr, Polly Gaffer]',
        ].join('\n'),
      ),
    });
    expect(layer.nodesOf('WikiPage')).toMatchObject([
      {
        path: '/wiki/lx',
        file: 'wiki/01-lx/index.mdx',
        sidebar: 'wiki',
        title: 'Lighting',
        description: 'How to light.',
        emoji: '💡',
        sidebarLabel: 'LX',
        sidebarPosition: 3,
        tagNames: ['Guides'],
        shortlinks: ['lx', 'lighting'],
        sectionShortlinks: [{ shortlink: 'dmx', hash: 'dmx' }],
        resources: [{ name: 'Manual', url: 'https://manual.example' }],
        additionalAuthors: ['Mike Stand'],
        overrideAuthors: ['Faye Derr', 'Polly Gaffer'],
        bannerFile: { absolutePath: expect.stringMatching(/\/wiki\/01-lx\/wall\.png$/) as string, alt: 'The wall', shown: true },
      },
    ]);
  });

  it('needs a description and nothing else', async () => {
    const layer = await layerOf({ 'wiki/the-dock.md': '---\ndescription: Where it is.\n---\n# The *Dock*\n' });
    expect(layer.nodesOf('WikiPage')).toMatchObject([
      {
        path: '/wiki/the-dock',
        title: 'The Dock',
        sidebarLabel: 'The Dock',
        tagNames: [],
        shortlinks: [],
        resources: [],
        additionalAuthors: [],
        overrideAuthors: [],
      },
    ]);
    const [node] = layer.nodesOf('WikiPage');
    expect([node?.emoji, node?.sidebarPosition, node?.bannerFile]).toEqual([undefined, undefined, undefined]);
  });

  it('keeps its banner for link previews alone where that is asked for', async () => {
    const layer = await layerOf({ 'wiki/a.mdx': page('title: A\nimage: ./a.png\nimage_alt: x\ndisable_banner: true') });
    expect(layer.nodesOf('WikiPage')).toMatchObject([{ bannerFile: { shown: false } }]);
  });

  it('brings its short links, each leading to the page or one of its sections', async () => {
    const layer = await layerOf({
      'wiki/safety.mdx': page('title: Safety\nshortlinks: [safety]\nsectionShortlinks: [{ shortlink: ppe, hash: hats }]', '## Hats\n'),
    });
    const [node] = layer.nodesOf('WikiPage');
    expect(layer.nodesOf('Shortlink')).toMatchObject([
      { name: 'safety', path: '/safety', page: node?.id },
      { name: 'ppe', path: '/ppe', hash: 'hats', page: node?.id },
    ]);
  });

  it('is a new page for Gatsby when its front matter or its text changes', async () => {
    const digestOf = async (source: string): Promise<unknown> => {
      const [node] = (await layerOf({ 'wiki/a.mdx': source })).nodesOf('WikiPage');
      return (node?.internal as { contentDigest: string } | undefined)?.contentDigest;
    };
    expect(await digestOf(page('title: A'))).not.toBe(await digestOf(page('title: B')));
  });

  it('makes no page while its front matter is wrong', async () => {
    expect((await layerOf({ 'wiki/a.mdx': page('title: A\nemojy: x') })).nodesOf('WikiPage')).toEqual([]);
  });
});

describe('other files', () => {
  it('make no pages of the wiki', async () => {
    expect((await layerOf({ 'pages/about.mdx': page('title: A') })).nodesOf('WikiPage')).toEqual([]);
    expect((await layerOf({ 'wiki/a.mdx': page('title: A') }, { type: 'ImageSharp' })).nodesOf('WikiPage')).toEqual([]);
  });
});
