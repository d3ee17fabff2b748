/** Wiki pages enter the data layer: an `Mdx` node of the wiki folder gets a `WikiPage`. */
import type { CreateNodeArgs, Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { contentRoot } from '../../content/content-root';
import { filesInDataLayer, linksOfFile, type ContentSource } from '../../content/data-layer';
import { readWikiPage } from '../../content/read-content';
import { isOutrankedByPage, topLevelRoutes } from '../../content/routes';
import { wikiFrontMatterSchema, type WikiFrontMatter } from '../../content/front-matter-schemas';
import { nodeFieldsOf, type NodeFieldsOf } from '../../content/node-fields';
import { isWikiPageFile } from '../../content/wiki-address';

/** What the front matter says, by the names of the data layer; `tags` are the tags themselves there. */
type FrontMatterFields = Omit<NodeFieldsOf<WikiFrontMatter>, 'tags'> & { tagNames: string[] };

/** A `WikiPage` as it is stored; what depends on other pages is resolved. */
export interface WikiPageNode extends Node, FrontMatterFields {
  path: string;
  file: string;
  /** Absolute path of the file. */
  absolutePath: string;
  sidebar: 'wiki';
  title: string;
  sidebarLabel: string;
  /** Whether its text shows the changelog; only then does the page hold it. */
  showsChangelog: boolean;
  /** Whether its text shows the statistics. */
  showsStatistics: boolean;
  /** `file` is the absolute path of the picture. */
  banner?: { file: string; alt: string; shown: boolean } | undefined;
}

const linkKeyOf = (relativePath: string): string => `WikiLink ${relativePath}`;

/**
 * Makes a `WikiPage` of an `Mdx` node. Wrong front matter makes no page; the content check, which runs
 * first, has said why.
 */
export async function createWikiPageNode({ node, getNode, actions, createNodeId, createContentDigest }: CreateNodeArgs): Promise<void> {
  if (node.internal.type !== 'Mdx' || !node.parent) return;
  const file = getNode(node.parent) as FileSystemNode | undefined;
  if (!file || !isWikiPageFile(file.relativePath)) return;
  const text = readWikiPage(contentRoot(), file.relativePath);
  if (!text?.frontMatter) return;
  const { url, title, frontMatter: data } = text;
  const routes = topLevelRoutes();
  const isOpen = (shortlink: string): boolean => !isOutrankedByPage(shortlink, routes);
  const written = nodeFieldsOf(
    wikiFrontMatterSchema,
    data,
    linksOfFile({ createNodeId }, file.relativePath),
  ) as unknown as FrontMatterFields;
  const { image, imageAlt, disableBanner } = written;
  const page = {
    ...written,
    path: url,
    file: file.relativePath,
    absolutePath: file.absolutePath,
    sidebar: 'wiki' as const,
    title,
    sidebarLabel: written.sidebarLabel ?? title,
    shortlinks: data.shortlinks.filter(isOpen),
    sectionShortlinks: data.sectionShortlinks.filter(({ shortlink }) => isOpen(shortlink)),
    showsChangelog: text.usedComponents.has('WikiChangelog'),
    showsStatistics: text.usedComponents.has('WikiStats'),
    banner: image === undefined ? undefined : { file: image, alt: imageAlt ?? '', shown: disableBanner !== true },
  };
  // Ids are those of the file: when one file takes the place of another, Gatsby deletes what came of the old one last.
  const id = createNodeId(`WikiPage ${file.relativePath}`);
  await actions.createNode({
    ...page,
    id,
    parent: node.id,
    children: [],
    internal: { type: 'WikiPage', contentDigest: createContentDigest({ page, text: node.internal.contentDigest }) },
  });
  actions.createParentChildLink({ parent: node, child: { id } as Node });
  const link = {
    path: url,
    title,
    label: page.sidebarLabel,
    description: page.description,
    emoji: page.emoji,
    sidebarPosition: page.sidebarPosition,
    tagNames: page.tagNames,
    showsChangelog: page.showsChangelog,
  };
  // It goes with its parent, but is not among the parent's children: those Gatsby makes anew whenever the text changes.
  await actions.createNode({
    ...link,
    id: createNodeId(linkKeyOf(file.relativePath)),
    parent: node.id,
    children: [],
    internal: { type: 'WikiLink', contentDigest: createContentDigest(link) },
  });
}

/** While developing, other pages stop showing a page whose file is gone: Gatsby deletes only children of what it deletes. */
export const WIKI_LINKS: ContentSource = {
  reads: isWikiPageFile,
  source: (args) => {
    const wanted = new Set(
      filesInDataLayer(args)
        .filter(isWikiPageFile)
        .map((file) => args.createNodeId(linkKeyOf(file))),
    );
    for (const node of args.getNodesByType('WikiLink')) if (!wanted.has(node.id)) args.actions.deleteNode(node);
    return Promise.resolve();
  },
};
