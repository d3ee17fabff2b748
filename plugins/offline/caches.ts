/** The browser's caches of the site, one for each version, shared by worker and page. */
import { readAddress, writeAddress } from '../../src/content/addresses';
import { VERSION_PATH, WIKI_FILES_PATH, type SiteVersion, type WikiFiles } from './published';

/** Includes the scope, because a host may have several sites below path prefixes. */
const NAME = /^offline (\S+) ([0-9a-f]+)$/;

/** Marks the cache of a reader who saved the wiki. No file of the site has this name. */
export const SAVED_MARK = '/offline-saved.json';

interface SavedMark {
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

/** Registers the worker. The browser then fetches its script from the host, never from its own cache. */
export function registerWorker(worker: string, scope: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(worker, { scope, updateViaCache: 'none' });
}

/** The host's version. @throws when the host is out of reach, or something else answers */
export async function publishedVersion(scope: string): Promise<string> {
  const response = await fetch(addressIn(scope, VERSION_PATH), { cache: 'no-store' });
  if (!response.ok) throw new Error(`${VERSION_PATH} answered ${response.status}.`);
  const { version } = (await response.json()) as Partial<SiteVersion>;
  if (typeof version !== 'string') throw new Error(`${VERSION_PATH} names no version.`);
  return version;
}

/** Parses a cached JSON file; `undefined` if it is missing or broken. */
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

/** Also stores the list of files, so that the progress can be shown offline. */
export async function writeMark(cache: Cache, scope: string, mark: SavedMark, files: WikiFiles): Promise<void> {
  await cache.put(addressIn(scope, WIKI_FILES_PATH), new Response(JSON.stringify(files)));
  await cache.put(addressIn(scope, SAVED_MARK), new Response(JSON.stringify(mark)));
}
