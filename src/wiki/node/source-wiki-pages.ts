import path from 'node:path';
import type { CreateNodeArgs, CreatePagesArgs, Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import type { NodePageContext, PageContext } from '../../components/page-context';
import { contentRoot } from '../../content-model/content-root';
import { filesInDataLayer, linksOfFile, type ContentSource } from '../../content-model/data-layer';
import { readWikiPage } from '../../content-model/read-content';
import type { WikiFile } from '../../content-model/read-text';
import { wikiFrontMatterSchema, type WikiFrontMatter } from '../../content-model/front-matter-schemas';
import { nodeFieldsOf, type NodeFieldsOf } from '../../content-model/node-fields';
import { isWikiPageFile, tagPath } from '../../content-model/wiki-address';
import { namedFilesOf } from './compile-page';
import { curlWords } from './curly-quotes';

/** Front matter as stored. The field `tags` is left to the resolver, which returns nodes. */
type FrontMatterFields = Omit<NodeFieldsOf<WikiFrontMatter>, 'tags'> & { tagNames: string[] };

const summaryKeyOf = (relativePath: string): string => `WikiPageSummary ${relativePath}`;

function fieldsOf(text: WikiFile, data: WikiFrontMatter, file: FileSystemNode, { createNodeId }: CreateNodeArgs) {
  const { url, title, usedComponents } = text;
  const links = linksOfFile({ createNodeId }, file.relativePath);
  const written = nodeFieldsOf(wikiFrontMatterSchema, data, links) as unknown as FrontMatterFields;
  const { image, imageAlt, disableBanner } = written;
  return {
    ...written,
    path: url,
    file: file.relativePath,
    absolutePath: file.absolutePath,
    /** The page is compiled again when one of these changes. */
    namedFiles: namedFilesOf(text, file.absolutePath),
    sidebar: 'wiki',
    title: curlWords(title),
    description: curlWords(written.description),
    sidebarLabel: curlWords(written.sidebarLabel ?? title),
    showsChangelog: usedComponents.has('WikiChangelog'),
    showsStatistics: usedComponents.has('WikiStats'),
    /** `file` is an absolute path. */
    banner: image === undefined ? undefined : { file: image, alt: imageAlt ?? '', shown: disableBanner !== true },
  };
}

/** A stored `WikiPage`. Resolvers add the fields that depend on other pages. */
export type WikiPageNode = Node & ReturnType<typeof fieldsOf>;

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
  const { path: address, title, sidebarLabel: label, description, emoji, sidebarPosition, tagNames, showsChangelog } = page;
  const summary = { path: address, title, label, description, emoji, sidebarPosition, tagNames, showsChangelog };
  await create('WikiPageSummary', createNodeId(summaryKeyOf(file.relativePath)), summary);
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

/** Makes the pages of the wiki and of its tags. */
export function createWikiPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const pages = getNodesByType('WikiPage') as WikiPageNode[];
  const createPage = <Context extends PageContext>(address: string, name: string, context: Context): void =>
    actions.createPage<Context>({ path: address, component: path.resolve(`src/templates/${name}.tsx`), context });
  for (const { path: address, id } of pages) createPage<NodePageContext>(address, 'wiki-page', { layout: 'wiki', id });
  for (const name of new Set(pages.flatMap(({ tagNames }) => tagNames))) createPage(tagPath(name), 'tag', { layout: 'wiki', name });
  createPage('/wiki/tags', 'tags', { layout: 'wiki' });
}
