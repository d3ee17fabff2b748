/** Saves the whole wiki on the device, also while the reader moves from page to page. */
import { withPrefix } from 'gatsby';
import { allowsPrefetch } from '../../../src/components/connection';
import { fetchJson } from '../../../src/components/fetch-json';
import { createStore } from '../../../src/components/store';
import { cacheName, cacheNames, keyIn, kindOf, mayBeKept } from '../caches';
import { WIKI_FILES_PATH, WORKER_PATH, type WikiFiles } from '../published';
import { readSaved, writeSaved, type SavedWiki } from '../saved-wiki';

export type SavingProblem =
  /** The browser lacks what is needed, or blocks it. */
  | 'refused'
  | 'no-room'
  /** The host can't be reached, or lacks a file. */
  | 'interrupted';

/** How much of the wiki is on the device; sizes are bytes to download. */
export interface SavingState {
  status: 'unknown' | 'open' | 'saving' | 'saved';
  pages: number;
  total: number;
  done: number;
  problem: SavingProblem | undefined;
}

export const saving = createStore<SavingState>({ status: 'unknown', pages: 0, total: 0, done: 0, problem: undefined });

function change(news: Partial<SavingState>): void {
  saving.set({ ...saving.get(), ...news });
}

/** Files that are fetched at once, and files between two records of what is saved. */
const AT_ONCE = 6;
const BATCH = 24;

function problemOf(error: unknown): SavingProblem {
  const { name } = error as Error;
  if (name === 'QuotaExceededError') return 'no-room';
  // A TypeError is an error of the network.
  return error instanceof DOMException ? 'refused' : 'interrupted';
}

const scopeOfSite = (): string => new URL(withPrefix('/'), window.location.href).href;

type WikiFile = WikiFiles['files'][number];

const sizeOf = (files: readonly WikiFile[]): number => files.reduce((sum, [, bytes]) => sum + bytes, 0);

interface Comparison {
  files: readonly WikiFile[];
  missing: readonly WikiFile[];
  saved: SavedWiki;
}

/** Compares the device with the host's list, or without a network with the last one. */
async function compare(): Promise<Comparison> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) throw new DOMException('No service workers.', 'NotSupportedError');
  const saved = (await readSaved(scopeOfSite())) ?? { isComplete: false, files: {} };
  const { pages, files } = await fetchJson<WikiFiles>(WIKI_FILES_PATH);
  const missing = files.filter(([path, , digest]) => saved.files[path] !== digest);
  const total = sizeOf(files);
  const status = saved.isComplete && missing.length === 0 ? 'saved' : 'open';
  change({ status: saving.get().status === 'saving' ? 'saving' : status, pages, total, done: total - sizeOf(missing) });
  return { files, missing, saved };
}

/** Shows how much of the wiki is saved. */
export async function checkSaved(): Promise<void> {
  if (saving.get().status === 'saving') return;
  change({ problem: undefined });
  try {
    await compare();
  } catch (error) {
    change({ problem: problemOf(error) });
  }
}

/** Fetches a file past the worker and keeps it. @throws QuotaExceededError; an error of the network, or for a wrong file */
async function storeFile(path: string, signal: AbortSignal): Promise<void> {
  const key = keyIn(scopeOfSite(), path);
  const kind = kindOf(path);
  const cache = kind && (await caches.open(cacheName(scopeOfSite(), kind)));
  // A file with a digest in its name never changes.
  if (kind === 'files' && (await cache?.match(key))) return;
  const response = await fetch(key, { cache: 'no-cache', signal });
  if (!cache || !(await mayBeKept(path, response)))
    throw new Error(`${path} did not return the expected file (status ${response.status}).`);
  await cache.put(key, response);
}

/** Fetches files, a few at once. @throws the first failure */
async function storeFiles(files: readonly WikiFile[], signal: AbortSignal): Promise<void> {
  const rest = files.values();
  const work = async (): Promise<void> => {
    for (const [path] of rest) await storeFile(path, signal);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function storeMissing(signal: AbortSignal): Promise<void> {
  const { files, missing, saved } = await compare();
  // The progress can then be shown without a network too.
  await storeFile(WIKI_FILES_PATH, signal);
  for (let at = 0; at < missing.length; at += BATCH) {
    const batch = missing.slice(at, at + BATCH);
    await storeFiles(batch, signal);
    for (const [path, , digest] of batch) saved.files[path] = digest;
    await writeSaved(scopeOfSite(), saved);
    change({ done: saving.get().done + sizeOf(batch) });
  }
  // Files that are no longer of the wiki are no longer saved.
  const digests = files.map(([path, , digest]): [string, string | null] => [path, digest]);
  await writeSaved(scopeOfSite(), { isComplete: true, files: Object.fromEntries(digests) });
}

let stop: AbortController | undefined;

/** Saves what is missing or has changed, so it also resumes after a stop. Only one tab at a time does. */
export async function saveWiki(): Promise<void> {
  if (saving.get().status === 'saving') return;
  change({ status: 'saving', problem: undefined });
  stop = new AbortController();
  const { signal } = stop;
  try {
    await navigator.serviceWorker.register(withPrefix(WORKER_PATH));
    // Otherwise browsers may delete the caches when storage runs short. Firefox asks the reader first, and WebKitGTK has no such call.
    (async () => navigator.storage.persist())().catch(() => false);
    await navigator.locks.request('save the wiki', { signal }, () => storeMissing(signal));
    change({ status: 'saved' });
  } catch (error) {
    change({ status: 'open', problem: signal.aborted ? undefined : problemOf(error) });
  }
}

export function stopSaving(): void {
  stop?.abort();
}

/** Saves again what has changed since the reader saved the whole wiki. */
export async function refreshSaved(): Promise<void> {
  if (allowsPrefetch() && (await readSaved(scopeOfSite()))?.isComplete) await saveWiki();
}

/** Removes the wiki and all pages that were opened from the device. */
export async function removeSaved(): Promise<void> {
  try {
    await Promise.all(cacheNames(scopeOfSite()).map((name) => caches.delete(name)));
    change({ status: 'open', done: 0, problem: undefined });
  } catch (error) {
    change({ problem: problemOf(error) });
  }
}
