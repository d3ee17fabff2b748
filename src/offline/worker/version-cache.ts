/**
 * The worker's own cache: the files of its version and their manifest. A browser may delete any of it at any time, or refuse
 * all of it; what is not there is the same as never kept.
 */
import { addressIn, cacheName, otherVersions, pathIn, readJson } from '../caches';
import { hasTypeOfName } from '../keepable';
import { FALLBACK_PATH, MANIFEST_PATH, type OfflineManifest } from '../published';
import { SCOPE, VERSION, worker } from './worker-scope';

const CACHE_NAME = cacheName(SCOPE, VERSION);

/** Stored addresses differ in nothing but their path. */
const PLAIN: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

export function openCache(): Promise<Cache> {
  return caches.open(CACHE_NAME);
}

/** A file as one version's cache has it; `undefined` when it is not kept, or what is kept can't be that file. */
export async function fileIn(cache: Pick<Cache, 'match'>, path: string): Promise<Response | undefined> {
  const response = await cache.match(addressIn(SCOPE, path), PLAIN);
  return response && hasTypeOfName(path, response) ? response : undefined;
}

/** A file of this version; `undefined` when it is not kept. */
export async function keptFile(path: string): Promise<Response | undefined> {
  try {
    return await fileIn(await openCache(), path);
  } catch {
    return undefined;
  }
}

/** Paths of all files that a cache keeps. */
export async function keptPaths(cache: Cache): Promise<string[]> {
  return (await cache.keys()).flatMap(({ url }) => pathIn(SCOPE, url) ?? []);
}

/** Keeps a file if the browser has room for it; otherwise the site works as it does without a worker. */
export async function keepFile(path: string, response: Response): Promise<void> {
  try {
    await (await openCache()).put(addressIn(SCOPE, path), response);
  } catch {
    // No room, or storage is blocked.
  }
}

let manifest: OfflineManifest | undefined;
let isReplaced = false;

/** The manifest of this version from the host; `undefined` when that can't be reached or holds another version. */
async function fetchManifest(): Promise<OfflineManifest | undefined> {
  if (isReplaced) return undefined;
  try {
    const fetched = await fetch(addressIn(SCOPE, MANIFEST_PATH), { cache: 'no-cache' });
    const kept = fetched.clone();
    const found = (await fetched.json()) as OfflineManifest;
    if (found.version === VERSION) {
      await keepFile(MANIFEST_PATH, kept);
      return found;
    }
    isReplaced = true;
    await worker.registration.update();
  } catch {
    // No network: asked again when it is next needed.
  }
  return undefined;
}

/**
 * What the worker knows about its version. It is stored when the worker is installed; where it was deleted since, it comes
 * from the host again. `undefined` when it can't be had.
 */
export async function readManifest(): Promise<OfflineManifest | undefined> {
  if (manifest) return manifest;
  const kept = await readJson<OfflineManifest>(await keptFile(MANIFEST_PATH));
  manifest = kept?.version === VERSION ? (kept as OfflineManifest) : await fetchManifest();
  return manifest;
}

/** Deletes a file. */
export async function dropFile(path: string): Promise<void> {
  await (await openCache()).delete(addressIn(SCOPE, path), PLAIN);
}

/** The page that says that the one asked for is not on the device. */
export async function fallbackPage(): Promise<Response> {
  const page = await keptFile(FALLBACK_PATH);
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error();
}

/** Caches of other versions, the newest first. */
export async function otherCaches(): Promise<string[]> {
  return otherVersions(await caches.keys(), SCOPE, VERSION);
}

/** Deletes all other versions, unless a newer one is being installed. */
export async function deleteOtherVersions(): Promise<void> {
  if (worker.registration.installing ?? worker.registration.waiting) return;
  await Promise.all((await otherCaches()).map((name) => caches.delete(name)));
}
