import type { CreateNodeArgs, Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { contentRoot } from '../../content-model/content-root';
import { filesInDataLayer, linksOfFile, type ContentSource } from '../../content-model/data-layer';
import { readWikiPage } from '../../content-model/read-content';
import { wikiFrontMatterSchema, type WikiFrontMatter } from '../../content-model/front-matter-schemas';
import { nodeFieldsOf, type NodeFieldsOf } from '../../content-model/node-fields';
import { isWikiPageFile } from '../../content-model/wiki-address';
import { namedFilesOf } from './compile-page';
import { curlWords } from './curly-quotes';

/** Front matter as stored. The field `tags` is left to the resolver, which returns nodes. */
type FrontMatterFields = Omit<NodeFieldsOf<WikiFrontMatter>, 'tags'> & { tagNames: string[] };

/** A stored `WikiPage`. Resolvers add the fields that depend on other pages. */
export interface WikiPageNode extends Node, FrontMatterFields {
  path: string;
  file: string;
  absolutePath: string;
  /** Files that the text names; the page is compiled again when one changes. */
  namedFiles: readonly string[];
  sidebar: 'wiki';
  title: string;
  sidebarLabel: string;
  showsChangelog: boolean;
  showsStatistics: boolean;
  /** `file` is an absolute path. */
  banner?: { file: string; alt: string; shown: boolean } | undefined;
}

const summaryKeyOf = (relativePath: string): string => `WikiPageSummary ${relativePath}`;

type PageText = NonNullable<ReturnType<typeof readWikiPage>>;

function fieldsOf(text: PageText, data: WikiFrontMatter, file: FileSystemNode, { createNodeId }: CreateNodeArgs) {
  const { url, title, usedComponents } = text;
  const links = linksOfFile({ createNodeId }, file.relativePath);
  const written = nodeFieldsOf(wikiFrontMatterSchema, data, links) as unknown as FrontMatterFields;
  const { image, imageAlt, disableBanner } = written;
  return {
    ...written,
    path: url,
    file: file.relativePath,
    absolutePath: file.absolutePath,
    namedFiles: namedFilesOf(text, file.absolutePath),
    sidebar: 'wiki' as const,
    title: curlWords(title),
    description: curlWords(written.description),
    sidebarLabel: curlWords(written.sidebarLabel ?? title),
    showsChangelog: usedComponents.has('WikiChangelog'),
    showsStatistics: usedComponents.has('WikiStats'),
    banner: image === undefined ? undefined : { file: image, alt: imageAlt ?? '', shown: disableBanner !== true },
  };
}

/** Makes a `WikiPage` and a `WikiPageSummary` of an `Mdx` node. Skips invalid front matter, which the check has reported. */
export async function createWikiPageNode(args: CreateNodeArgs): Promise<void> {
  const { node, getNode, actions, createNodeId, createContentDigest } = args;
  if (node.internal.type !== 'Mdx' || !node.parent) return;
  const file = getNode(node.parent) as FileSystemNode | undefined;
  if (!file || !isWikiPageFile(file.relativePath)) return;
  const text = readWikiPage(contentRoot(), file.relativePath);
  if (!text?.frontMatter) return;
  const page = fieldsOf(text, text.frontMatter, file, args);
  const create = (type: string, id: string, fields: object, digested = fields) =>
    actions.createNode({
      ...fields,
      id,
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(digested) },
    });
  // The id comes from the file: when one file replaces another, Gatsby deletes the old file's nodes last.
  const id = createNodeId(`WikiPage ${file.relativePath}`);
  await create('WikiPage', id, page, { page, text: node.internal.contentDigest });
  actions.createParentChildLink({ parent: node, child: { id } as Node });
  // Not linked as a child, because Gatsby makes children anew whenever the text changes.
  await create('WikiPageSummary', createNodeId(summaryKeyOf(file.relativePath)), {
    path: page.path,
    title: page.title,
    label: page.sidebarLabel,
    description: page.description,
    emoji: page.emoji,
    sidebarPosition: page.sidebarPosition,
    tagNames: page.tagNames,
    showsChangelog: page.showsChangelog,
  });
}

/** Deletes the summaries of pages whose file is gone, because Gatsby deletes only children. */
export const WIKI_PAGE_SUMMARIES: ContentSource = {
  reads: isWikiPageFile,
  source: (args) => {
    const wanted = new Set(
      filesInDataLayer(args)
        .filter(isWikiPageFile)
        .map((file) => args.createNodeId(summaryKeyOf(file))),
    );
    for (const node of args.getNodesByType('WikiPageSummary')) if (!wanted.has(node.id)) args.actions.deleteNode(node);
    return Promise.resolve();
  },
};
