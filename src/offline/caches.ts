/** The worker and the browser's caches of the site: one for each version, shared by the worker and the page. */
import { readAddress, writeAddress } from '../content/addresses';
import { VERSION_PATH, WIKI_FILES_PATH, type SiteVersion, type WikiFiles } from './published';

/** The scope is part of the name: a host may hold several sites below different path prefixes. */
const NAME = /^offline (\S+) ([0-9a-f]+)$/;

/** Marks a cache in which the reader wants the whole wiki. No file of the site has this name. */
const SAVED_MARK = '/offline-saved.json';

/** What the reader wants kept. */
export interface SavedMark {
  /** All of the wiki was there. */
  isComplete: boolean;
}

export function cacheName(scope: string, version: string): string {
  return `offline ${scope} ${version}`;
}

/** Names of a site's caches of other versions, newest first. */
export function otherVersions(names: readonly string[], scope: string, version: string): string[] {
  return names
    .filter((name) => {
      const [, itsScope, itsVersion] = NAME.exec(name) ?? [];
      return itsScope === scope && itsVersion !== version;
    })
    .reverse();
}

/** Address of a file of the site below its scope, which ends in a slash. */
export function addressIn(scope: string, path: string): string {
  return new URL(`.${writeAddress(path)}`, scope).href;
}

/** Path of an address below the scope, as the manifest has it; `undefined` for any other. */
export function pathIn(scope: string, address: string): string | undefined {
  const url = new URL(address);
  const base = new URL(scope);
  const isBelow = url.origin === base.origin && url.pathname.startsWith(base.pathname);
  return isBelow ? readAddress(url.pathname.slice(base.pathname.length - 1)) : undefined;
}

/** Registers the worker at its address, for the site below a path. The browser asks the host for it each time. */
export function registerWorker(worker: string, scope: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(worker, { scope, updateViaCache: 'none' });
}

/** The version that the host holds now. @throws when the host can't be reached, or something else answers in its place. */
export async function publishedVersion(scope: string): Promise<string> {
  const response = await fetch(addressIn(scope, VERSION_PATH), { cache: 'no-store' });
  if (!response.ok) throw new Error(`${VERSION_PATH} answered ${response.status}.`);
  const { version } = (await response.json()) as Partial<SiteVersion>;
  if (typeof version !== 'string') throw new Error(`${VERSION_PATH} names no version.`);
  return version;
}

/** What a kept file of JSON says; `undefined` when it is not there, or can't be read any more. */
export async function readJson<T>(file: Response | undefined): Promise<Partial<T> | undefined> {
  try {
    return ((await file?.json()) as Partial<T> | null | undefined) ?? undefined;
  } catch {
    return undefined;
  }
}

export async function readMark(cache: Cache, scope: string): Promise<SavedMark | undefined> {
  const mark = await readJson<SavedMark>(await cache.match(addressIn(scope, SAVED_MARK)));
  return mark && { isComplete: mark.isComplete === true };
}

/** Stores what the reader wants, with the list of the wiki's files, so that the progress can be shown offline too. */
export async function writeMark(cache: Cache, scope: string, mark: SavedMark, files: WikiFiles): Promise<void> {
  await cache.put(addressIn(scope, WIKI_FILES_PATH), new Response(JSON.stringify(files)));
  await cache.put(addressIn(scope, SAVED_MARK), new Response(JSON.stringify(mark)));
}
