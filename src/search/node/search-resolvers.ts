/** Resolver of the query `searchRecords`. */
import type { CreateResolversArgs, Node } from 'gatsby';
import { findAll, type QueryContext } from '../../content/query-context';
import type { SiteConfiguration } from '../../content/site-schema';
import { siteSettings } from '../../content/site-settings';
import { PAGES_WITHOUT_TEXT } from '../../content/addresses';
import { PAGE_TEXTS } from '../../content/page-texts';
import { PRODUCTION_KINDS, YEAR_KINDS } from '../../content/year-kinds';
import type { YearEntryNode } from '../../society/node/year-nodes';
import { loadSearchSettings } from './load-settings';
import { recordsOfPage, type SearchRecord } from './records';
import { recordsOfEntries, recordsOfPages, type SitePage } from './site-records';
import type { PageTextNode } from '../../wiki/node/source-page-texts';
import type { WikiPageNode } from '../../wiki/node/source-wiki-pages';
import { createPageCompiler, type PageCompiler } from '../../wiki/node/compile-page';
import { wikiIndex } from '../../wiki/node/wiki-index';

type YearNode = Node & { year: string; searchEntries: YearEntryNode[] };
type DirectoryNode = Node & { path: string; name: string; shortName?: string };

/** The records of all wiki pages, in reading order. */
async function wikiRecords(context: QueryContext, compile: PageCompiler, site: SiteConfiguration): Promise<SearchRecord[]> {
  const { surroundings } = await wikiIndex(context);
  const pages = new Map((await findAll<WikiPageNode>(context, 'WikiPage')).map((page) => [page.path, page]));
  const records = [...surroundings.values()].map(async ({ page: { path }, ancestors: [, ...trail] }) => {
    const page = pages.get(path);
    if (!page) return [];
    const trailLabels = trail.map(({ label }) => label);
    return recordsOfPage({ ...page, trail: trailLabels, tags: page.tagNames, tree: await compile(page, context) }, site);
  });
  return (await Promise.all(records)).flat();
}

/** The pages outside the wiki, the top-level ones first. */
async function sitePages(context: QueryContext): Promise<SitePage[]> {
  const words = new Map(loadSearchSettings().pages.map(({ path, words: own }) => [path, own]));
  const texts = (await findAll<PageTextNode>(context, 'PageText')).filter(({ name }) => !name.includes('/'));
  const top = [
    ...texts.map(({ name, title, description }) => ({ path: PAGE_TEXTS[name]?.path ?? '/', title, description: description ?? '' })),
    ...Object.values(PAGES_WITHOUT_TEXT),
  ];
  const years = PRODUCTION_KINDS.map(async ({ type, page: { label } }) =>
    (await findAll<YearNode & { path: string }>(context, type)).map(({ path, year }) => ({
      path,
      title: `${label} ${year}`,
      description: '',
    })),
  );
  const ofDirectory = async (type: 'Venue' | 'Society', kind: SitePage['kind']): Promise<SitePage[]> =>
    (await findAll<DirectoryNode>(context, type)).map(({ path, name, shortName }) => {
      const names = shortName === undefined ? [] : [shortName];
      return { kind, path, title: name, description: type, names };
    });
  return [
    ...top.map((page) => ({ ...page, kind: 'page' as const, names: words.get(page.path) ?? [] })),
    ...(await Promise.all(years)).flat().map((page) => ({ ...page, kind: 'year' as const, names: [] })),
    ...(await ofDirectory('Venue', 'venue')),
    ...(await ofDirectory('Society', 'society')),
  ];
}

/** The records of all year files, newest year first. */
async function entryRecords(context: QueryContext, site: SiteConfiguration, withPeople: boolean): Promise<SearchRecord[]> {
  const people = await findAll<Node & { name: string }>(context, 'Person');
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const years = YEAR_KINDS.map(async (kind) => (await findAll<YearNode>(context, kind.type)).map((node) => ({ kind, node })));
  const newestFirst = (await Promise.all(years)).flat().sort((first, second) => second.node.year.localeCompare(first.node.year, 'en'));
  const entries = newestFirst.flatMap(({ kind, node }) =>
    node.searchEntries.map(({ posts, ...entry }) => ({
      ...entry,
      kind,
      posts: posts.map((post) => ({ role: post.role, people: post.people.map((id) => names.get(id) ?? '') })),
    })),
  );
  return recordsOfEntries(entries, site, { withPeople });
}

export function createSearchResolvers(helpers: CreateResolversArgs): void {
  const compile = createPageCompiler(helpers);
  helpers.createResolvers({
    Query: {
      searchRecords: {
        type: 'JSON!',
        args: { withPeople: { type: 'Boolean!', defaultValue: true } },
        resolve: async (_source: unknown, { withPeople }: { withPeople: boolean }, context: QueryContext) => {
          const site = await siteSettings(context);
          return [
            ...(await wikiRecords(context, compile, site)),
            ...recordsOfPages(await sitePages(context), site),
            ...(await entryRecords(context, site, withPeople)),
          ];
        },
      },
    },
  });
}
