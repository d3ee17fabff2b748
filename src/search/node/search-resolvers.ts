import type { CreateResolversArgs, Node } from 'gatsby';
import { findAll, type QueryContext } from '../../content-model/query-context';
import { PAGES_WITHOUT_TEXT, decodeAddress } from '../../content-model/addresses';
import { pageOfText } from '../../content-model/page-texts';
import { PRODUCTION_KINDS, YEAR_KINDS } from '../../content-model/year-kinds';
import type { YearSearchEntry } from '../../society/node/search-entries';
import type { SearchDocument } from '../local-index';
import { documentOfEntry, documentOfPage, documentOfSitePage, loadSearchSettings } from './documents';
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
async function siteDocuments(context: QueryContext): Promise<SearchDocument[]> {
  const texts = (await findAll<PageTextNode>(context, 'PageText')).filter(({ name }) => !name.includes('/'));
  const top = [
    ...texts.map(({ name, title, description = '' }) => ({ path: pageOfText(name) ?? '/', title, description })),
    ...Object.values(PAGES_WITHOUT_TEXT),
  ];
  const years = PRODUCTION_KINDS.map(async ({ type, page: { label } }) => {
    const nodes = await findAll<YearNode & { path: string }>(context, type);
    return nodes.map(({ path, year }) => documentOfSitePage({ kind: 'year', path, title: `${label} ${year}` }));
  });
  const directory = ['Venue', 'Society'].map(async (type) => {
    const nodes = await findAll<DirectoryNode>(context, type);
    return nodes.map(({ path, name, shortName }) => {
      const names = shortName === undefined ? [] : [shortName];
      return documentOfSitePage({ kind: type.toLowerCase(), path, title: name, description: type, names });
    });
  });
  const others = await Promise.all([...years, ...directory]);
  return [...top.map((page) => documentOfSitePage({ kind: 'page', ...page })), ...others.flat()];
}

/** The entries of year files, newest year first. */
async function entryDocuments(context: QueryContext, withPeople: boolean): Promise<SearchDocument[]> {
  const people = await findAll<Node & { name: string }>(context, 'Person');
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const nameOf = withPeople ? (id: string): string => names.get(id) ?? '' : undefined;
  const years = YEAR_KINDS.map(async (kind) => (await findAll<YearNode>(context, kind.type)).map((node) => ({ kind, node })));
  const newestFirst = (await Promise.all(years)).flat().sort((first, second) => second.node.year.localeCompare(first.node.year, 'en'));
  return newestFirst.flatMap(({ kind, node }) => node.searchEntries.map((entry) => documentOfEntry(kind, entry, nameOf)));
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
            ...(await siteDocuments(context)),
            ...(await entryDocuments(context, withPeople)),
          ];
          return documents.map((page) => ({ ...page, names: [...page.names, ...(words.get(page.url) ?? [])] }));
        },
      },
    },
  });
}
