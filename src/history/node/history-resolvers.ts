/** What the wiki's history says of changes and pages. */
import type { CreateResolversArgs } from 'gatsby';
import { formatDate } from '../../components/dates';
import type { SiteConfiguration } from '../../content/site-schema';
import { authorsOfPage } from './authors';
import type { WikiChangeRecord } from './changes';
import { commitUrlOf, descriptionOfChange, historyOfPageAt, historyUrlOf, pagesOfChange, wikiHistory } from './history-index';
import { FEED_ADDRESS, NEWEST, OLDER_CHANGES_ADDRESS } from './publish-changelog';
import type { WikiPageNode } from '../../wiki/node/source-wiki-pages';
import { WIKI_FOLDER } from '../../content/wiki-address';
import { linkTo, wikiIndex } from '../../wiki/node/wiki-index';

/** How many of its changes a page shows. */
const SHOWN_ON_PAGE = 10;

export function createHistoryResolvers(helpers: CreateResolversArgs, site: SiteConfiguration): void {
  const changelog = () => {
    const { changes, contributors } = wikiHistory(helpers);
    const older = changes.slice(NEWEST);
    const changed = new Set(changes.flatMap(({ pages }) => pages.map(({ page }) => page)));
    const inOrder = [...wikiIndex(helpers).surroundings.values()].sort((first, second) => first.sheet - second.sheet);
    return {
      count: changes.length,
      newest: changes.slice(0, NEWEST),
      older,
      olderAddress: older.length > 0 ? OLDER_CHANGES_ADDRESS : null,
      feedAddress: FEED_ADDRESS,
      pages: inOrder.filter(({ page }) => changed.has(page.url)).map(({ page }) => linkTo(page)),
      authors: contributors.map(({ name }) => name).sort(new Intl.Collator('en').compare),
      historyUrl: historyUrlOf(WIKI_FOLDER, site),
    };
  };

  helpers.createResolvers({
    WikiChange: {
      description: { resolve: (change: WikiChangeRecord) => descriptionOfChange(helpers, change) },
      formattedDate: { resolve: (change: WikiChangeRecord) => formatDate(change.date) },
      pages: { resolve: (change: WikiChangeRecord) => pagesOfChange(helpers, change) },
      url: { resolve: (change: WikiChangeRecord) => commitUrlOf(change, site) },
    },
    WikiPage: {
      authors: { resolve: (page: WikiPageNode) => authorsOfPage(historyOfPageAt(helpers, page.path).contributors, page) },
      lastUpdated: {
        resolve: (page: WikiPageNode) => {
          const { lastUpdate } = historyOfPageAt(helpers, page.path);
          if (!lastUpdate) return null;
          return page.overrideAuthors.length > 0 ? { ...lastUpdate, author: null } : lastUpdate;
        },
      },
      changes: { resolve: (page: WikiPageNode) => historyOfPageAt(helpers, page.path).changes.slice(0, SHOWN_ON_PAGE) },
      changeCount: { resolve: (page: WikiPageNode) => historyOfPageAt(helpers, page.path).changes.length },
      changelogAddress: {
        resolve: (page: WikiPageNode) => {
          const changelogPage = (helpers.getNodesByType('WikiPage') as WikiPageNode[]).find(({ showsChangelog }) => showsChangelog);
          return changelogPage ? `${changelogPage.path}?page=${encodeURIComponent(page.path)}` : null;
        },
      },
      historyUrl: { resolve: (page: WikiPageNode) => historyUrlOf(page.file, site) },
      changelog: { resolve: (page: WikiPageNode) => (page.showsChangelog ? changelog() : null) },
    },
    Query: {
      wikiChangelog: { type: 'WikiChangelog!', resolve: changelog },
    },
  });
}
