import type { CreateNodeArgs, SourceNodesArgs } from 'gatsby';
import { createShortlinkNodes } from '../../src/links/node/source-links';
import { createWikiPageNode, WIKI_LINKS } from '../../src/wiki/node/source-wiki-pages';
import type { WikiLinkNode } from '../../src/wiki/node/wiki-index';
import { contentFolder, page, type ContentFileTexts } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

/** The data layer after Gatsby has met these files of a content tree. */
async function layerOf(files: ContentFileTexts, { type = 'Mdx' } = {}) {
  const root = contentFolder(files);
  process.env.SITE_CONTENT = root;
  const layer = createDataLayer();
  for (const relativePath of Object.keys(files)) {
    const absolutePath = `${root}/${relativePath}`;
    const file = layer.addNode('File', `file ${relativePath}`, { relativePath, absolutePath });
    const node = layer.addNode(type, `mdx ${relativePath}`, { parent: file.id });
    await createWikiPageNode(layer.argumentsFor<CreateNodeArgs>({ node }));
  }
  for (const node of layer.argumentsFor<CreateNodeArgs>().getNodesByType('WikiPage')) {
    await createShortlinkNodes(layer.argumentsFor<CreateNodeArgs>({ node }));
  }
  return layer;
}

afterEach(() => {
  delete process.env.SITE_CONTENT;
});

it('a page whose file is gone is no longer shown by others', async () => {
  const layer = await layerOf({
    'wiki/lx.mdx': page('title: Lighting\ndescription: How to light.'),
    'wiki/sound.mdx': page('title: Sound\ndescription: How to mix.'),
  });
  const args = layer.argumentsFor<SourceNodesArgs>({});
  const [, file] = args.getNodesByType('File');
  if (file) args.actions.deleteNode(file);
  await WIKI_LINKS.source(args);
  expect((layer.nodesOf('WikiLink') as WikiLinkNode[]).map(({ title }) => title)).toEqual(['Lighting']);
});

describe('a file of the wiki', () => {
  it('becomes a page with all that its front matter says', async () => {
    const layer = await layerOf({
      'wiki/lx/index.mdx': page(
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
        file: 'wiki/lx/index.mdx',
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
        banner: { file: expect.stringMatching(/\/wiki\/lx\/wall\.png$/) as string, alt: 'The wall', shown: true },
      },
    ]);
  });

  it('needs a description and nothing else', async () => {
    const layer = await layerOf({ 'wiki/the-dock.md': "---\ndescription: Where it's kept.\n---\n# The *Dock*\n" });
    expect(layer.nodesOf('WikiPage')).toMatchObject([
      {
        path: '/wiki/the-dock',
        title: 'The Dock',
        description: 'Where it’s kept.',
        sidebarLabel: 'The Dock',
        tagNames: [],
        shortlinks: [],
        resources: [],
        additionalAuthors: [],
        overrideAuthors: [],
      },
    ]);
    const [node] = layer.nodesOf('WikiPage');
    expect([node?.emoji, node?.sidebarPosition, node?.banner]).toEqual([undefined, undefined, undefined]);
  });

  it('keeps its banner for link previews alone where that is asked for', async () => {
    const layer = await layerOf({ 'wiki/a.mdx': page('title: A\nimage: ./a.png\nimage_alt: x\ndisable_banner: true') });
    expect(layer.nodesOf('WikiPage')).toMatchObject([{ banner: { shown: false } }]);
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

  it('gives up a short link where a page of the society has its name', async () => {
    const layer = await layerOf({ 'wiki/roles.mdx': page('title: Roles\nshortlinks: [exec, roles]') });
    expect(layer.nodesOf('Shortlink')).toMatchObject([{ name: 'roles' }]);
  });

  it('says whether it shows the changelog or the statistics; code that names them does not count', async () => {
    const shown = async (text: string): Promise<unknown> => {
      const [node] = (await layerOf({ 'wiki/a.mdx': page('title: A', text) })).nodesOf('WikiPage');
      return [node?.showsChangelog, node?.showsStatistics];
    };
    expect(await shown('<WikiChangelog />\n')).toEqual([true, false]);
    expect(await shown('<WikiStats />\n')).toEqual([false, true]);
    expect(await shown('Write `<WikiChangelog />` or\n\n```\n<WikiStats />\n```\n')).toEqual([false, false]);
  });

  it('is there while its text cannot be parsed, so that whoever develops sees what is wrong', async () => {
    expect((await layerOf({ 'wiki/a.mdx': page('title: A', '<Note\n') })).nodesOf('WikiPage')).toMatchObject([{ path: '/wiki/a' }]);
  });

  it('has a link for other pages, which changes with what they show of it and not with its text', async () => {
    const linkOf = async (source: string) => {
      const layer = await layerOf({ 'wiki/a.mdx': source });
      expect(layer.nodesOf('Mdx')).not.toMatchObject([{ children: expect.arrayContaining([layer.nodesOf('WikiLink')[0]?.id]) as unknown }]);
      return layer.nodesOf('WikiLink')[0] as unknown as WikiLinkNode;
    };
    const link = await linkOf(page('title: A\nemoji: 💡\nsidebar_label: B\nsidebar_position: 2\ntags: [Guides]', 'One.'));
    expect(link).toMatchObject({
      path: '/wiki/a',
      title: 'A',
      label: 'B',
      emoji: '💡',
      sidebarPosition: 2,
      tagNames: ['Guides'],
      showsChangelog: false,
      parent: 'mdx wiki/a.mdx',
    });
    const digestOf = async (source: string): Promise<string> => (await linkOf(source)).internal.contentDigest;
    expect(await digestOf(page('title: A', 'One.'))).toBe(await digestOf(page('title: A', 'Two.')));
    expect(await digestOf(page('title: A', 'One.'))).not.toBe(await digestOf(page('title: B', 'One.')));
  });

  it('is a new page for Gatsby when its front matter or its text changes', async () => {
    const digestOf = async (source: string): Promise<unknown> => {
      const [node] = (await layerOf({ 'wiki/a.mdx': source })).nodesOf('WikiPage');
      return (node?.internal as { contentDigest: string } | undefined)?.contentDigest;
    };
    expect(await digestOf(page('title: A'))).not.toBe(await digestOf(page('title: B')));
  });

  it('is another node when another file takes its place, as is a short link that moves: Gatsby deletes the old one last', async () => {
    const idsOf = async (file: string): Promise<unknown[]> => {
      const layer = await layerOf({ [file]: page('title: A\nshortlinks: [a]') });
      return ['WikiPage', 'WikiLink', 'Shortlink'].flatMap((type) => layer.nodesOf(type).map(({ id }) => id));
    };
    const [before, after] = [await idsOf('wiki/a.mdx'), await idsOf('wiki/a/index.mdx')];
    expect(new Set([...before, ...after]).size).toBe(6);
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
