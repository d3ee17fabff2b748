/**
 * Whether an address is a page of this site, for Gatsby's Link to handle. Browsers read a backslash as a slash and leave out
 * tabs and line breaks, so that `/\host` is another host as `//host` is.
 */
export function isInternal(href: string): boolean {
  return /^\/(?![/\\\t\n\r])/.test(href);
}

/** Whether a path of this site names a file rather than a page: it ends as files do. */
export function isFilePath(path: string): boolean {
  return /^[^?#]*\/[^/?#]*\.[a-z][a-z0-9]{1,4}(?:[?#]|$)/i.test(path);
}

/**
 * A whole address, parsed; `undefined` when it is none. Not by `URL.canParse`, which refuses "https://café.example" once
 * Node 20 has compiled it, and which older browsers do not have.
 */
export function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** An address without its protocol and trailing slash, as people write it on a poster. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

/** The name of an address's host, without `www.`. @throws TypeError when it is no whole address */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** Pages that lie elsewhere, but belong to a page of the top bar. */
const BELONGS_TO: Readonly<Record<string, string>> = {
  people: '/shows',
  venues: '/shows',
  societies: '/shows',
  exec: '/opportunities',
};

/** Whether a page is the one that a link in the top bar opens, or belongs to it. */
export function isCurrent(to: string | null, pathname: string): boolean {
  const [, first = ''] = pathname.split('/');
  return to !== null && (pathname === to || pathname.startsWith(`${to}/`) || BELONGS_TO[first] === to);
}

/** Splits an address at its "#"; `hash` is empty when there is none. */
export function splitHash(address: string): { path: string; hash: string } {
  const at = address.indexOf('#');
  return at < 0 ? { path: address, hash: '' } : { path: address.slice(0, at), hash: address.slice(at + 1) };
}

/** Puts an address and its anchor together again; see `splitHash`. */
export function joinHash(path: string, hash: string | null | undefined): string {
  return hash ? `${path}#${hash}` : path;
}

/** A part of an address with its percent signs decoded; as written when it cannot be decoded. */
export function decodePath(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Reads a path out of an address: percent codes decoded, and each letter with its accents as one character. `writeAddress` is the inverse. */
export function readAddress(written: string): string {
  return decodePath(written).normalize('NFC');
}

/** Writes a path as addresses have it: in ASCII, so that every host and browser has the same. */
export function writeAddress(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** The file that a relative address in a text names, such as `./a%20wall.png?raw=true`; a lone percent sign is part of a name. */
export function fileOfAddress(address: string): string {
  return address.replace(/[?#].*/s, '').replace(/(?:%[0-9a-f]{2})+/gi, decodePath);
}

/** The largest picture of a `srcset` that is sorted by width. */
export function largestOf(srcset: string): string {
  return srcset.split(',').at(-1)?.trim().split(' ')[0] ?? '';
}

/** The id that a hash names, decoded. */
export function idInHash(hash: string): string {
  return decodePath(hash.replace(/^#/, ''));
}

/** A path without the site's path prefix and without a trailing slash. */
export function plainPathname(pathname: string, prefix: string): string {
  const isBelow = prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  const below = isBelow ? pathname.slice(prefix.length) : pathname;
  return below.replace(/(.)\/$/, '$1') || '/';
}

/** Below it is a page for each person. */
export const PEOPLE_PATH = '/people';

/** Whether a path, without the site's path prefix, is a person's page. */
export function isPersonPath(path: string): boolean {
  return path.startsWith(`${PEOPLE_PATH}/`);
}

/**
 * Path of a short link's QR code.
 * @param shortlink the short link without its leading slash
 */
export function qrCodePath(shortlink: string): string {
  return `/short-links/${shortlink}.svg`;
}

/**
 * Files beside the pages that the build writes. Whoever writes one takes its path from here, and the check refuses redirects
 * and short links that would lie on it.
 */
export const PUBLISHED_FILES = {
  addressBook: '/addresses.json',
  calendar: '/calendar.ics',
  changelogFeed: '/wiki/changelog.xml',
  hostHeaders: '/_headers',
  hostRedirects: '/_redirects',
  languageModels: '/llms.txt',
  nginxHeaders: '/_nginx/headers.conf',
  nginxMaps: '/_nginx/maps.conf',
  noJekyll: '/.nojekyll',
  offlineFallback: '/offline-fallback.html',
  offlineManifest: '/offline-manifest.json',
  offlineWiki: '/offline-wiki.json',
  otherChanges: '/wiki/changelog-others.json',
  robots: '/robots.txt',
  searchManifest: '/search-manifest.json',
  serviceWorker: '/service-worker.js',
  showsFeed: '/shows.xml',
  siteVersion: '/site-version.json',
} as const;

/** A file whose name changes with its content. Everything else may be another file after the next deployment. */
export function isImmutable(path: string): boolean {
  return /^\/static\/.*\.\w+$/.test(path) || /^\/[^/]+[-.][0-9a-f]{8,}\.(?:js|css)$/.test(path);
}

/** Path of a page's Markdown twin. */
export function twinPath(path: string): string {
  return `${path}.md`;
}

/** Path of the calendar of a venue or society, beside its page. */
export function calendarPath(path: string): string {
  return `${path}.ics`;
}

/** Address of the page of forms, and name of its folder. */
export const FORMS_PATH = '/forms';

/** Name of the forms of wiki pages with one ending. */
export function formsOfWikiPages(extension: string): string {
  return extension === 'mdx' ? 'wiki' : `wiki-${extension}`;
}

/** Address of a wiki page's form. Takes its file's path below the content folder. */
export function formOfWikiPage(file: string): string {
  const [, path = '', extension = ''] = /^wiki\/(.*)\.(\w+)$/.exec(file) ?? [];
  return `${FORMS_PATH}#/collections/${formsOfWikiPages(extension)}/entries/${path}`;
}

/** Path of a section of the wiki as one page for paper. Not below the section, where a wiki page may be called "print". */
export function printPath(path: string): string {
  return `/print${path}`;
}
