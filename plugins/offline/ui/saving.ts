/** Saves the whole wiki on the device, also while the reader moves from page to page. */
import { fetchJson } from '../../../src/components/fetch-json';
import { createStore } from '../../../src/components/store';
import { SAVED_MARK, addressIn, cacheName, otherVersions, pathIn, publishedVersion, readJson, readMark, writeMark } from '../caches';
import { pictureOf } from '../pictures-of-page';
import { MANIFEST_PATH, WIKI_FILES_PATH, pageOfData, type OfflineManifest, type WikiFiles } from '../published';
import { activeWorker, isUpdateComing } from './registration';
import { VersionChanged, storeFiles } from '../store-files';

export type SavingProblem =
  | 'unsupported'
  /** The browser blocks storage. */
  | 'refused'
  | 'not-installed'
  | 'no-room'
  | 'new-version'
  /** The host can't be reached. */
  | 'interrupted';

/** How much of the wiki is on the device; sizes are bytes to download. */
export interface SavingState {
  status: 'unknown' | 'open' | 'saving' | 'saved';
  pages: number;
  total: number;
  done: number;
  /** Bytes on the device. */
  room: number;
  problem: SavingProblem | undefined;
}

const UNKNOWN: SavingState = { status: 'unknown', pages: 0, total: 0, done: 0, room: 0, problem: undefined };

export const saving = createStore<SavingState>(UNKNOWN);

function change(news: Partial<SavingState>): void {
  saving.set({ ...saving.get(), ...news });
}

/** Saved files that only the wiki needs. Other pages need fonts, scripts and styles too. */
const OF_WIKI_ALONE = /^\/(?:(?:page-data\/)?wiki(?:\/|$)|static\/)(?!.*\.woff2$)/;

/** Wiki pages with a text: not the search, not tags. */
const WIKI_PAGE = /^\/wiki(?:\/(?!(?:search|tags)(?:\/|$)).*)?$/;

class Problem extends Error {
  constructor(readonly problem: SavingProblem) {
    super(problem);
  }
}

/** `true` if the browser doesn't say how much room it has. */
async function hasRoom(needed: number): Promise<boolean> {
  const { quota, usage = 0 } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  return quota === undefined || quota - usage >= needed;
}

/** Opens the worker's cache, and lists what it should hold. @throws Problem; VersionChanged; an error of the network */
async function openWikiCache() {
  if (!('serviceWorker' in navigator) || !('caches' in window)) throw new Problem('unsupported');
  const { scope } = await activeWorker().catch(async (error: unknown) => {
    if (error instanceof DOMException) throw new Problem('refused');
    if (!navigator.onLine) throw new Problem('interrupted');
    throw new Problem((await hasRoom(1)) ? 'not-installed' : 'no-room');
  });
  const manifest = await fetchJson<OfflineManifest>(MANIFEST_PATH);
  const name = cacheName(scope, manifest.version);
  const isThere = await caches.has(name).catch(() => {
    throw new Problem('refused');
  });
  // The cache is missing if its version is not installed yet, or if the browser has deleted it.
  if (!isThere && (await isUpdateComing())) throw new Problem('new-version');
  const cache = await caches.open(name);
  const listed = await readJson<WikiFiles>(await cache.match(addressIn(scope, WIKI_FILES_PATH)));
  const files = listed?.version === manifest.version ? (listed as WikiFiles) : await fetchJson<WikiFiles>(WIKI_FILES_PATH);
  if (files.version !== manifest.version) throw new VersionChanged();
  return { cache, scope, version: manifest.version, manifest, files };
}

type WikiCache = Awaited<ReturnType<typeof openWikiCache>>;

async function missingIn({ cache, scope, files }: WikiCache): Promise<[path: string, bytes: number][]> {
  const here = new Set((await cache.keys()).map(({ url }) => pathIn(scope, url)));
  return files.files.filter(([path]) => !here.has(path));
}

function sizeOf(files: readonly [path: string, bytes: number][]): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}

async function problemOf(error: unknown): Promise<SavingProblem> {
  if (error instanceof Problem) return error.problem;
  if (error instanceof VersionChanged) {
    // Otherwise a reload would show the cached old page again.
    await isUpdateComing();
    return 'new-version';
  }
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'no-room';
  if (error instanceof DOMException && error.name === 'SecurityError') return 'refused';
  return 'interrupted';
}

