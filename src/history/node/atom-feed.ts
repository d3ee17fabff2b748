/** The newest changes of the wiki as an Atom feed (RFC 4287). Pure. */
import { xml, type Xml } from './xml';

export interface FeedEntry {
  hash: string;
  description: string;
  authors: readonly string[];
  /** ISO 8601 in UTC. */
  date: string;
  /** Where the commit can be looked at. */
  url: string | null;
  pages: readonly { title: string; path: string }[];
}

export interface FeedSource {
  title: string;
  subtitle: string;
  /** Whole address of the feed itself. */
  address: string;
  /** Whole address of the page that shows the same. */
  pageAddress: string;
  /** Base address of the site, without a slash at its end. */
  baseAddress: string;
  language: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
  /** When the feed was made, for a feed without entries. */
  made: string;
}

function contentOf({ pages }: FeedEntry, baseAddress: string): Xml[] {
  if (pages.length === 0) return [];
  const items = pages.map((page) => xml('li', {}, xml('a', { href: baseAddress + page.path }, page.title)));
  const text = xml('div', { xmlns: 'http://www.w3.org/1999/xhtml' }, xml('p', {}, 'Pages:'), xml('ul', {}, ...items));
  return [xml('content', { type: 'xhtml' }, text)];
}

/** The text of the feed. Each entry's id stays the same wherever the repository lives. */
export function atomFeed(feed: FeedSource): string {
  const { address, pageAddress, baseAddress, entries } = feed;
  const entryElements = entries.map((entry) =>
    xml(
      'entry',
      {},
      xml('id', {}, `${address}#${entry.hash}`),
      xml('title', {}, entry.description),
      xml('updated', {}, entry.date),
      ...entry.authors.map((name) => xml('author', {}, xml('name', {}, name))),
      xml('link', { rel: 'alternate', href: entry.url ?? pageAddress }),
      ...contentOf(entry, baseAddress),
    ),
  );
  const root = xml(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
    xml('id', {}, address),
    xml('title', {}, feed.title),
    xml('subtitle', {}, feed.subtitle),
    xml('updated', {}, entries[0]?.date ?? feed.made),
    xml('link', { rel: 'self', type: 'application/atom+xml', href: address }),
    xml('link', { rel: 'alternate', type: 'text/html', href: pageAddress }),
    ...entryElements,
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n${root.text}\n`;
}
