/** Compiles page texts into trees, once a build, with gatsby-plugin-mdx's pipeline. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs, GatsbyCache, Node, NodePluginArgs } from 'gatsby';
import { compileMDXWithCustomOptions } from 'gatsby-plugin-mdx';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import type { Root } from 'hast';
import { imageSize } from 'image-size';
import type { Image, Root as MarkdownRoot } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { SyntaxTree } from '../../content-model/markdown';
import { elementsNamed } from '../../content-model/hast-elements';
import { digestOfDrawer } from './diagrams/draw-diagrams';
import { publishMermaid } from './diagrams/publish-mermaid';
import { treeOfCompiledPage, type ContentTree } from './content-tree';
import { contentRoot, storedPath } from '../../content-model/content-root';
import { findOne, type QueryContext } from '../../content-model/query-context';
import { readPageText, readWikiPage } from '../../content-model/read-content';
import type { PageTextFile, WikiFile } from '../../content-model/read-text';
import { copyOfPicture } from '../../content-model/picture-copies';
import { fileOfAddress } from '../../content-model/addresses';
import { sizeByPlace, type RemarkPlugin } from './pictures';
import { digestOf, drawingPublisher, filePublisher } from './publish-file';

type TextNode = Pick<Node, 'id' | 'internal'> & { absolutePath: string; namedFiles: readonly string[] };

export type PageCompiler = (page: TextNode, context: QueryContext) => Promise<ContentTree>;

function textOf({ absolutePath }: TextNode): WikiFile | PageTextFile | undefined {
  const root = contentRoot();
  const file = path.relative(root, absolutePath).split(path.sep).join('/');
  return readWikiPage(root, file) ?? readPageText(root, file);
}

/** Absolute paths of the files that a text names, whether they exist or not. */
export function namedFilesOf({ tree }: Pick<WikiFile, 'tree'>, absolutePath: string): string[] {
  const addresses: unknown[] = [];
  visit((tree ?? {}) as SyntaxTree, ['image', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const { url, attributes = [] } = node as Partial<Image & MdxJsxFlowElement>;
    addresses.push(url, ...attributes.map(({ value }) => value));
  });
  const named = addresses.filter((address) => typeof address === 'string').map(fileOfAddress);
  // Gatsby's File nodes have slashes on Windows too.
  return [...new Set(named.map((file) => storedPath(path.posix.join(path.posix.dirname(absolutePath), file))))].filter(
    (file) => path.extname(file) !== '',
  );
}

/** Trees of this build by page, text and files. All compilers share them. */
const inMemory = new Map<string, Promise<ContentTree>>();

interface FlattenedPlugin {
  name: string;
  module?: RemarkPlugin;
  pluginOptions?: Record<string, unknown> & { gatsbyRemarkPlugins?: FlattenedPlugin[] };
}

function mdxOptions(plugins: readonly FlattenedPlugin[]): Record<string, unknown> {
  const { gatsbyRemarkPlugins = [], ...options } = plugins.find(({ name }) => name === 'gatsby-plugin-mdx')?.pluginOptions ?? {};
  const inPlace = (plugin: FlattenedPlugin): FlattenedPlugin =>
    plugin.name === 'gatsby-remark-images' && plugin.module ? { ...plugin, module: sizeByPlace(plugin.module) } : plugin;
  return { ...options, gatsbyRemarkPlugins: gatsbyRemarkPlugins.map(inPlace) };
}

/** Makes gatsby-remark-images size the copy of a picture, if it has one. */
function sizeCopies(folder: string, copies: ReadonlyMap<string, string>) {
  return () =>
    (tree: MarkdownRoot): void => {
      visit(tree as SyntaxTree, 'image', (image) => {
        const node = image as unknown as Image;
        const copy = copies.get(path.resolve(folder, node.url));
        if (copy !== undefined) node.url = path.relative(folder, copy);
      });
    };
}

type Helpers = Pick<NodePluginArgs, 'getNode' | 'getNodesByType' | 'pathPrefix' | 'reporter' | 'store' | 'getCache'>;

