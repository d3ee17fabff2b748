import type { CreateResolversArgs } from 'gatsby';
import { dayInLondon, formatDate } from '../../components/dates';
import { encodePath } from '../../content/escape';
import { findAll, findByIds, findOne, type QueryContext } from '../../content/query-context';
import type { SiteConfiguration } from '../../content/site-schema';
import { siteSettings } from '../../content/site-settings';
import { authorsOfPage } from './authors';
import type { WikiChangeRecord } from './changes';
import { describePages } from './describe';
import { historyOfWiki } from './wiki-history';
import { personNaming, type PersonName } from '../../society/node/people';
import { FEED_ADDRESS, NEWEST, OTHER_CHANGES_ADDRESS } from './publish-changelog';
import type { PageHistoryNode } from './source-history';
import type { WikiPageNode } from '../../wiki/node/source-wiki-pages';
import { WIKI_FOLDER, wordsOfSegment } from '../../content/wiki-address';
import { wikiIndex } from '../../wiki/node/wiki-index';

/** Changes shown on a page. */
const SHOWN_ON_PAGE = 10;

type Repository = Pick<SiteConfiguration, 'repository'>;

/** The repository's page of the history of a path below the content folder. */
function historyUrlOf(contentPath: string, { repository }: Repository): string {
  return `${repository.url}/commits/${encodePath(`${repository.branch}/${repository.contentPath}/${contentPath}`)}`;
}

/** Applies `people.json` to names. */
async function namingOf(context: QueryContext): Promise<(text: string) => string> {
  return personNaming(await findAll<PersonName>(context, 'PersonName'));
}

async function historyOf(page: WikiPageNode, context: QueryContext) {
  const history = await findOne<PageHistoryNode>(context, 'PageHistory', 'page', page.path);
  return history ?? { changes: [], contributors: [], lastUpdate: undefined };
}

/** The pages of a change that still exist. */
async function pagesOfChange(change: WikiChangeRecord, context: QueryContext) {
  const { surroundings } = await wikiIndex(context);
  return change.pages.flatMap(({ page }) => surroundings.get(page)?.page ?? []);
}

async function descriptionOfChange(change: WikiChangeRecord, context: QueryContext): Promise<string> {
  if (change.description !== '') return change.description;
  const { surroundings } = await wikiIndex(context);
  return describePages(change.pages.map(({ page, kind }) => ({ kind, title: surroundings.get(page)?.page.label ?? wordsOfSegment(page) })));
}

/** Whether a change is to what pages say: its message begins with 📝, or it is from the record before this repository. */
function isEdit({ isEarlier, description }: WikiChangeRecord): boolean {
  return isEarlier || description.startsWith('📝');
}

/** The changelog of the whole wiki. */
async function changelogOf(context: QueryContext) {
  const { changes, contributors } = historyOfWiki(await findAll<WikiChangeRecord>(context, 'WikiChange'));
  const { surroundings } = await wikiIndex(context);
  const edits = changes.filter(isEdit);
  const newest = edits.slice(0, NEWEST);
  const others = changes.filter((change) => !newest.includes(change));
  const changed = new Set(changes.flatMap(({ pages }) => pages.map(({ page }) => page)));
  return {
    count: edits.length,
    otherCount: changes.length - edits.length,
    newest,
    others,
    othersAddress: others.length > 0 ? OTHER_CHANGES_ADDRESS : null,
    feedAddress: FEED_ADDRESS,
    pages: [...surroundings.values()].map(({ page }) => page).filter(({ path }) => changed.has(path)),
    authors: contributors.map(({ name }) => name).sort(new Intl.Collator('en').compare),
    years: [...new Set(changes.map(({ date }) => dayInLondon(new Date(date)).slice(0, 4)))].sort().reverse(),
    historyUrl: historyUrlOf(WIKI_FOLDER, await siteSettings(context)),
  };
}

const resolved = <Source, T>(resolve: (source: Source, context: QueryContext) => T) => ({
  resolve: (source: Source, _args: unknown, context: QueryContext) => resolve(source, context),
});

/** Fields of a wiki page that come from its history. */
const PAGE_FIELDS = {
  authors: resolved(async (page: WikiPageNode, context) => {
    const { contributors } = await historyOf(page, context);
    const namesOthers = page.overrideAuthors.length > 0 || page.additionalAuthors.length > 0;
    return authorsOfPage(contributors, page, namesOthers ? await namingOf(context) : (name) => name);
  }),
  lastUpdated: resolved(async (page: WikiPageNode, context) => {
    const { lastUpdate } = await historyOf(page, context);
    if (!lastUpdate) return null;
    return page.overrideAuthors.length > 0 ? { ...lastUpdate, author: null } : lastUpdate;
  }),
  changes: resolved(async (page: WikiPageNode, context) => {
    const { changes } = await historyOf(page, context);
    return findByIds<WikiChangeRecord>(context, 'WikiChange', changes.slice(0, SHOWN_ON_PAGE));
  }),
  changeCount: resolved(async (page: WikiPageNode, context) => (await historyOf(page, context)).changes.length),
  changelogAddress: resolved(async (page: WikiPageNode, context) => {
    const { surroundings } = await wikiIndex(context);
    const changelogPage = [...surroundings.values()].find((place) => place.page.showsChangelog)?.page;
    return changelogPage ? `${changelogPage.path}?page=${encodeURIComponent(page.path)}&all=yes` : null;
  }),
  historyUrl: resolved(async (page: WikiPageNode, context) => historyUrlOf(page.file, await siteSettings(context))),
  changelog: resolved((page: WikiPageNode, context) => (page.showsChangelog ? changelogOf(context) : null)),
};

export function createHistoryResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    WikiChange: {
      description: resolved(descriptionOfChange),
      isEdit: resolved(isEdit),
      formattedDate: resolved((change: WikiChangeRecord) => formatDate(change.date)),
      pages: resolved(pagesOfChange),
    },
    WikiPage: PAGE_FIELDS,
    WikiResource: {
      author: resolved(async ({ author }: { author?: string }, context) =>
        author === undefined ? null : (await namingOf(context))(author),
      ),
    },
    Query: {
      wikiChangelog: { type: 'WikiChangelog!', ...resolved((_source: unknown, context) => changelogOf(context)) },
    },
  });
}
