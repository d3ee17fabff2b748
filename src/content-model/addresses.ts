/**
 * Whether an address is on this site, for Gatsby's Link to handle. Browsers read a backslash as a slash and skip tabs and line
 * breaks, so `/\host` is another host, as `//host` is.
 */
export function isInternal(href: string): boolean {
  return /^\/(?![/\\\t\n\r])/.test(href);
}

/** Whether a path of this site has the ending of a file. */
export function isFilePath(path: string): boolean {
  return /^[^?#]*\/[^/?#]*\.[a-z][a-z0-9]{1,4}(?:[?#]|$)/i.test(path);
}

/** A whole address, parsed; `undefined` if invalid. Node 20's `URL.canParse`, once compiled, refuses "https://café.example". */
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

/** The name of an address's host, without `www.`. @throws TypeError when the address is not complete */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** Pages that the top bar shows under another page, by their first segment. */
const BELONGS_TO: Readonly<Record<string, string>> = {
  people: '/shows',
  venues: '/shows',
  societies: '/shows',
  exec: '/opportunities',
};

/** The one target of a menu that is marked as current: the page itself, else the nearest page above it, else the one it belongs to. */
export function currentOf(targets: readonly (string | null)[], pathname: string): string | null | undefined {
  const [, first = ''] = pathname.split('/');
  const above = targets.filter((to) => to !== null && `${pathname}/`.startsWith(`${to}/`));
  const [nearest] = above.sort((one, other) => (other?.length ?? 0) - (one?.length ?? 0));
  return nearest ?? targets.find((to) => to === BELONGS_TO[first]);
}

/** Splits an address at its "#"; without one, `hash` is empty. */
export function splitHash(address: string): { path: string; hash: string } {
  const at = address.indexOf('#');
  return at < 0 ? { path: address, hash: '' } : { path: address.slice(0, at), hash: address.slice(at + 1) };
}

/** The inverse of `splitHash`. */
export function joinHash(path: string, hash: string | null | undefined): string {
  return hash ? `${path}#${hash}` : path;
}

/** Decodes a part of an address; one that is not encoded properly stays as it is. */
export function decodePath(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Decodes a path, with each letter and its accents as one character. `encodeAddress` is the inverse. */
export function decodeAddress(written: string): string {
  return decodePath(written).normalize('NFC');
}

/** Encodes a path in ASCII, so that all hosts and browsers agree. */
export function encodeAddress(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** Encodes a path or the name of a branch for an address, but not its slashes. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The file of a relative address, such as `./a%20wall.png?raw=true`; a lone percent sign is part of its name. */
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
export function pathnameWithoutPrefix(pathname: string, prefix: string): string {
  const isBelow = prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  const below = isBelow ? pathname.slice(prefix.length) : pathname;
  return below.replace(/(.)\/$/, '$1') || '/';
}

export const PEOPLE_PATH = '/people';

/** Whether a path, without the site's path prefix, is a person's page. */
export function isPersonPath(path: string): boolean {
  return path.startsWith(`${PEOPLE_PATH}/`);
}

/** Files that the build writes beside the pages. The check refuses redirects and short links with these paths. */
export const PUBLISHED_FILES = {
  addressBook: '/addresses.json',
  changelogFeed: '/wiki/changelog.xml',
  hostHeaders: '/_headers',
  hostRedirects: '/_redirects',
  nginxHeaders: '/_nginx/headers.conf',
  nginxMaps: '/_nginx/maps.conf',
  noJekyll: '/.nojekyll',
  otherChanges: '/wiki/changelog-others.json',
  robots: '/robots.txt',
  searchIndex: '/search-index.json',
} as const;

/** Whether a file's name changes with its content, so that browsers may cache it for ever. */
export function isImmutable(path: string): boolean {
  return /^\/static\/.*\.\w+$/.test(path) || /^\/[^/]+[-.][0-9a-f]{8,}\.(?:js|css)$/.test(path);
}

/** Where the repository's host edits a file of the content folder. */
export function sourceAddress({ url, branch, contentPath }: { url: string; branch: string; contentPath: string }, file: string): string {
  return `${url}/edit/${encodePath(`${branch}/${contentPath}/${file}`)}`;
}

/** Path of the link preview of a show, beside its page. */
export function cardPath(path: string): string {
  return `${path}.png`;
}

/** Top-level pages without a text in `content/pages`, with the words for their heads and for search. */
export const PAGES_WITHOUT_TEXT = {
  shows: {
    path: '/shows',
    title: 'Shows',
    description: 'What is on next, and every student show that we have crewed, by year: who did what, for whom and where.',
  },
  exec: { path: '/exec', title: 'Exec', description: 'Who runs the society this year, and who ran it in the years before.' },
  hireArchive: {
    path: '/hires/archive',
    title: 'Hire archive',
    description: 'Every hire on record, by year: the event, the client, the venue and the crew.',
  },
  shortLinks: { path: '/short-links', title: 'Short links', description: 'Every short link of the wiki and the page that it opens.' },
} as const;