/** Compares the saved files with the site's. */
export async function checkSaved(): Promise<void> {
  if (saving.get().status === 'saving') return;
  change({ problem: undefined });
  try {
    const wiki = await openWikiCache();
    const missing = await missingIn(wiki);
    const total = sizeOf(wiki.files.files);
    const mark = await readMark(wiki.cache, wiki.scope);
    saving.set({
      status: missing.length === 0 && mark ? 'saved' : 'open',
      pages: wiki.files.files.filter(([path]) => WIKI_PAGE.test(pageOfData(path) ?? '')).length,
      total,
      done: mark ? total - sizeOf(missing) : 0,
      room: wiki.files.room,
      problem: undefined,
    });
  } catch (error) {
    change({ problem: await problemOf(error) });
  }
}

let stop: AbortController | undefined;

async function storeMissing(wiki: WikiCache, signal: AbortSignal): Promise<void> {
  const { cache, scope, version, manifest, files } = wiki;
  const missing = await missingIn(wiki);
  const sizes = new Map(files.files);
  const total = sizeOf(files.files);
  change({ total, done: total - sizeOf(missing), room: files.room });
  if (!(await hasRoom(files.room * (sizeOf(missing) / total)))) throw new Problem('no-room');
  // Otherwise browsers may delete the cache when storage runs short.
  await navigator.storage.persist().catch(() => false);
  if ((await publishedVersion(scope)) !== version) throw new VersionChanged();
  await writeMark(cache, scope, { isComplete: false }, files);
  await storeFiles({
    cache,
    scope,
    version,
    digests: manifest.digests,
    signal,
    paths: missing.map(([path]) => path),
    onStored: (paths) => change({ done: saving.get().done + paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0) }),
  });
  await writeMark(cache, scope, { isComplete: true }, files);
  change({ status: 'saved', done: total });
}

/** How often a waiting tab updates its progress, in milliseconds. */
const UPDATE_EVERY = 1000;

/** Runs a task once no other tab saves, so that nothing is fetched twice or left over. Until then, shows the other tab's progress. */
async function afterOtherTabs(wiki: WikiCache, options: LockOptions, task: () => Promise<void>): Promise<void> {
  const update = async (): Promise<void> => change({ done: saving.get().total - sizeOf(await missingIn(wiki)) });
  const updating = setInterval(() => void update().catch(() => undefined), UPDATE_EVERY);
  try {
    await navigator.locks.request(cacheName(wiki.scope, wiki.version), options, () => {
      clearInterval(updating);
      return task();
    });
  } finally {
    clearInterval(updating);
  }
}

/** Saves what is missing, so it also resumes after a stop. */
export async function saveWiki(): Promise<void> {
  if (saving.get().status === 'saving') return;
  change({ status: 'saving', problem: undefined });
  stop = new AbortController();
  const { signal } = stop;
  try {
    const wiki = await openWikiCache();
    await afterOtherTabs(wiki, { signal }, () => storeMissing(wiki, signal));
  } catch (error) {
    change({ status: 'open', problem: signal.aborted ? undefined : await problemOf(error) });
  }
}

export function stopSaving(): void {
  stop?.abort();
}

async function removeFrom(cache: Cache, { scope, files }: WikiCache): Promise<void> {
  const listed = await readJson<WikiFiles>(await cache.match(addressIn(scope, WIKI_FILES_PATH)));
  const ofWiki = (listed?.files ?? files.files).map(([path]) => path).filter((path) => OF_WIKI_ALONE.test(path));
  const removed = new Set([SAVED_MARK, WIKI_FILES_PATH, ...ofWiki].map(pictureOf));
  for (const request of await cache.keys()) {
    if (removed.has(pictureOf(pathIn(scope, request.url) ?? ''))) await cache.delete(request);
  }
}

/** Removes the wiki from the caches of all versions, because a waiting version has copied it. Other opened pages stay. */
export async function removeSaved(): Promise<void> {
  try {
    const wiki = await openWikiCache();
    await afterOtherTabs(wiki, {}, async () => {
      for (const name of otherVersions(await caches.keys(), wiki.scope, '')) await removeFrom(await caches.open(name), wiki);
    });
    change({ status: 'open', done: 0, problem: undefined });
  } catch (error) {
    change({ problem: await problemOf(error) });
  }
}
