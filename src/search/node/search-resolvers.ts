/** Search records come out of the data layer: `searchRecords`. */
import type { CreateResolversArgs, Node } from 'gatsby';
import type { SiteConfiguration } from '../../content/site-schema';
import { recordsOfPage, type SearchRecord } from './records';
import { recordsOfSociety, type ExecYearToIndex, type ProductionToIndex } from './society-records';
import type { WikiPageNode } from '../../wiki/node/source-wiki-pages';
import { createPageCompiler, type PageCompiler } from '../../wiki/node/compile-page';
import { readingOrder } from '../../wiki/node/tree';
import { linkTo, wikiIndex } from '../../wiki/node/wiki-index';

type ExecYearNode = Node & {
  year: string;
  slug: string;
  exec: { person: string; roles: string[] }[];
  hiresAssistants: { term: string; assistants: string[] }[];
};

type ProductionNode = Node & Omit<ProductionToIndex, 'credits'> & { credits: { role: string; person: string }[] };

/** The records of all wiki pages, in reading order. */
async function wikiRecords(helpers: CreateResolversArgs, compile: PageCompiler, site: SiteConfiguration): Promise<SearchRecord[]> {
  const { root, surroundings } = wikiIndex(helpers);
  const pages = new Map((helpers.getNodesByType('WikiPage') as WikiPageNode[]).map((page) => [page.path, page]));
  const records = readingOrder(root).map(async ({ url }) => {
    const page = pages.get(url);
    if (!page) return [];
    const [, ...trail] = surroundings.get(url)?.ancestors ?? [];
    const trailLabels = trail.map((ancestor) => linkTo(ancestor).label);
    return recordsOfPage({ ...page, trail: trailLabels, tags: page.tagNames, tree: await compile(page) }, site);
  });
  return (await Promise.all(records)).flat();
}

/** The records of exec, shows and hires, newest year first. */
function societyRecords({ getNodesByType, getNode }: CreateResolversArgs, site: SiteConfiguration, withPeople: boolean): SearchRecord[] {
  const nameOf = (id: string): string => (getNode(id) as (Node & { name: string }) | undefined)?.name ?? '';
  const newestFirst = <N extends { year: string }>(nodes: N[]): N[] =>
    [...nodes].sort((first, second) => second.year.localeCompare(first.year, 'en'));
  const execYears = newestFirst(getNodesByType('ExecYear') as ExecYearNode[]).map(
    ({ year, slug, exec, hiresAssistants }): ExecYearToIndex => ({
      year,
      slug,
      members: exec.map(({ person, roles }) => ({ name: nameOf(person), roles })),
      assistants: hiresAssistants.map(({ term, assistants }) => ({ term, names: assistants.map(nameOf) })),
    }),
  );
  const productions = newestFirst(getNodesByType('Production') as ProductionNode[]).map(
    ({ credits, ...production }): ProductionToIndex => ({
      ...production,
      credits: credits.map(({ role, person }) => ({ role, name: nameOf(person) })),
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
        resolve: async (_source: unknown, { withPeople }: { withPeople: boolean }) => [
          ...(await wikiRecords(helpers, compile, site)),
          ...societyRecords(helpers, site, withPeople),
        ],
      },
    },
  });
}
