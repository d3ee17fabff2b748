/** What the end-to-end tests know of the site beforehand. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import facts from '../fixtures/wiki-pages.json';

/** A wiki page as the facts list has it, in reading order. */
export interface WikiPageFact {
  path: string;
  title: string;
  position: number;
  emoji?: string;
  sidebarLabel?: string;
  tags?: string[];
  shortlinks?: string[];
  sectionShortlinks?: { shortlink: string; hash: string }[];
}

export const WIKI_PAGES: readonly WikiPageFact[] = facts;

/** Top-level pages of the specification. */
export const TOP_LEVEL_PAGES = ['/', '/shows', '/hires', '/hires/archive', '/opportunities', '/wsover', '/exec'];

/** Wiki pages that between them hold everything that a wiki page can hold. */
export const VARIED_WIKI_PAGES = [
  '/wiki',
  '/wiki/disciplines',
  '/wiki/disciplines/general/cables',
  '/wiki/disciplines/sound/microphones',
  '/wiki/disciplines/sound/microphones/radio-mics-2024',
  '/wiki/directories/services',
  '/wiki/directories/flags',
  '/wiki/resources/acronyms',
  '/wiki/resources/contributing',
  '/wiki/spaces/wac/studio',
];

const PUBLIC_FOLDER = path.resolve('public');

/** One page of every kind that the build made. */
export function pagesOfEveryKind(): string[] {
  const [person] = existsSync(path.join(PUBLIC_FOLDER, 'people'))
    ? readdirSync(path.join(PUBLIC_FOLDER, 'people')).filter((file) => file.endsWith('.html'))
    : [];
  return [
    ...TOP_LEVEL_PAGES,
    '/wiki',
    '/wiki/disciplines/general/cables',
    '/wiki/tags',
    '/wiki/tags/equipment',
    '/no-such-page',
    ...(person ? [`/people/${person.replace(/\.html$/, '')}`] : []),
    ...['/wiki/search', '/short-links'].filter((url) => existsSync(path.join(PUBLIC_FOLDER, `${url}.html`))),
  ];
}

/** Whether a host finds a file of the built site at an address. */
export function isServed(address: string): boolean {
  return existsSync(path.join(PUBLIC_FOLDER, decodeURIComponent(address)));
}

/** Addresses of the sitemap. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(path.join(PUBLIC_FOLDER, 'sitemap-0.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
}
