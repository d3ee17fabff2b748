/** What is new as an Atom feed (RFC 4287). Pure. */
import { escapeMarkup } from '../../content/escape';

export interface FeedEntry {
  /** Tells the entry from all others of the feed, for good. */
  key: string;
  title: string;
  authors: readonly string[];
  /** ISO 8601 in UTC. */
  date: string;
  /** Whole address of what the entry is about; the feed's page where there is none. */
  url: string | null;
  /** A line above the links. */
  words: string;
  links: readonly { title: string; path: string }[];
}

export interface Feed {
  title: string;
  subtitle: string;
  /** Whole address of the feed itself. */
  address: string;
  /** Whole address of the page that shows the same. */
  pageAddress: string;
  /** Whole address of the site, without a slash at the end. */
  baseAddress: string;
  language: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
  /** When the feed was made; only a feed without entries shows it. */
  made: string;
}

const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`;

function entryLines({ key, title, authors, date, url, words, links }: FeedEntry, { address, pageAddress, baseAddress }: Feed): string[] {
  const items = links.map((link) => `<li><a href="${escapeMarkup(baseAddress + link.path)}">${escapeMarkup(link.title)}</a></li>`).join('');
  const list = items === '' ? '' : `<ul>${items}</ul>`;
  const content = `<div xmlns="http://www.w3.org/1999/xhtml">${element('p', words)}${list}</div>`;
  return [
    '<entry>',
    // This id stays the same when what it leads to moves, so that feed readers don't show the entry as a new one.
    element('id', `${address}#${key}`),
    element('title', title),
    element('updated', date),
    ...authors.map((name) => `<author>${element('name', name)}</author>`),
    `<link rel="alternate" href="${escapeMarkup(url ?? pageAddress)}"/>`,
    ...(words === '' ? [] : [`<content type="xhtml">${content}</content>`]),
    '</entry>',
  ];
}

/** The text of the feed. */
export function atomFeed(feed: Feed): string {
  const { address, entries } = feed;
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(feed.language)}">`,
    element('id', address),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    element('updated', entries[0]?.date ?? feed.made),
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(address)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(feed.pageAddress)}"/>`,
    ...entries.flatMap((entry) => entryLines(entry, feed)),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}
