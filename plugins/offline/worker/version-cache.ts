/** The cache of the worker's version. The browser may delete or refuse any of it at any time. */
import { addressIn, cacheName, otherVersions, pathIn, readJson } from '../caches';
import { hasTypeOfName } from '../valid-response';
import { FALLBACK_PATH, MANIFEST_PATH, type OfflineManifest } from '../published';
import { SCOPE, VERSION, worker } from './worker-scope';

const CACHE_NAME = cacheName(SCOPE, VERSION);

/** Cached addresses differ in their path alone. */
const PLAIN: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

export function openCache(): Promise<Cache> {
  return caches.open(CACHE_NAME);
}

/** A file of a cache; `undefined` if it is missing or of the wrong type. */
export async function fileIn(cache: Pick<Cache, 'match'>, path: string): Promise<Response | undefined> {
  const response = await cache.match(addressIn(SCOPE, path), PLAIN);
  return response && hasTypeOfName(path, response) ? response : undefined;
}

/** A file of this version; `undefined` if it is not cached. */
export async function cachedFile(path: string): Promise<Response | undefined> {
  try {
    return await fileIn(await openCache(), path);
  } catch {
    return undefined;
  }
}

export async function cachedPaths(cache: Cache): Promise<string[]> {
  return (await cache.keys()).flatMap(({ url }) => pathIn(SCOPE, url) ?? []);
}

/** Caches a file, if the browser has room. */
export async function cacheFile(path: string, response: Response): Promise<void> {
  try {
    await (await openCache()).put(addressIn(SCOPE, path), response);
  } catch {
    // No room, or storage is blocked.
  }
}

let manifest: OfflineManifest | undefined;
let isReplaced = false;

/** The manifest from the host; `undefined` if that is out of reach or has another version. */
async function fetchManifest(): Promise<OfflineManifest | undefined> {
  if (isReplaced) return undefined;
  try {
    const fetched = await fetch(addressIn(SCOPE, MANIFEST_PATH), { cache: 'no-cache' });
    const kept = fetched.clone();
    const found = (await fetched.json()) as OfflineManifest;
    if (found.version === VERSION) {
      await cacheFile(MANIFEST_PATH, kept);
      return found;
    }
    isReplaced = true;
    await worker.registration.update();
  } catch {
    // No network: the next call tries again.
  }
  return undefined;
}

/** The manifest of this version: cached at installation, else from the host. `undefined` if neither has it. */
export async function readManifest(): Promise<OfflineManifest | undefined> {
  if (manifest) return manifest;
  const kept = await readJson<OfflineManifest>(await cachedFile(MANIFEST_PATH));
  manifest = kept?.version === VERSION ? (kept as OfflineManifest) : await fetchManifest();
  return manifest;
}

export async function dropFile(path: string): Promise<void> {
  await (await openCache()).delete(addressIn(SCOPE, path), PLAIN);
}

/** Says that a page is not on the device. */
export async function fallbackPage(): Promise<Response> {
  const page = await cachedFile(FALLBACK_PATH);
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error();
}

/** Newest first. */
export async function otherCaches(): Promise<string[]> {
  return otherVersions(await caches.keys(), SCOPE, VERSION);
}

/** Deletes all other versions, unless a newer one is being installed. */
export async function deleteOtherVersions(): Promise<void> {
  if (worker.registration.installing ?? worker.registration.waiting) return;
  await Promise.all((await otherCaches()).map((name) => caches.delete(name)));
}
