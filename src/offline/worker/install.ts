/** Installs the worker's own files, and takes over from older versions what a reader has kept, so that an update loses nothing. */
import { addressIn, publishedVersion, readMark, writeMark } from '../caches';
import { MANIFEST_PATH, WIKI_FILES_PATH, type OfflineManifest, type WikiFiles } from '../published';
import { VersionChanged, storeFiles } from '../store-files';
import { planTakeover } from './takeover-plan';
import { keptPaths, openCache, otherCaches } from './version-cache';
import { SCOPE, VERSION } from './worker-scope';

async function jsonIn<T>(cache: Cache, path: string): Promise<T | undefined> {
  const response = await cache.match(addressIn(SCOPE, path));
  return response && ((await response.json()) as T);
}

/** Copies files from one cache to another. */
async function copy(paths: readonly string[], from: Cache, to: Cache): Promise<void> {
  for (const path of paths) {
    const response = await from.match(addressIn(SCOPE, path), { ignoreVary: true });
    if (response) await to.put(addressIn(SCOPE, path), response);
  }
}

async function takeOver(cache: Cache, manifest: OfflineManifest): Promise<void> {
  for (const name of await otherCaches()) {
    const old = await caches.open(name);
    const oldManifest = await jsonIn<OfflineManifest>(old, MANIFEST_PATH);
    // A version that was never used has no manifest, or nothing beyond the shell.
    const kept = await keptPaths(old);
    if (!oldManifest || kept.length <= oldManifest.shell.length) continue;
    const mark = await readMark(old, SCOPE);
    const fetched = await fetch(addressIn(SCOPE, WIKI_FILES_PATH), { cache: 'no-cache' });
    const wiki = (await fetched.json()) as WikiFiles;
    if (wiki.version !== VERSION) throw new VersionChanged();
    const plan = planTakeover(
      { kept, digests: oldManifest.digests, isComplete: mark?.isComplete ?? false },
      { digests: manifest.digests, wiki: wiki.files.map(([path]) => path) },
    );
    const here = new Set(await keptPaths(cache));
    const isMissing = (path: string): boolean => !here.has(path);
    await copy(plan.copied.filter(isMissing), old, cache);
    await storeFiles({ cache, scope: SCOPE, version: VERSION, paths: plan.fetched.filter(isMissing) });
    if (mark) await writeMark(cache, SCOPE, mark, wiki);
    return;
  }
}

/**
 * Installs this version beside the current one. If that fails, the browser tries again later and resumes with what
 * is there already.
 * @throws VersionChanged when the host holds another version.
 */
export async function install(): Promise<void> {
  const cache = await openCache();
  let manifest = await jsonIn<OfflineManifest>(cache, MANIFEST_PATH);
  if (!manifest) {
    const response = await fetch(addressIn(SCOPE, MANIFEST_PATH), { cache: 'no-cache' });
    manifest = (await response.json()) as OfflineManifest;
    if (manifest.version !== VERSION) throw new VersionChanged();
  }
  const here = new Set(await keptPaths(cache));
  const missing = [...manifest.shell, MANIFEST_PATH].filter((path) => !here.has(path));
  if ((await publishedVersion(SCOPE)) !== VERSION) throw new VersionChanged();
  await storeFiles({ cache, scope: SCOPE, version: VERSION, paths: missing });
  await takeOver(cache, manifest);
}
