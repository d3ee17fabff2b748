import type { CreateResolversArgs } from 'gatsby';
import { sourceAddress } from '../../content-model/addresses';
import { siteSettings } from '../../content-model/site-settings';
import { findOne, resolver, type QueryContext } from '../../content-model/query-context';
import type { WikiPageNode } from './source-wiki-pages';
import { explainAcronyms, glossaryOf, type Glossary } from './acronyms';
import { reviewOf } from '../../content-model/reviews';
import { createPageCompiler } from './compile-page';
import { headingsOfTree } from './content-tree';
import { withLetters } from './letters';
import { withProseTables } from './prose-tables';
import type { Surroundings, WikiTreeItem, WikiTreeNode } from './tree';
import { wikiIndex } from './wiki-index';

function treeItemOf({ page, label, emoji, children }: WikiTreeNode): WikiTreeItem {
  return { path: page?.path ?? null, label, emoji: emoji ?? null, children: children.map(treeItemOf) };
}

async function surroundingsOf(page: WikiPageNode, context: QueryContext): Promise<Surroundings> {
  const surroundings = (await wikiIndex(context)).surroundings.get(page.path);
  if (!surroundings) throw new Error(`The wiki page ${page.path} is not in the tree.`);
  return surroundings;
}

async function tagValues(context: QueryContext) {
  return (await wikiIndex(context)).tags.map((tag) => ({ ...tag, count: tag.pages.length }));
}

const QUERY_FIELDS = {
  wikiTree: {
    type: 'JSON!',
    ...resolver(async (_source: unknown, context) => (await wikiIndex(context)).root.children.map(treeItemOf)),
  },
  tags: { type: '[Tag!]!', ...resolver((_source: unknown, context) => tagValues(context)) },
  tag: {
    type: 'Tag',
    args: { name: 'String!' },
    resolve: async (_source: unknown, { name }: { name: string }, context: QueryContext) =>
      (await tagValues(context)).find((tag) => tag.name === name) ?? null,
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
      tags: resolver(async (page: WikiPageNode, context) => (await tagValues(context)).filter((tag) => page.tagNames.includes(tag.name))),
      review: resolver(async (page: WikiPageNode, context) =>
        reviewOf({ ...page, tags: page.tagNames }, (await siteSettings(context)).reviews),
      ),
      editUrl: resolver(async (page: WikiPageNode, context) => sourceAddress((await siteSettings(context)).repository, page.file)),
      tree: resolver(async (page: WikiPageNode, context) =>
        withProseTables(
          withLetters(
            explainAcronyms(await compile(page, context), await glossary(context), { ...page, unexplained: page.unexplainedAcronyms }),
          ),
        ),
      ),
      headings: resolver(async (page: WikiPageNode, context) => headingsOfTree(await compile(page, context))),
    },
    Query: QUERY_FIELDS,
  });
}
