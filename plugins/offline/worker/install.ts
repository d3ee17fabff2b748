/** Installs the worker's files, and takes over what the reader had of an older version. */
import { addressIn, publishedVersion, readJson, readMark, writeMark } from '../caches';
import { copyIfValid } from '../valid-response';
import { pictureOf, picturesOf } from '../pictures-of-page';
import { MANIFEST_PATH, WIKI_FILES_PATH, pageOfData, type OfflineManifest, type WikiFiles } from '../published';
import { VersionChanged, storeFiles } from '../store-files';
import { isCachedByName } from './answers';
import { planTakeover } from './takeover-plan';
import { cachedFile, fileIn, cachedPaths, openCache, otherCaches, readManifest } from './version-cache';
import { SCOPE, VERSION } from './worker-scope';

/** Copies files between caches. @returns paths of missing or invalid files */
async function copy(paths: readonly string[], { from, to, digests }: { from: Cache; to: Cache; digests: OfflineManifest['digests'] }) {
  const left: string[] = [];
  for (const path of paths) {
    const kept = await fileIn(from, path);
    const file = kept && (await copyIfValid(kept, { path, scope: SCOPE, digests }));
    if (file) await to.put(addressIn(SCOPE, path), file);
    else left.push(path);
  }
  return left;
}

/** Whether a reader has opened pages of a version. Other files are stored by every visit. */
function wasUsed(kept: readonly string[]): boolean {
  return kept.some((path) => pageOfData(path) !== undefined);
}

/** Pictures of cached pages. */
export async function picturesOn(pages: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(pages.map(async (page) => (await (await cachedFile(page))?.text()) ?? ''));
  return texts.flatMap((html) => picturesOf(html, new URL(SCOPE).pathname.slice(0, -1)));
}

/** Caches missing files of this version; of a picture, one size is enough. */
export async function cacheMissing(paths: readonly string[], { digests }: OfflineManifest): Promise<void> {
  const cache = await openCache();
  const here = new Set((await cachedPaths(cache)).map(pictureOf));
  const isKnown = (path: string): boolean => path === MANIFEST_PATH || digests[path] !== undefined || isCachedByName(path);
  const missing = paths.filter((path) => isKnown(path) && !here.has(pictureOf(path)));
  await storeFiles({ cache, scope: SCOPE, version: VERSION, digests, paths: [...new Set(missing)] });
}

/** Caches missing files that every page needs. */
export function storeShell(manifest: OfflineManifest): Promise<void> {
  return cacheMissing([...manifest.shell, MANIFEST_PATH], manifest);
}

async function takeOver(cache: Cache, manifest: OfflineManifest): Promise<void> {
  for (const name of await otherCaches()) {
    const old = await caches.open(name);
    const kept = await cachedPaths(old);
    if (!wasUsed(kept)) continue;
    const oldManifest = await readJson<OfflineManifest>(await fileIn(old, MANIFEST_PATH));
    const mark = await readMark(old, SCOPE);
    const fetched = await fetch(addressIn(SCOPE, WIKI_FILES_PATH), { cache: 'no-cache' });
    const wiki = (await fetched.json()) as WikiFiles;
    if (wiki.version !== VERSION) throw new VersionChanged();
    const { digests } = manifest;
    const ofWiki = wiki.files.map(([path]) => path);
    const plan = planTakeover(
      { kept, digests: oldManifest?.digests ?? {}, isComplete: mark?.isComplete ?? false },
      { digests, wiki: ofWiki },
    );
    const here = new Set(await cachedPaths(cache));
    const isMissing = (path: string): boolean => !here.has(path);
    const between = { from: old, to: cache, digests };
    const left = await copy(plan.copied.filter(isMissing), between);
    const paths = [...left, ...plan.fetched.filter(isMissing)];
    await storeFiles({ cache, scope: SCOPE, version: VERSION, digests, paths });
    // Pictures outside the wiki are copied, but never fetched: a missing one does little harm.
    const outside = [...plan.copied, ...plan.fetched]
      .flatMap((path) => pageOfData(path) ?? [])
      .filter((page) => !page.startsWith('/wiki/'));
    const shown = new Set([...ofWiki, ...(await picturesOn(outside))].map(pictureOf));
    for (const path of await cachedPaths(cache)) shown.delete(pictureOf(path));
    await copy(
      kept.filter((path) => isCachedByName(path) && shown.has(pictureOf(path))),
      between,
    );
    if (mark) await writeMark(cache, SCOPE, mark, wiki);
    return;
  }
}

/**
 * Installs this version beside the current one. After a failure the browser tries again, and resumes.
 * @throws VersionChanged when the host has another version or no manifest; otherwise like `storeFiles`
 */
export async function install(): Promise<void> {
  const manifest = await readManifest();
  if (!manifest || (await publishedVersion(SCOPE)) !== VERSION) throw new VersionChanged();
  await storeShell(manifest);
  await takeOver(await openCache(), manifest);
}
