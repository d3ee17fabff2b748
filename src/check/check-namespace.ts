/**
 * The one namespace at the root of the site: pages, redirects and short links may not collide there, and
 * some names belong to the site itself.
 */
import type { Place, Problem } from '../content/problem';

/** First path segments that the site or its hosts reserve. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  'wiki',
  'people',
  'short-links',
  'page-data',
  'static',
  'icons',
  '404',
  '500',
  'index',
  '_gatsby',
  '_redirects',
  '_headers',
  'sitemap-index.xml',
  'sitemap-0.xml',
  'robots.txt',
  'search-manifest.json',
  'manifest.webmanifest',
  'favicon-32x32.png',
  'favicon.ico',
  'sw.js',
  'llms.txt',
  'addresses.json',
  '_nginx',
]);

/** Extensions that make hosts treat an address as a file. */
const FILE_NAME = /\.(?:avif|css|gif|html?|ico|jpe?g|js|json|map|md|mjs|pdf|png|svg|txt|webmanifest|webp|woff2|xml)$/i;

/** Short links that a page of the same name outranks, because the specification names both. */
const PAGES_THAT_WIN: ReadonlySet<string> = new Set(['exec']);

/** Whether a top-level page has the name of a short link and wins over it, so that the short link does not exist. */
export function isOutrankedByPage(shortlink: string, routes: ReadonlySet<string>): boolean {
  const name = shortlink.toLowerCase();
  return PAGES_THAT_WIN.has(name) && routes.has(`/${name}`);
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
    display,
  }: { routes: ReadonlySet<string>; redirects: ReadonlyMap<string, string>; display: (relativePath: string) => string },
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
    if (RESERVED_NAMES.has(key))
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