async function compile(page: TextNode, copies: ReadonlyMap<string, string>, helpers: Helpers): Promise<ContentTree> {
  const { getCache, getNode, getNodesByType, pathPrefix, reporter, store } = helpers;
  const { flattenedPlugins } = store.getState() as { flattenedPlugins: FlattenedPlugin[] };
  const folder = path.dirname(page.absolutePath);
  // A photograph that is stored sideways has an upright copy.
  const shownFile = (relativeFile: string): string => copies.get(path.resolve(folder, relativeFile)) ?? path.resolve(folder, relativeFile);
  let captured: Root = { type: 'root', children: [] };
  const capture = () => (tree: Root) => {
    captured = treeOfCompiledPage(tree, {
      pathPrefix,
      publish: filePublisher(page.absolutePath, pathPrefix),
      draw: drawingPublisher(page.absolutePath, pathPrefix),
      measure: (relativeFile) => imageSize(readFileSync(shownFile(relativeFile))),
    });
    // Saves MDX from compiling the tree to a script that no page uses.
    tree.children = [];
  };
  await compileMDXWithCustomOptions({ source: textOf(page)?.body ?? '', absolutePath: page.absolutePath }, {
    pluginOptions: mdxOptions(flattenedPlugins),
    customOptions: {
      mdxOptions: { remarkPlugins: [sizeCopies(folder, copies)], rehypePlugins: [capture] },
    },
    getNode,
    getNodesByType,
    pathPrefix,
    reporter,
    cache: getCache('gatsby-plugin-mdx'),
    store,
  } as unknown as Parameters<typeof compileMDXWithCustomOptions>[1]);
  const diagrams = elementsNamed(captured, 'Mermaid');
  const library = diagrams.length > 0 ? await publishMermaid(pathPrefix) : undefined;
  for (const { properties } of diagrams) properties.library = library;
  return captured;
}

/** The File nodes of the files that a text names. In Gatsby, a query that finds nothing depends on all files. */
async function filesOf({ namedFiles }: TextNode, context: QueryContext): Promise<FileSystemNode[]> {
  const found = namedFiles.filter((file) => existsSync(file)).map((file) => findOne<FileSystemNode>(context, 'File', 'absolutePath', file));
  return (await Promise.all(found)).filter((file) => file !== undefined);
}

/** Paths of copies, by the path of their picture. */
function copiesOf(files: readonly FileSystemNode[], context: QueryContext): Map<string, string> {
  return new Map(
    files.flatMap((file): [string, string][] => {
      const copy = copyOfPicture(file, context);
      return copy ? [[path.resolve(file.absolutePath), copy.absolutePath]] : [];
    }),
  );
}

/** Returns a function that compiles a page, or reads its tree from Gatsby's cache if text and files are unchanged. */
export function createPageCompiler(helpers: Helpers): PageCompiler {
  const treeCache: GatsbyCache = helpers.getCache('wiki-page-trees');
  const readOrCompile = async (page: TextNode, copies: ReadonlyMap<string, string>, key: string): Promise<ContentTree> => {
    const cached = (await treeCache.get(key)) as ContentTree | undefined;
    if (cached) return cached;
    const compiled = await compile(page, copies, helpers);
    // Deletes the page's older tree, which may name deleted pictures.
    const older = (await treeCache.get(page.id)) as string | undefined;
    if (older !== undefined) await treeCache.del(older);
    await Promise.all([treeCache.set(key, compiled), treeCache.set(page.id, key)]);
    return compiled;
  };
  return async (page, context) => {
    const files = await filesOf(page, context);
    // The tree has hashed addresses of files, so a changed picture changes the tree.
    const digestOfFiles = digestOf(files.map(({ internal }) => internal.contentDigest).join());
    const key = [page.id, page.internal.contentDigest, digestOfFiles, helpers.pathPrefix, digestOfDrawer()].join(' ');
    const tree = inMemory.get(key) ?? readOrCompile(page, copiesOf(files, context), key);
    inMemory.set(key, tree);
    return tree;
  };
}

/** Compiles every text before webpack bundles, so that pictures are sized meanwhile. What fails here fails again in a page's query. */
export async function compileTexts({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  await graphql('{ allWikiPage { nodes { tree } } allPageText { nodes { tree } } }');
}
