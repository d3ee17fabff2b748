/**
 * Open pages of a newer version than the worker's. All their requests go to the host, so that versions never mix. Browsers stop
 * an idle worker, so the list is cached.
 */
import { readJson } from '../caches';
import { cacheFile, cachedFile } from './version-cache';

const RECORD = '/offline-newer-pages.json';

/** Checks that are still running, by client. */
const pending = new Map<string, Promise<boolean>>();
let known: Promise<Set<string>> | undefined;

async function readRecord(): Promise<Set<string>> {
  const clients = await readJson<string[]>(await cachedFile(RECORD));
  return new Set(Array.isArray(clients) ? (clients as string[]) : []);
}

/** Whether a page, by the id of its client, is of a newer version. */
export async function isNewer(client: string): Promise<boolean> {
  if (client === '') return false;
  if (await pending.get(client)) return true;
  known ??= readRecord();
  return (await known).has(client);
}

/** Records a client as newer once its version is known. */
export async function recordVersion(client: string, isNewerPage: Promise<boolean>): Promise<void> {
  pending.set(client, isNewerPage);
  if (await isNewerPage) {
    known ??= readRecord();
    const clients = (await known).add(client);
    await cacheFile(RECORD, Response.json([...clients]));
  }
  pending.delete(client);
}
