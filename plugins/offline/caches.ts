/** What the browser keeps of the site, and where; worker and page share these names. */
import { isImmutable, decodeAddress, encodeAddress } from '../../src/content-model/addresses';
import { pageOfPath } from './published';

/** `pages`: HTML. `data`: files whose content may change. `files`: those with a digest in their name. */
export type Kind = 'pages' | 'data' | 'files';
const KINDS: readonly Kind[] = ['pages', 'data', 'files'];

/** Includes the scope, because a host may have several sites below path prefixes. `shell`: what every page needs. */
export function cacheName(scope: string, kind: Kind | 'shell'): string {
  return `offline ${scope} ${kind}`;
}

/** Names of the caches of what readers opened or saved. */
export function cacheNames(scope: string): string[] {
  return KINDS.map((kind) => cacheName(scope, kind));
}

/** Films and sounds come in ranges, which a cache can't hold. */
const MEDIA = /\.(?:mp4|webm|ogv|mp3|ogg|wav|m4a)$/;

/** Where a file is kept; `undefined` for documents, feeds and films. A page such as `/wiki/1.2.3` has no extension. */
export function kindOf(path: string): Kind | undefined {
  if (MEDIA.test(path)) return undefined;
  if (isImmutable(path)) return 'files';
  if (/\.(?:json|svg)$/.test(path)) return 'data';
  return /\.(?!html$)\d*[a-z]\w*$/i.test(path) ? undefined : 'pages';
}

/** Path of an address below the scope, which ends in a slash; `undefined` for any other. */
export function pathIn(scope: string, address: string): string | undefined {
  const url = new URL(address);
  const base = new URL(scope);
  const isBelow = url.origin === base.origin && url.pathname.startsWith(base.pathname);
  return isBelow ? decodeAddress(url.pathname.slice(base.pathname.length - 1)) : undefined;
}

/** The address under which a file is kept: one for each page, without a query. */
export function keyIn(scope: string, path: string): string {
  const keptPath = kindOf(path) === 'pages' ? pageOfPath(path) : path;
  return new URL(`.${encodeAddress(keptPath)}`, scope).href;
}

const TYPES: readonly [name: RegExp, type: RegExp][] = [
  [/\.js$/, /\b(?:java|ecma)script\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.json$/, /\bjson\b/],
  // Hosts that don't know the newest formats send them as bytes or without a type.
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2?)$/, /^(?:$|(?:image|font|application)\/)/],
  // Captions, documents: anything but a page.
  [/^\/static\//, /^(?!text\/html\b)/],
];
const PAGE_TYPE = /^text\/html\b/;

/** Gatsby writes this into every page. */
const MARK_OF_PAGE = 'id="___gatsby"';

/** Whether a response has the type of its file's name. A Wi-Fi login page in its place is HTML. */
export function hasTypeOfName(path: string, { headers }: Pick<Response, 'headers'>): boolean {
  const expected = TYPES.find(([name]) => name.test(path))?.[1] ?? PAGE_TYPE;
  return expected.test((headers.get('content-type') ?? '').toLowerCase());
}

/**
 * Whether a response may be kept: not a redirect, an error or a wrong type, and a page only if it is one of the site. A wrong
 * response would stay wrong while there is no network.
 */
export async function mayBeKept(path: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected || !hasTypeOfName(path, response)) return false;
  return kindOf(path) !== 'pages' || (await response.clone().text()).includes(MARK_OF_PAGE);
}

/** The folder with all sizes and formats of a picture; the path itself for other files. A page's diagrams share a folder. */
export function pictureOf(path: string): string {
  return /^\/static\/[0-9a-f]{32}\/(?!.*\.svg$)/.exec(path)?.[0] ?? path;
}
