/**
 * The one namespace at the root of the site: pages, redirects and short links may not collide there, and
 * some names belong to the site itself.
 */
import { FORMS_PATH, PUBLISHED_FILES } from '../content/addresses';
import { STATIC_FOLDER } from '../content/content-root';
import type { Place, Problem } from '../content/problem';

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

/** Short links that a page of the same name outranks, because the specification names both. */
const PAGES_THAT_WIN: ReadonlySet<string> = new Set(['exec']);

/** Whether a top-level page has the name of a short link and wins over it, so that the short link does not exist. */
export function isOutrankedByPage(shortlink: string, routes: ReadonlySet<string>): boolean {
  const name = shortlink.toLowerCase();
  return PAGES_THAT_WIN.has(name) && routes.has(`/${name}`);
}

/** Pictures of the site that a society may replace by its own, of the same name. */
const REPLACEABLE: ReadonlySet<string> = new Set(['/social-card.png', '/favicon.ico']);

/**
 * Reports files of the content's folder `static` that lie where the site has something of its own.
 * @param files their paths on the site
 * @param around the addresses of pages, and what lies on a file of the site itself
 */
export function checkStaticFiles(
  files: readonly string[],
  around: { pages: readonly string[]; isReserved: (path: string) => boolean; display: (relativePath: string) => string },
): Problem[] {
  const pages = new Set(around.pages.map((page) => page.toLowerCase()));
  return files
    .filter((file) => !REPLACEABLE.has(file) && (around.isReserved(file) || pages.has(file.toLowerCase())))
    .map((file) => ({
      file: around.display(`${STATIC_FOLDER}${file}`),
      line: 1,
      column: 1,
      message: `The site has something of its own at ${file}.`,
      remedy: 'Give the file another name or folder.',
    }));
}

/** The fields of a wiki page that the namespace check needs. */
export interface NamespacePage {
  file: string;
  frontMatter: { shortlinks: readonly string[]; sectionShortlinks: readonly { shortlink: string }[] } | undefined;
  placeOf: (path: readonly PropertyKey[]) => Place;
}

interface Claim extends Place {
  name: string;
  file: string;
}

function shortlinkClaims(pages: readonly NamespacePage[]): Claim[] {
  return pages.flatMap((page) => [
    ...(page.frontMatter?.shortlinks ?? []).map((name, index) => ({ name, file: page.file, ...page.placeOf(['shortlinks', index]) })),
    ...(page.frontMatter?.sectionShortlinks ?? []).map(({ shortlink }, index) => ({
      name: shortlink,
      file: page.file,
      ...page.placeOf(['sectionShortlinks', index, 'shortlink']),
    })),
  ]);
}

/** Every clash at the root of the site; each message names both places. */
export function checkNamespace(
  pages: readonly NamespacePage[],
  {
    routes,
    redirects,
    isReserved,
    display,
  }: {
    routes: ReadonlySet<string>;
    redirects: ReadonlyMap<string, string>;
    isReserved: (path: string) => boolean;
    display: (relativePath: string) => string;
  },
): Problem[] {
  const taken = new Map<string, Claim>();
  const lowerRoutes = new Map([...routes].map((route) => [route.toLowerCase(), route]));
  const lowerRedirects = new Map([...redirects.keys()].map((from) => [from.toLowerCase(), from]));
  return shortlinkClaims(pages).flatMap((claim): Problem[] => {
    const problem = (message: string, remedy: string): Problem[] => [
      { file: claim.file, line: claim.line, column: claim.column, message, remedy },
    ];
    const key = claim.name.toLowerCase();
    const first = taken.get(key);
    if (first) {
      const sameCase = first.name === claim.name;
      return problem(
        `The short link "${claim.name}" is taken: ${first.file}:${first.line} has ${sameCase ? 'it' : `"${first.name}", which differs only by case`}.`,
        'Keep one of the two.',
      );
    }
    taken.set(key, claim);
    if (isReserved(`/${key}`))
      return problem(`The short link "${claim.name}" is a name that the site uses itself.`, 'Choose another name.');
    if (FILE_NAME.test(claim.name)) return problem(`The short link "${claim.name}" looks like a file to a host.`, 'Leave out its ending.');
    const route = lowerRoutes.get(`/${key}`);
    if (route !== undefined && !PAGES_THAT_WIN.has(key)) {
      return problem(`The short link "${claim.name}" is the address of the page ${route}.`, 'Choose another name.');
    }
    const redirect = lowerRedirects.get(`/${key}`);
    if (redirect !== undefined) {
      return problem(
        `The short link "${claim.name}" is also a redirect: ${display('redirects.json')} has "${redirect}".`,
        'Keep one of the two.',
      );
    }
    return [];
  });
}
