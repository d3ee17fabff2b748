import type { CreateResolversArgs } from 'gatsby';
import { sourceAddress } from '../../content-model/addresses';
import { siteSettings } from '../../content-model/site-settings';
import { findOne, resolver, type QueryContext } from '../../content-model/query-context';
import type { WikiPageNode } from './source-wiki-pages';
import { explainAcronyms, glossaryOf, type Glossary } from './acronyms';
import { reviewOf } from '../../content-model/reviews';
import { createPageCompiler } from './compile-page';
import { headingsOfTree } from './content-tree';
import { addLetters } from './letters';
import { markProseTables } from './prose-tables';
import { labelOf, type Surroundings, type WikiTreeItem, type WikiTreeNode } from './tree';
import { wikiIndex } from './wiki-index';

function treeItemOf(node: WikiTreeNode): WikiTreeItem {
  const { page, children } = node;
  return { path: page?.path ?? null, label: labelOf(node), emoji: page?.emoji ?? null, children: children.map(treeItemOf) };
}

async function surroundingsOf(page: WikiPageNode, context: QueryContext): Promise<Surroundings> {
  const surroundings = (await wikiIndex(context)).surroundings.get(page.path);
  if (!surroundings) throw new Error(`The wiki page ${page.path} is not in the tree.`);
  return surroundings;
}

const QUERY_FIELDS = {
  wikiTree: {
    type: 'JSON!',
    ...resolver(async (_source: unknown, context) => (await wikiIndex(context)).root.children.map(treeItemOf)),
  },
  tags: { type: '[Tag!]!', ...resolver(async (_source: unknown, context) => (await wikiIndex(context)).tags) },
  tag: {
    type: 'Tag',
    args: { name: 'String!' },
    resolve: async (_source: unknown, { name }: { name: string }, context: QueryContext) =>
      (await wikiIndex(context)).tags.find((tag) => tag.name === name) ?? null,
  },
};

export function createWikiResolvers(helpers: CreateResolversArgs): void {
  const compile = createPageCompiler(helpers);
  const glossary = async (context: QueryContext): Promise<Glossary | undefined> => {
    const { acronymsPage } = await siteSettings(context);
    const page = acronymsPage === undefined ? undefined : await findOne<WikiPageNode>(context, 'WikiPage', 'path', acronymsPage);
    return page && glossaryOf(page.path, await compile(page, context));
  };
  const around = (field: keyof Surroundings) =>
    resolver(async (page: WikiPageNode, context) => (await surroundingsOf(page, context))[field]);

  helpers.createResolvers({
    WikiPage: {
      sheet: around('sheet'),
      sheets: around('sheets'),
      breadcrumbs: around('ancestors'),
      previous: around('previous'),
      next: around('next'),
      pagesBelow: around('children'),
      pagesOfSection: resolver(async ({ path }: WikiPageNode, context) => {
        const order = [...(await wikiIndex(context)).surroundings.keys()];
        const pages = order.filter((address) => address === path || address.startsWith(`${path}/`));
        return Promise.all(pages.map((address) => findOne<WikiPageNode>(context, 'WikiPage', 'path', address)));
      }),
      tags: resolver(async (page: WikiPageNode, context) =>
        (await wikiIndex(context)).tags.filter((tag) => page.tagNames.includes(tag.name)),
      ),
      review: resolver(async (page: WikiPageNode, context) =>
        reviewOf({ ...page, tags: page.tagNames }, (await siteSettings(context)).reviews),
      ),
      editUrl: resolver(async (page: WikiPageNode, context) => sourceAddress((await siteSettings(context)).repository, page.file)),
      tree: resolver(async (page: WikiPageNode, context) => {
        const toExplain = { ...page, unexplained: page.unexplainedAcronyms };
        // Cloned, because the compiled tree is cached.
        const tree = structuredClone(explainAcronyms(await compile(page, context), await glossary(context), toExplain));
        addLetters(tree);
        markProseTables(tree);
        return tree;
      }),
      headings: resolver(async (page: WikiPageNode, context) => headingsOfTree(await compile(page, context))),
    },
    Query: QUERY_FIELDS,
  });
}
