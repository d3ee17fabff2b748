import type { CreateResolversArgs } from 'gatsby';
import { formatDate } from '../../components/dates';
import { dayOfBuild } from '../../content-model/build-day';
import { encodePath } from '../../content-model/addresses';
import { findAll, findByIds, findOne, resolver, type QueryContext } from '../../content-model/query-context';
import { dueBySection, reviewOf, type DuePage } from '../../content-model/reviews';
import type { SiteConfiguration } from '../../content-model/site-schema';
import { siteSettings } from '../../content-model/site-settings';
import { WIKI_FOLDER } from '../../content-model/wiki-address';
import { gapsByYear, type ListedProduction } from '../../society/missing-facts';
import { personNaming, type ChangedName } from '../../society/node/people';
import { createPageCompiler, type PageCompiler } from '../../wiki/node/compile-page';
import { countWords } from '../../wiki/node/content-tree';
import type { WikiPageNode } from '../../wiki/node/source-wiki-pages';
import type { WikiTreePage } from '../../wiki/node/tree';
import { wikiIndex, type WikiIndex } from '../../wiki/node/wiki-index';
import { authorsOfPage } from './authors';
import { changelogOf } from './changelog';
import type { WikiChangeRecord } from './changes';
import type { PageHistoryNode } from './source-history';
import { historyOfWiki } from './wiki-history';

const SHOWN_ON_PAGE = 10;

type Repository = Pick<SiteConfiguration, 'repository'>;

/** `contentPath` is below the content folder. */
export function historyUrlOf(contentPath: string, { repository }: Repository): string {
  return `${repository.url}/commits/${encodePath(`${repository.branch}/${repository.contentPath}/${contentPath}`)}`;
}

/** Applies `people.json` to names. */
async function namingOf(context: QueryContext): Promise<(text: string) => string> {
  return personNaming(await findAll<ChangedName>(context, 'ChangedName'));
}

async function historyOf(page: WikiPageNode, context: QueryContext) {
  const history = await findOne<PageHistoryNode>(context, 'PageHistory', 'page', page.path);
  return history ?? { changes: [], contributors: [], lastUpdate: undefined };
}

/** The first page whose text shows the changelog. */
export function pageOfChangelog(surroundings: WikiIndex['surroundings']): WikiTreePage | undefined {
  return [...surroundings.values()].find(({ page }) => page.showsChangelog)?.page;
}

async function readChangelog(context: QueryContext) {
  const records = await findAll<WikiChangeRecord>(context, 'WikiChange');
  const { surroundings } = await wikiIndex(context);
  return changelogOf(records, surroundings, historyUrlOf(WIKI_FOLDER, await siteSettings(context))).changelog;
}

export interface PageStatistics extends DuePage {
  emoji: string | null;
  wordCount: number;
}

/** Number of pages in each ranking. */
const LISTED = 10;

/** Statistics of pages in reading order. Takes the month of the build, e.g. 2026-03. */
export function statisticsOfPages(pages: readonly PageStatistics[], month: string) {
  const byLength = [...pages].sort((first, second) => second.wordCount - first.wordCount || first.url.localeCompare(second.url, 'en'));
  return {
    pageCount: pages.length,
    wordCount: pages.reduce((sum, page) => sum + page.wordCount, 0),
    longestPages: byLength.slice(0, LISTED),
    shortestPages: byLength.slice(-LISTED).reverse(),
    duePages: dueBySection(pages, month),
  };
}

async function readStatistics(context: QueryContext, compile: PageCompiler) {
  const { surroundings } = await wikiIndex(context);
  const { reviews } = await siteSettings(context);
  const pages = new Map((await findAll<WikiPageNode>(context, 'WikiPage')).map((page) => [page.path, page]));
  const inOrder = [...surroundings.values()].map(async ({ page: { path }, ancestors }): Promise<PageStatistics[]> => {
    const page = pages.get(path);
    if (!page) return [];
    const { title, emoji = null, tagNames: tags } = page;
    const wordCount = countWords(await compile(page, context));
    const [, section = page] = ancestors;
    return [{ title, emoji, url: path, wordCount, review: reviewOf({ ...page, tags }, reviews), section: section.title }];
  });
  const day = await dayOfBuild(context);
  const { changes, contributors } = historyOfWiki(await findAll<WikiChangeRecord>(context, 'WikiChange'));
  return {
    ...statisticsOfPages((await Promise.all(inOrder)).flat(), day.slice(0, 'yyyy-mm'.length)),
    changeCount: changes.length,
    missingFacts: gapsByYear(await findAll<ListedProduction>(context, 'Production')),
    contributors,
  };
}

export type WikiStatistics = Awaited<ReturnType<typeof readStatistics>>;

const PAGE_FIELDS = {
  authors: resolver(async (page: WikiPageNode, context) => {
    const { contributors } = await historyOf(page, context);
    const namesOthers = page.overrideAuthors.length > 0 || page.additionalAuthors.length > 0;
    return authorsOfPage(contributors, page, namesOthers ? await namingOf(context) : (name) => name);
  }),
  lastUpdated: resolver(async (page: WikiPageNode, context) => {
    const { lastUpdate } = await historyOf(page, context);
    if (!lastUpdate) return null;
    return page.overrideAuthors.length > 0 ? { ...lastUpdate, author: null } : lastUpdate;
  }),
  changes: resolver(async (page: WikiPageNode, context) => {
    const { changes } = await historyOf(page, context);
    return findByIds<WikiChangeRecord>(context, 'WikiChange', changes.slice(0, SHOWN_ON_PAGE));
  }),
  changeCount: resolver(async (page: WikiPageNode, context) => (await historyOf(page, context)).changes.length),
  changelogAddress: resolver(async (page: WikiPageNode, context) => {
    const changelogPage = pageOfChangelog((await wikiIndex(context)).surroundings);
    return changelogPage ? `${changelogPage.path}?page=${encodeURIComponent(page.path)}&all=yes` : null;
  }),
  historyUrl: resolver(async (page: WikiPageNode, context) => historyUrlOf(page.file, await siteSettings(context))),
  changelog: resolver((page: WikiPageNode, context) => (page.showsChangelog ? readChangelog(context) : null)),
};

export function createHistoryResolvers(helpers: CreateResolversArgs): void {
  const compile = createPageCompiler(helpers);
  helpers.createResolvers({
    WikiChange: {
      formattedDate: resolver((change: WikiChangeRecord) => formatDate(change.date)),
    },
    WikiPage: {
      ...PAGE_FIELDS,
      statistics: resolver((page: WikiPageNode, context) => (page.showsStatistics ? readStatistics(context, compile) : null)),
    },
    WikiResource: {
      author: resolver(async ({ author }: { author?: string }, context) =>
        author === undefined ? null : (await namingOf(context))(author),
      ),
    },
  });
}
