/** Publishes the changelog's feed, and the changes that its page loads on demand. */
import type { BuildArgs, Node } from 'gatsby';
import { PUBLISHED_FILES } from '../../content-model/addresses';
import { loadSiteConfiguration, pathPrefix } from '../../content-model/load-site';
import { publishFiles } from '../../content-model/publish-files';
import { WIKI_FOLDER } from '../../content-model/wiki-address';
import { buildWikiIndex, type WikiPageSummaryNode } from '../../wiki/node/wiki-index';
import { atomFeed, type FeedEntry } from './atom-feed';
import { changelogOf } from './changelog';
import type { WikiChangeRecord } from './changes';
import { historyUrlOf, pageOfChangelog } from './history-resolvers';

export async function publishChangelog({ getNodesByType }: Pick<BuildArgs, 'getNodesByType'>): Promise<void> {
  const { changelogFeed, otherChanges } = PUBLISHED_FILES;
  const site = loadSiteConfiguration();
  const { surroundings } = buildWikiIndex(getNodesByType('WikiPageSummary') as WikiPageSummaryNode[]);
  const records = getNodesByType('WikiChange') as (Node & WikiChangeRecord)[];
  const { changelog, others } = changelogOf(records, surroundings, historyUrlOf(WIKI_FOLDER, site));
  const page = pageOfChangelog(surroundings);
  const baseAddress = site.url + pathPrefix();
  const feed = atomFeed({
    title: `${page?.title ?? 'Changelog'} | ${site.title}`,
    subtitle: page?.description ?? site.description,
    address: baseAddress + changelogFeed,
    pageAddress: baseAddress + (page?.path ?? '/wiki'),
    baseAddress,
    language: site.locales[0]?.code ?? 'en',
    entries: changelog.newest.map(({ hash, description, author, coAuthors, date, url, pages }): FeedEntry => ({
      key: hash,
      title: description,
      authors: [author, ...coAuthors],
      date,
      url,
      words: pages.length === 0 ? '' : 'Pages:',
      links: pages,
    })),
    made: new Date().toISOString(),
  });
  await publishFiles(
    new Map([
      [changelogFeed, feed],
      [otherChanges, JSON.stringify(others)],
    ]),
  );
}
