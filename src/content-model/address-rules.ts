import GithubSlugger from 'github-slugger';
import { APPS, CONTRIBUTIONS, type FileBeside } from './contributions';
import { PUBLISHED_FILES, decodeAddress } from './addresses';

/** Path segments that every host serves unchanged: visible letters of any script, and digits. */
export const PART_OF_ADDRESS = /^(?!.*\p{DI})[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]*[\p{L}\p{M}\p{N}])?$/u;

/** The same of new pages: small letters, digits and single hyphens. */
export const PART_OF_NEW_ADDRESS = /^(?!-)(?!.*[\p{DI}\p{Lu}])(?:-?[\p{L}\p{N}]\p{M}*)+$/u;

/** Latin letters lose their accents, because people type addresses. */
function typedName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
}

/** A name as part of an address: `La bohème` → `la-boheme`. */
export function slugOf(name: string): string {
  return new GithubSlugger().slug(typedName(name)) || 'untitled';
}

/** A file name that can be part of an address: `Café Setup` → `cafe-setup`. */
export function fileSlugOf(name: string): string {
  const plain = typedName(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\p{DI}\p{Me}]/gu, '');
  return plain.replace(/[^\p{L}\p{M}\p{N}._]+\p{M}*/gu, '-').replace(/^[-._\p{M}]+|(?<![-._])[-._]+$/gu, '') || 'page';
}

/** Path segments of an older site that every host serves unchanged: spaces and any letters, but not "*" and ":". */
const PART = /^(?![ .])[\p{L}\p{M}\p{N} ._~!$&'()+,;=@-]+(?<![ .])$/u;

/** File systems take names of 255 bytes, ending included. */
const MOST_BYTES = 240;

/** The longest path, in bytes; `map_hash_bucket_size` in `hosting/nginx.conf` has room for it. */
export const MOST_BYTES_OF_PATH = 500;

/** Says why a page cannot have this address, as the end of a sentence. Returns `undefined` if it can. */
export function addressProblem(path: string): string | undefined {
  const decoded = decodeAddress(path);
  const parts = decoded.split('/').slice(1);
  if (Buffer.byteLength(decoded) > MOST_BYTES_OF_PATH || parts.some((part) => Buffer.byteLength(part) > MOST_BYTES)) {
    return `is too long: ${MOST_BYTES} letters fit between two slashes, and ${MOST_BYTES_OF_PATH} in all`;
  }
  return parts.every((part) => PART.test(part)) ? undefined : 'contains characters that hosts cannot serve';
}

/** The file that a host serves at a path. `/foo`, `/foo.html` and `/foo/index.html` share one. */
export function fileAtPath(path: string): string {
  return decodeAddress(path)
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.html)?$/, '');
}

/** Reserved names: folders of pages, and folders and files of Gatsby, its plugins and hosts. */
const NAMES = [
  ...['wiki', 'people', 'venues', 'societies', 'short-links'],
  ...['page-data', 'static', 'icons', '404', '500', 'index', '_gatsby', '_nginx', '~partytown'],
  ...['sitemap-index.xml', 'sitemap-0.xml', 'manifest.webmanifest', 'favicon-32x32.png', 'favicon.svg'],
  ...['chunk-map.json', 'webpack.stats.json'],
];

const OF_CAPABILITIES = CONTRIBUTIONS.flatMap(({ contributes: { files, filesForReaders } }) => [...files, ...filesForReaders]);
/** Link previews of shows, and files of capabilities. */
const BESIDE_PAGES: readonly FileBeside[] = [
  { below: '/shows', ending: '.png', isForReaders: false },
  ...CONTRIBUTIONS.flatMap(({ contributes }) => contributes.filesBeside),
];

/** Reserved names that may start a longer path, so that moved pages can leave a redirect behind. */
const FOLDERS_OF_PAGES: ReadonlySet<string> = new Set(['wiki', 'venues', 'societies']);

/** Scripts and styles, with their source maps and licences. */
const CODE = /^[^/]+[-.][0-9a-f]{8,}\.(?:js|css)\b/;

/** Normalises a path as hosts do: ignores case and `.html`. */
function normalisePath(path: string): string {
  return path
    .slice(1)
    .toLowerCase()
    .replace(/\.html$/, '');
}

function isBeside(path: string, { below, ending }: FileBeside): boolean {
  return path.startsWith(`${below}/`) && path.toLowerCase().endsWith(ending);
}

/** Returns a function that tells whether the site itself uses a path or one above it. `files` are further paths of its own. */
export function reservedPaths(files: readonly string[]): (path: string) => boolean {
  const reserved = new Set([...NAMES, ...[...Object.values(PUBLISHED_FILES), ...OF_CAPABILITIES, ...files].map(normalisePath)]);
  return (path) => {
    const parts = normalisePath(path).split('/');
    const [first = ''] = parts;
    const isBelowPages = parts.length > 1 && FOLDERS_OF_PAGES.has(first);
    // The files of an app are below its page.
    if (APPS.includes(`/${first}`) && parts.length > 1) return true;
    // "page.html" is a page's flat file, so nothing can be below it.
    if (CODE.test(first) || BESIDE_PAGES.some((rule) => isBeside(path, rule)) || parts.slice(0, -1).some((part) => part.endsWith('.html')))
      return true;
    return parts.some((_, index) => (index > 0 || !isBelowPages) && reserved.has(parts.slice(0, index + 1).join('/')));
  };
}

/** Extensions that make hosts treat an address as a file. */
export const FILE_NAME = /\.(?:avif|css|gif|html?|ico|ics|jpe?g|js|json|map|md|mjs|pdf|png|svg|txt|webmanifest|webp|woff2|xml)$/i;
