/** Publishes the changelog's feed, and the changes that its page loads on demand. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { PUBLISHED_FILES } from '../../content/addresses';
import { loadSiteConfiguration, pathPrefix } from '../../content/load-site';
import { atomFeed, type FeedEntry } from './atom-feed';

/** Number of changes in the page and in the feed. */
export const NEWEST = 50;

export const FEED_ADDRESS = PUBLISHED_FILES.changelogFeed;
export const OTHER_CHANGES_ADDRESS = PUBLISHED_FILES.otherChanges;

/** The same fields as `WikiChangelogFields`. */
const QUERY = /* GraphQL */ `
  query PublishedChangelog {
    wikiChangelog {
      newest {
        ...PublishedChange
      }
      others {
        ...PublishedChange
      }
    }
    allWikiPage(filter: { showsChangelog: { eq: true } }, limit: 1) {
      nodes {
        path
        title
        description
      }
    }
  }

  fragment PublishedChange on WikiChange {
    hash
    description
    author
    coAuthors
    date
    formattedDate
    url
    isEdit
    pages {
      path
      title
    }
  }
`;

export async function publishChangelog({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const answer = await graphql<Queries.PublishedChangelogQuery>(QUERY);
  if (!answer.data) throw new Error(`The changelog could not be read: ${JSON.stringify(answer.errors)}`);
  const { wikiChangelog, allWikiPage } = answer.data;
  const { newest, others } = wikiChangelog;
  const site = loadSiteConfiguration();
  const baseAddress = site.url + pathPrefix();
  const [page] = allWikiPage.nodes;
  const feed = atomFeed({
    title: `${page?.title ?? 'Changelog'} | ${site.title}`,
    subtitle: page?.description ?? site.description,
    address: baseAddress + FEED_ADDRESS,
    pageAddress: baseAddress + (page?.path ?? '/wiki'),
    baseAddress,
    language: site.locales[0]?.code ?? 'en',
    entries: newest.map(({ hash, description, author, coAuthors, date, url, pages }): FeedEntry => ({
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
  await mkdir(path.join('public', path.dirname(FEED_ADDRESS)), { recursive: true });
  await writeFile(path.join('public', FEED_ADDRESS), feed);
  const othersFile = path.join('public', OTHER_CHANGES_ADDRESS);
  if (others.length === 0) await rm(othersFile, { force: true });
  else await writeFile(othersFile, JSON.stringify(others));
}
