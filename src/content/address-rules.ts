/** What may be an address: by which characters and names hosts can serve it, and what the site keeps for itself. */
import GithubSlugger from 'github-slugger';
import { FORMS_PATH, PUBLISHED_FILES, readAddress } from './addresses';

/** Path segments that every host serves unchanged. */
export const PART_OF_ADDRESS = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/;

/**
 * The part of an address that a name makes: `La bohème` → `la-boheme`. Latin letters lose their accents, because people type
 * addresses; in other scripts the marks are part of the letter.
 */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
  return new GithubSlugger().slug(plain.normalize('NFC')) || 'untitled';
}

/** A name converted for use in an address: `Café Setup` → `cafe-setup`. */
export function asAddress(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9._]+/g, '-').replace(/^[-._]+|(?<![-._])[-._]+$/g, '') || 'page';
}

/**
 * Parts of a path that every host serves unchanged. Addresses of an older site may hold spaces and letters of any language; what
 * has a meaning in addresses or in the files of hosts, such as "*" and ":", cannot be asked for everywhere.
 */
const PART = /^(?![ .])[\p{L}\p{M}\p{N} ._~!$&'()+,;=@-]+(?<![ .])$/u;

/** File systems take names of 255 bytes, and ".html" is put behind. */
export const MOST_BYTES = 240;

/** Of a whole path; `hosting/nginx.conf` gives nginx room for this many. */
export const MOST_BYTES_OF_PATH = 500;

/** Why no page can lie at an address; `undefined` when one can. */
export function whyNoAddress(path: string): 'signs' | 'length' | undefined {
  const decoded = readAddress(path);
  const parts = decoded.split('/').slice(1);
  if (Buffer.byteLength(decoded) > MOST_BYTES_OF_PATH || parts.some((part) => Buffer.byteLength(part) > MOST_BYTES)) return 'length';
  return parts.every((part) => PART.test(part)) ? undefined : 'signs';
}

/** The file that a host serves at a path: `/foo`, `/foo.html` and `/foo/index.html` are the same one. */
export function servedFile(path: string): string {
  return readAddress(path)
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.html)?$/, '');
}

/** Folders of pages, and what Gatsby and its plugins write. */
const NAMES = [
  'wiki',
  'people',
  'venues',
  'societies',
  'short-links',
  'page-data',
  'static',
  'icons',
  '404',
  '500',
  'index',
  '_gatsby',
  '_nginx',
  '~partytown',
  'sitemap-index.xml',
  'sitemap-0.xml',
  'manifest.webmanifest',
  'favicon-32x32.png',
  'favicon.svg',
  'chunk-map.json',
  'webpack.stats.json',
  'sw.js',
];

/** Reserved names that may start a longer path, so that moved pages can leave a redirect behind. */
const FOLDERS_OF_PAGES: ReadonlySet<string> = new Set(['wiki', 'venues', 'societies']);

/** Scripts and styles, with what belongs to them. */
const CODE = /^[^/]+[-.][0-9a-f]{8,}\.(?:js|css)\b/;

/** Calendars beside the pages of venues and societies. */
const CALENDAR = /^\/(?:venues|societies)\/[^/]+\.ics$/i;

/** What a host tells apart in the name of a file: neither case nor the ending of a page. */
function plainName(path: string): string {
  return path
    .slice(1)
    .toLowerCase()
    .replace(/\.html$/, '');
}

/**
 * Makes the test of whether a path would lie on, or below, a file of the site that is no page.
 * @param files paths of those files, besides those that every build has
 */
export function reservedPaths(files: readonly string[]): (path: string) => boolean {
  const reserved = new Set([...NAMES, ...[...Object.values(PUBLISHED_FILES), ...files].map(plainName)]);
  return (path) => {
    const parts = plainName(path).split('/');
    const [first = ''] = parts;
    const isBelowPages = parts.length > 1 && FOLDERS_OF_PAGES.has(first);
    // The forms have a folder of files beside their page.
    if (first === plainName(FORMS_PATH) && parts.length > 1) return true;
    // A page's flat file is in the way of everything below "page.html".
    if (CODE.test(first) || CALENDAR.test(path) || parts.slice(0, -1).some((part) => part.endsWith('.html'))) return true;
    return parts.some((_, index) => (index > 0 || !isBelowPages) && reserved.has(parts.slice(0, index + 1).join('/')));
  };
}

/** Extensions that make hosts treat an address as a file. */
export const FILE_NAME = /\.(?:avif|css|gif|html?|ico|ics|jpe?g|js|json|map|md|mjs|pdf|png|svg|txt|webmanifest|webp|woff2|xml)$/i;
