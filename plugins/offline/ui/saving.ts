/** Saves the whole wiki on the device, also while the reader moves from page to page. */
import { fetchJson } from '../../../src/components/fetch-json';
import { createStore } from '../../../src/components/store';
import { cacheNames, keyIn, pathIn, pictureOf, readSaved, storeFile, writeSaved, type SavedWiki } from '../caches';
import { WIKI_FILES_PATH, pageOfData, type WikiFiles } from '../published';
import { activeWorker } from './registration';

export type SavingProblem =
  | 'unsupported'
  /** The browser blocks storage. */
  | 'refused'
  | 'not-installed'
  | 'no-room'
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

export const saving = createStore<SavingState>({ status: 'unknown', pages: 0, total: 0, done: 0, room: 0, problem: undefined });

function change(news: Partial<SavingState>): void {
  saving.set({ ...saving.get(), ...news });
}

/** Saved files that only the wiki needs. Other pages need fonts, scripts and styles too. */
const OF_WIKI_ALONE = /^\/(?:(?:page-data\/)?wiki(?:\/|$)|static\/)(?!.*\.woff2$)/;

/** Wiki pages with a text: not the search, not tags. */
const WIKI_PAGE = /^\/wiki(?:\/(?!(?:search|tags)(?:\/|$)).*)?$/;

/** Files that are fetched at once, and files between two records of what is saved. */
const AT_ONCE = 6;
const BATCH = 24;

class Problem extends Error {
  constructor(readonly problem: SavingProblem) {
    super(problem);
  }
}

function problemOf(error: unknown): SavingProblem {
  if (error instanceof Problem) return error.problem;
  const { name } = error instanceof DOMException ? error : { name: '' };
  return name === 'QuotaExceededError' ? 'no-room' : name === 'SecurityError' ? 'refused' : 'interrupted';
}

/** `true` if the browser doesn't say how much room it has. */
async function hasRoom(needed: number): Promise<boolean> {
  const { quota, usage = 0 } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  return quota === undefined || quota - usage >= needed;
}

type WikiFile = WikiFiles['files'][number];

/** The wiki as the host has it, and what of it is on the device. */
interface Wiki extends WikiFiles {
  scope: string;
  saved: SavedWiki | undefined;
  missing: WikiFile[];
}

const sizeOf = (files: readonly WikiFile[]): number => files.reduce((sum, [, bytes]) => sum + bytes, 0);

async function cachedKeys(scope: string): Promise<Set<string>> {
  const kept = await Promise.all(cacheNames(scope).map(async (name) => (await caches.open(name)).keys()));
  return new Set(kept.flat().map(({ url }) => url));
}

/** Compares the device with the host. @throws Problem; an error of the network */
async function readWiki(): Promise<Wiki> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) throw new Problem('unsupported');
  const { scope } = await activeWorker().catch(async (error: unknown) => {
    if (error instanceof DOMException) throw new Problem('refused');
    if (!navigator.onLine) throw new Problem('interrupted');
    throw new Problem((await hasRoom(1)) ? 'not-installed' : 'no-room');
  });
  const wiki = await fetchJson<WikiFiles>(WIKI_FILES_PATH);
  const saved = await readSaved(scope);
  const here = await cachedKeys(scope);
  const missing = wiki.files.filter(([path, , digest]) => !here.has(keyIn(scope, path)) || (saved?.files[path] ?? null) !== digest);
  return { ...wiki, scope, saved, missing };
}

function stateOf({ files, room, saved, missing }: Wiki): SavingState {
  const total = sizeOf(files);
  return {
    status: saved?.isComplete && missing.length === 0 ? 'saved' : 'open',
    pages: files.filter(([path]) => WIKI_PAGE.test(pageOfData(path) ?? '')).length,
    total,
    done: saved ? total - sizeOf(missing) : 0,
    room,
    problem: undefined,
  };
}

/** Shows how much of the wiki is saved. */
export async function checkSaved(): Promise<void> {
  if (saving.get().status === 'saving') return;
  change({ problem: undefined });
  try {
    saving.set(stateOf(await readWiki()));
  } catch (error) {
    change({ problem: problemOf(error) });
  }
}

/** Fetches files, a few at once. @throws the first failure */
async function storeFiles(scope: string, files: readonly WikiFile[], signal: AbortSignal): Promise<void> {
  const rest = files.values();
  const work = async (): Promise<void> => {
    for (const [path] of rest) await storeFile(scope, path, signal);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, files.length) }, work));
}

async function storeMissing({ scope, files, room, saved, missing }: Wiki, signal: AbortSignal): Promise<void> {
  if (!(await hasRoom(room * (sizeOf(missing) / sizeOf(files))))) throw new Problem('no-room');
  // Otherwise browsers may delete the caches when storage runs short.
  await navigator.storage.persist().catch(() => false);
  // The progress can then be shown without a network too.
  await storeFile(scope, WIKI_FILES_PATH, signal);
  const isMissing = new Set(missing.map(([path]) => path));
  const record: SavedWiki['files'] = { ...saved?.files };
  const note = async (stored: readonly WikiFile[], isComplete: boolean): Promise<void> => {
    for (const [path, , digest] of stored) record[path] = digest;
    await writeSaved(scope, { isComplete, files: record });
  };
  await note(
    files.filter(([path]) => !isMissing.has(path)),
    false,
  );
  for (let at = 0; at < missing.length; at += BATCH) {
    const batch = missing.slice(at, at + BATCH);
    await storeFiles(scope, batch, signal);
    await note(batch, false);
    change({ done: saving.get().done + sizeOf(batch) });
  }
  await note([], true);
}

let stop: AbortController | undefined;

/** Saves what is missing or has changed, so it also resumes after a stop. Only one tab at a time does. */
export async function saveWiki(): Promise<void> {
  if (saving.get().status === 'saving') return;
  change({ status: 'saving', problem: undefined });
  stop = new AbortController();
  const { signal } = stop;
  try {
    saving.set({ ...stateOf(await readWiki()), status: 'saving' });
    await navigator.locks.request('save the wiki', { signal }, async () => {
      // Another tab may have saved it meanwhile.
      const wiki = await readWiki();
      saving.set({ ...stateOf(wiki), status: 'saving' });
      await storeMissing(wiki, signal);
    });
    change({ status: 'saved' });
  } catch (error) {
    change({ status: 'open', problem: signal.aborted ? undefined : problemOf(error) });
  }
}

export function stopSaving(): void {
  stop?.abort();
}

/** Removes the wiki from the device. Other opened pages stay. */
export async function removeSaved(): Promise<void> {
  try {
    const { scope, saved, files } = await readWiki();
    const paths = [...Object.keys(saved?.files ?? {}), ...files.map(([path]) => path)].filter((path) => OF_WIKI_ALONE.test(path));
    const removed = new Set(paths.map((path) => pictureOf(path)));
    for (const name of cacheNames(scope)) {
      const cache = await caches.open(name);
      const ofWiki = (await cache.keys()).filter(({ url }) => removed.has(pictureOf(pathIn(scope, url) ?? '')));
      await Promise.all(ofWiki.map((request) => cache.delete(request)));
    }
    await writeSaved(scope, undefined);
    change({ status: 'open', done: 0, problem: undefined });
  } catch (error) {
    change({ problem: problemOf(error) });
  }
}
