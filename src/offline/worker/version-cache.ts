/** The worker's own cache: the files of its version and their manifest. */
import { addressIn, cacheName, otherVersions, pathIn } from '../caches';
import { FALLBACK_PATH, MANIFEST_PATH, type OfflineManifest } from '../published';
import { SCOPE, VERSION, worker } from './worker-scope';

const CACHE_NAME = cacheName(SCOPE, VERSION);

/** Stored addresses differ in nothing but their path. */
const PLAIN: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

export function openCache(): Promise<Cache> {
  return caches.open(CACHE_NAME);
}

/** A file of this version; `undefined` when it is not kept. */
export async function keptFile(path: string): Promise<Response | undefined> {
  return (await openCache()).match(addressIn(SCOPE, path), PLAIN);
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

/** What the worker knows about its version; stored when it is installed. */
export async function readManifest(): Promise<OfflineManifest> {
  const response = await keptFile(MANIFEST_PATH);
  if (!response) throw new Error(`${MANIFEST_PATH} is not in the cache.`);
  return (await response.json()) as OfflineManifest;
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
