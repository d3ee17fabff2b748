/** Publishes the feed of new shows. A show is new when a year file first names it. */
import type { BuildArgs, Node } from 'gatsby';
import { encodeAddress } from '../../../src/content-model/addresses';
import { dayOfFinishedBuild } from '../../../src/content-model/build-day';
import { contentRoot } from '../../../src/content-model/content-root';
import { loadSiteConfiguration, pathPrefix } from '../../../src/content-model/load-site';
import { publishFiles } from '../../../src/content-model/publish-files';
import type { Days } from '../../../src/content-model/terms';
import { SHOW_YEARS, yearSlug } from '../../../src/content-model/year-kinds';
import { daysInWords, stretchesOf } from '../../../src/society/days';
import { personNaming, type ChangedName } from '../../../src/society/node/people';
import type { ProductionNode } from '../../../src/society/node/production-nodes';
import { atomFeed, type FeedEntry } from '../../../src/history/node/atom-feed';
import { SHOWS_FEED_PATH } from '../published';
import { nameInFile, whenFirstNamed } from './first-named';

const IN_FEED = 50;

type Show = Pick<ProductionNode, 'name' | 'path' | 'year' | 'societyName' | 'venueName' | 'cancelled'> & { runs: readonly Days[] };

const openingDay = ({ runs }: Show): string | undefined => stretchesOf(runs)[0]?.from;

/** Guesses the date where git has none: the first day, else the year's start, at most today. */
function likelyDate(show: Show, today: string): string {
  const day = openingDay(show) ?? `${show.year.slice(0, 4)}-08-01`;
  return `${day < today ? day : today}T00:00:00.000Z`;
}

/** Newest first. Of shows announced together, the last to open comes first. `named` has dates by `nameInFile`. */
export function entriesOfShows(
  shows: readonly Show[],
  named: ReadonlyMap<string, string>,
  { today, author, baseAddress }: { today: string; author: string; baseAddress: string },
): FeedEntry[] {
  return shows
    .map((show) => ({
      show,
      date: named.get(nameInFile(`${SHOW_YEARS.folder}/${yearSlug(show.year)}.json`, show.name)) ?? likelyDate(show, today),
    }))
    .sort(
      (one, other) =>
        other.date.localeCompare(one.date) ||
        (openingDay(other.show) ?? '').localeCompare(openingDay(one.show) ?? '') ||
        one.show.path.localeCompare(other.show.path, 'en'),
    )
    .slice(0, IN_FEED)
    .map(({ show, date }) => ({
      key: show.path,
      title: show.name,
      authors: [author],
      date,
      url: baseAddress + encodeAddress(show.path),
      words: [show.cancelled ? 'Cancelled' : undefined, show.societyName, show.venueName, ...stretchesOf(show.runs).map(daysInWords)]
        .filter(Boolean)
        .join(', '),
      links: [],
    }));
}

export async function publishShowsFeed({ getNodesByType }: Pick<BuildArgs, 'getNodesByType'>): Promise<void> {
  const today = dayOfFinishedBuild({ getNodesByType });
  const shows = (getNodesByType('Production') as ProductionNode[]).filter(({ kind }) => kind === 'show');
  const site = loadSiteConfiguration();
  const baseAddress = site.url + pathPrefix();
  const named = await whenFirstNamed(
    contentRoot(),
    SHOW_YEARS.folder,
    personNaming(getNodesByType('ChangedName') as (Node & ChangedName)[]),
  );
  const feed = atomFeed({
    title: `New shows | ${site.title}`,
    subtitle: site.description,
    address: baseAddress + SHOWS_FEED_PATH,
    pageAddress: baseAddress + SHOW_YEARS.page.path,
    baseAddress,
    language: site.locales[0]?.code ?? 'en',
    entries: entriesOfShows(shows, named, { today, author: site.title, baseAddress }),
    made: `${today}T00:00:00.000Z`,
  });
  await publishFiles(new Map([[SHOWS_FEED_PATH, feed]]));
}
