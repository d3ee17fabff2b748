/** Resolver of the query `searchRecords`. */
import type { CreateResolversArgs, Node } from 'gatsby';
import { findAll, type QueryContext } from '../../content/query-context';
import type { SiteConfiguration } from '../../content/site-schema';
import { recordsOfPage, type SearchRecord } from './records';
import { recordsOfSociety, type ExecYearToIndex, type ProductionToIndex } from './society-records';
import type { WikiPageNode } from '../../wiki/node/source-wiki-pages';
import { createPageCompiler, type PageCompiler } from '../../wiki/node/compile-page';
import { wikiIndex } from '../../wiki/node/wiki-index';

type ExecYearNode = Node & {
  year: string;
  slug: string;
  exec: { person: string; roles: string[] }[];
  hiresAssistants: { term: string; assistants: string[] }[];
};

type ProductionNode = Node & Omit<ProductionToIndex, 'crew'> & { crew: { role: string; person: string }[] };

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

/** The records of exec, shows and hires, newest year first. */
async function societyRecords(context: QueryContext, site: SiteConfiguration, withPeople: boolean): Promise<SearchRecord[]> {
  const people = await findAll<Node & { name: string }>(context, 'Person');
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const nameOf = (id: string): string => names.get(id) ?? '';
  const newestFirst = <N extends { year: string }>(nodes: N[]): N[] =>
    [...nodes].sort((first, second) => second.year.localeCompare(first.year, 'en'));
  const execYears = newestFirst(await findAll<ExecYearNode>(context, 'ExecYear')).map(
    ({ year, slug, exec, hiresAssistants }): ExecYearToIndex => ({
      year,
      slug,
      members: exec.map(({ person, roles }) => ({ name: nameOf(person), roles })),
      assistants: hiresAssistants.map(({ term, assistants }) => ({ term, names: assistants.map(nameOf) })),
    }),
  );
  const productions = newestFirst(await findAll<ProductionNode>(context, 'Production')).map(
    ({ crew, ...production }): ProductionToIndex => ({
      ...production,
      crew: crew.map(({ role, person }) => ({ role, name: nameOf(person) })),
    }),
  );
  return recordsOfSociety({ execYears, productions }, site, { withPeople });
}

export function createSearchResolvers(helpers: CreateResolversArgs, site: SiteConfiguration): void {
  const compile = createPageCompiler(helpers);
  helpers.createResolvers({
    Query: {
      searchRecords: {
        type: '[SearchRecord!]!',
        args: { withPeople: { type: 'Boolean!', defaultValue: true } },
        resolve: async (_source: unknown, { withPeople }: { withPeople: boolean }, context: QueryContext) => [
          ...(await wikiRecords(context, compile, site)),
          ...(await societyRecords(context, site, withPeople)),
        ],
      },
    },
  });
}
