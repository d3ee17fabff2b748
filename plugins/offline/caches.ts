/** What the browser keeps of the site, and where; worker and page share these names. */
import { isImmutable, readAddress, writeAddress } from '../../src/content/addresses';
import { pageOfPath } from './published';

/** `pages`: HTML. `data`: files whose content may change. `files`: those with a digest in their name. */
export type Kind = 'pages' | 'data' | 'files';
const KINDS: readonly Kind[] = ['pages', 'data', 'files'];

/** Includes the scope, because a host may have several sites below path prefixes. */
export function cacheName(scope: string, kind: Kind): string {
  return `offline ${scope} ${kind}`;
}

export function cacheNames(scope: string): string[] {
  return KINDS.map((kind) => cacheName(scope, kind));
}

/** Names of the site's other caches: until Workbox, each version had its own. */
export function formerCaches(names: readonly string[], scope: string): string[] {
  return names.filter((name) => name.startsWith(`offline ${scope} `) && !cacheNames(scope).includes(name));
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

/** Address of a path below the scope, which ends in a slash. */
export function addressIn(scope: string, path: string): string {
  return new URL(`.${writeAddress(path)}`, scope).href;
}

/** Path of an address below the scope; `undefined` for any other. */
export function pathIn(scope: string, address: string): string | undefined {
  const url = new URL(address);
  const base = new URL(scope);
  const isBelow = url.origin === base.origin && url.pathname.startsWith(base.pathname);
  return isBelow ? readAddress(url.pathname.slice(base.pathname.length - 1)) : undefined;
}

/** The address under which a file is kept: one for each page, without a query. */
export function keyIn(scope: string, path: string): string {
  return addressIn(scope, kindOf(path) === 'pages' ? pageOfPath(path) : path);
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

/** Fetches a file past the worker and keeps it. @throws QuotaExceededError; an error of the network, or for a wrong file */
export async function storeFile(scope: string, path: string, signal?: AbortSignal): Promise<void> {
  const kind = kindOf(path);
  const response = await fetch(addressIn(scope, path), { cache: 'no-cache', signal: signal ?? null });
  if (!kind || !(await mayBeKept(path, response))) throw new Error(`${path} did not return the expected file (status ${response.status}).`);
  await (await caches.open(cacheName(scope, kind))).put(keyIn(scope, path), response);
}

/** In `data`: what is saved of the wiki. No file of the site has this name. */
const SAVED_PATH = '/offline-saved.json';

export interface SavedWiki {
  isComplete: boolean;
  /** The saved paths with their digests, as in `WikiFiles`. */
  files: Record<string, string | null>;
}

const NOTHING: SavedWiki = { isComplete: false, files: {} };

/** What is saved of the wiki; `undefined` if the reader has not saved it. */
export async function readSaved(scope: string): Promise<SavedWiki | undefined> {
  const stored = await caches.match(addressIn(scope, SAVED_PATH), { cacheName: cacheName(scope, 'data') });
  // The version before Workbox stored no list.
  return stored && { ...NOTHING, ...((await stored.json()) as Partial<SavedWiki>) };
}

export async function writeSaved(scope: string, saved: SavedWiki | undefined): Promise<void> {
  const cache = await caches.open(cacheName(scope, 'data'));
  if (saved) await cache.put(addressIn(scope, SAVED_PATH), Response.json(saved));
  else await cache.delete(addressIn(scope, SAVED_PATH));
}

const FOLDER = /^\/static\/[0-9a-f]{32}\//;

/** The folder with all sizes and formats of a picture; the path itself for other files. */
export function pictureOf(path: string): string {
  return FOLDER.exec(path)?.[0] ?? path;
}
