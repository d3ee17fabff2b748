import type { CreateResolversArgs, Node } from 'gatsby';
import { findAll, type QueryContext } from '../../content-model/query-context';
import { PAGES_WITHOUT_TEXT, decodeAddress } from '../../content-model/addresses';
import { pageOfText } from '../../content-model/page-texts';
import { PRODUCTION_KINDS, YEAR_KINDS } from '../../content-model/year-kinds';
import type { YearSearchEntry } from '../../society/node/search-entries';
import type { SearchDocument } from '../local-index';
import { documentOfEntry, documentOfPage, documentOfSitePage, loadSearchSettings, type SitePage } from './documents';
import type { PageTextNode } from '../../wiki/node/source-page-texts';
import type { WikiPageNode } from '../../wiki/node/source-wiki-pages';
import { createPageCompiler, type PageCompiler } from '../../wiki/node/compile-page';
import { wikiIndex } from '../../wiki/node/wiki-index';

type YearNode = Node & { year: string; searchEntries: YearSearchEntry[] };
type DirectoryNode = Node & { path: string; name: string; shortName?: string };

/** In reading order. */
async function wikiDocuments(context: QueryContext, compile: PageCompiler): Promise<SearchDocument[]> {
  const { surroundings } = await wikiIndex(context);
  const pages = new Map((await findAll<WikiPageNode>(context, 'WikiPage')).map((page) => [page.path, page]));
  const documents = [...surroundings.values()].map(async ({ page: { path }, ancestors: [, ...trail] }) => {
    const page = pages.get(path);
    if (!page) return [];
    const trailLabels = trail.map(({ label }) => label);
    return documentOfPage({ ...page, trail: trailLabels, tags: page.tagNames, tree: await compile(page, context) });
  });
  return (await Promise.all(documents)).flat();
}

/** The pages outside the wiki, top-level ones first. */
async function sitePages(context: QueryContext): Promise<SitePage[]> {
  const texts = (await findAll<PageTextNode>(context, 'PageText')).filter(({ name }) => !name.includes('/'));
  const top = [
    ...texts.map(({ name, title, description = '' }) => ({ path: pageOfText(name) ?? '/', title, description })),
    ...Object.values(PAGES_WITHOUT_TEXT),
  ];
  const years = PRODUCTION_KINDS.map(async ({ type, page: { label } }) => {
    const nodes = await findAll<YearNode & { path: string }>(context, type);
    return nodes.map(({ path, year }): SitePage => ({ kind: 'year', path, title: `${label} ${year}`, description: '' }));
  });
  const directory = (['Venue', 'Society'] as const).map(async (type) => {
    const kind = type === 'Venue' ? 'venue' : 'society';
    const nodes = await findAll<DirectoryNode>(context, type);
    return nodes.map(({ path, name, shortName }): SitePage => ({
      ...{ kind, path, title: name, description: type },
      names: shortName === undefined ? [] : [shortName],
    }));
  });
  return [...top.map((page): SitePage => ({ kind: 'page', ...page })), ...(await Promise.all([...years, ...directory])).flat()];
}

async function entryDocuments(context: QueryContext, withPeople: boolean): Promise<SearchDocument[]> {
  const people = await findAll<Node & { name: string }>(context, 'Person');
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const years = YEAR_KINDS.map(async (kind) => (await findAll<YearNode>(context, kind.type)).map((node) => ({ kind, node })));
  const newestFirst = (await Promise.all(years)).flat().sort((first, second) => second.node.year.localeCompare(first.node.year, 'en'));
  return newestFirst.flatMap(({ kind, node }) =>
    node.searchEntries.map(({ posts, ...entry }) => {
      const named = posts.map((post) => ({ role: post.role, people: post.people.map((id) => names.get(id) ?? '') }));
      return documentOfEntry({ ...entry, kind, posts: named }, { withPeople });
    }),
  );
}

export function createSearchResolvers(helpers: CreateResolversArgs): void {
  const compile = createPageCompiler(helpers);
  helpers.createResolvers({
    Query: {
      searchDocuments: {
        type: 'JSON!',
        args: { withPeople: { type: 'Boolean!', defaultValue: true } },
        resolve: async (_source: unknown, { withPeople }: { withPeople: boolean }, context: QueryContext) => {
          const words = new Map(loadSearchSettings().pages.map(({ path, words: own }) => [decodeAddress(path), own]));
          const documents = [
            ...(await wikiDocuments(context, compile)),
            ...(await sitePages(context)).map(documentOfSitePage),
            ...(await entryDocuments(context, withPeople)),
          ];
          return documents.map((page) => ({ ...page, names: [...page.names, ...(words.get(page.url) ?? [])] }));
        },
      },
    },
  });
}
