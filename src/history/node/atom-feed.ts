import { Feed } from 'feed';
import { encodeAddress } from '../../content-model/addresses';
import { escapeMarkup } from '../../content-model/escape';

export interface FeedEntry {
  /** Unique in its feed. It never changes, or feed readers would show the entry as new. */
  key: string;
  title: string;
  authors: readonly string[];
  /** ISO 8601 in UTC. */
  date: string;
  /** URL of the entry; `null` links to the feed's page. */
  url: string | null;
  /** A line above the links. */
  words: string;
  links: readonly { title: string; path: string }[];
}

/** Addresses are whole URLs. */
export interface FeedSource {
  title: string;
  subtitle: string;
  address: string;
  /** The page that shows the same entries. */
  pageAddress: string;
  /** Without a slash at the end. */
  baseAddress: string;
  language: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
  /** Date of a feed without entries. */
  made: string;
}

function contentOf({ words, links }: FeedEntry, baseAddress: string): string | undefined {
  if (words === '') return undefined;
  const items = links.map(
    ({ title, path }) => `<li><a href="${escapeMarkup(baseAddress + encodeAddress(path))}">${escapeMarkup(title)}</a></li>`,
  );
  return `<p>${escapeMarkup(words)}</p>${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}`;
}

/** The text of an Atom feed (RFC 4287). */
export function atomFeed({ title, subtitle, address, pageAddress, baseAddress, language, entries, made }: FeedSource): string {
  const updated = new Date(entries[0]?.date ?? made);
  const feed = new Feed({ id: address, title, description: subtitle, link: pageAddress, feed: address, updated, generator: false });
  for (const entry of entries) {
    const content = contentOf(entry, baseAddress);
    feed.addItem({
      id: `${address}#${entry.key}`,
      // The library writes titles as HTML.
      title: escapeMarkup(entry.title),
      link: entry.url ?? pageAddress,
      date: new Date(entry.date),
      author: entry.authors.map((name) => ({ name })),
      ...(content !== undefined && { content }),
    });
  }
  // The library has no setting for the language.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${escapeMarkup(language)}" `);
}
