/** What a wiki page says that is not in its own file: its place in the tree, and what its compiled text holds. */
import type { CreateResolversArgs, Node } from 'gatsby';
import type { SiteConfiguration } from '../../content/site-schema';
import type { WikiPageNode } from './source-wiki-pages';
import { createPageCompiler } from './compile-page';
import { countWords, headingsOfTree } from './content-tree';
import type { WikiTreeNode } from './tree';
import { findAll, type QueryContext } from '../../content/query-context';
import { editUrlOf, linkTo, wikiIndex, type WikiLink } from './wiki-index';

interface WikiTreeValue {
  path: string | undefined;
  label: string;
  emoji: string | undefined;
  children: WikiTreeValue[];
}

function treeValue(node: WikiTreeNode): WikiTreeValue {
  return { path: node.page?.url, label: node.label, emoji: node.emoji, children: node.children.map(treeValue) };
}

export function createWikiResolvers(helpers: CreateResolversArgs, site: SiteConfiguration): void {
  const compile = createPageCompiler(helpers);
  const surroundingsOf = (page: WikiPageNode) => {
    const surroundings = wikiIndex(helpers).surroundings.get(page.path);
    if (!surroundings) throw new Error(`The wiki page ${page.path} is not in the tree.`);
    return surroundings;
  };
  const optionalLink = (page: Parameters<typeof linkTo>[0] | undefined): WikiLink | null => (page ? linkTo(page) : null);
  const tagValues = () =>
    wikiIndex(helpers).tags.map(({ name, path, pages }) => ({ name, path, count: pages.length, pages: pages.map(linkTo) }));

  helpers.createResolvers({
    WikiPage: {
      sheet: { resolve: (page: WikiPageNode) => surroundingsOf(page).sheet },
      sheets: { resolve: (page: WikiPageNode) => surroundingsOf(page).sheets },
      breadcrumbs: { resolve: (page: WikiPageNode) => surroundingsOf(page).ancestors.map(linkTo) },
      previous: { resolve: (page: WikiPageNode) => optionalLink(surroundingsOf(page).previous) },
      next: { resolve: (page: WikiPageNode) => optionalLink(surroundingsOf(page).next) },
      pagesBelow: { resolve: (page: WikiPageNode) => surroundingsOf(page).children.map(linkTo) },
      tags: { resolve: (page: WikiPageNode) => tagValues().filter((tag) => page.tagNames.includes(tag.name)) },
      banner: {
        resolve: (page: WikiPageNode) => {
          if (!page.bannerFile) return null;
          const { absolutePath, alt, shown } = page.bannerFile;
          const file = helpers.getNodesByType('File').find((node: Node) => node.absolutePath === absolutePath);
          return file ? { file: file.id, alt, shown } : null;
        },
      },
      editUrl: { resolve: (page: WikiPageNode) => editUrlOf(page, site) },
      tree: { resolve: (page: WikiPageNode) => compile(page) },
      headings: { resolve: async (page: WikiPageNode) => headingsOfTree(await compile(page)) },
      wordCount: { resolve: async (page: WikiPageNode) => countWords(await compile(page)) },
    },
    Query: {
      wikiTree: {
        type: 'WikiTree!',
        resolve: async (_source: unknown, _args: unknown, context: QueryContext) => {
          // The index is not Gatsby's: reading the pages tells it to run the query again when one of them changes.
          await findAll<WikiPageNode>(context, 'WikiPage');
          return treeValue(wikiIndex(helpers).root);
        },
      },
      tags: { type: '[Tag!]!', resolve: tagValues },
      tag: {
        type: 'Tag',
        args: { name: 'String!' },
        resolve: (_source: unknown, { name }: { name: string }) => tagValues().find((tag) => tag.name === name) ?? null,
      },
    },
  });
}
