/** Publishes the changelog's feed, and the changes that its page loads on demand. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { PUBLISHED_FILES } from '../../content/addresses';
import { loadSiteConfiguration, pathPrefix } from '../../content/load-site';
import { atomFeed, type FeedEntry } from './atom-feed';
import type { changelogOf } from './changelog';

const QUERY = /* GraphQL */ `
  query PublishedChangelog {
    wikiChanges
    allWikiPage(filter: { showsChangelog: { eq: true } }, limit: 1) {
      nodes {
        path
        title
        description
      }
    }
  }
`;

export async function publishChangelog({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const { changelogFeed, otherChanges } = PUBLISHED_FILES;
  const answer = await graphql<Queries.PublishedChangelogQuery>(QUERY);
  if (!answer.data) throw new Error(`The changelog could not be read: ${JSON.stringify(answer.errors)}`);
  const { wikiChanges, allWikiPage } = answer.data;
  const { changelog, others } = wikiChanges as unknown as ReturnType<typeof changelogOf>;
  const site = loadSiteConfiguration();
  const baseAddress = site.url + pathPrefix();
  const [page] = allWikiPage.nodes;
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
  await mkdir(path.join('public', path.dirname(changelogFeed)), { recursive: true });
  await writeFile(path.join('public', changelogFeed), feed);
  const othersFile = path.join('public', otherChanges);
  if (others.length === 0) await rm(othersFile, { force: true });
  else await writeFile(othersFile, JSON.stringify(others));
}
