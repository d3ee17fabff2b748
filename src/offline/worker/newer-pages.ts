/**
 * Open pages that came from a newer version than the worker's. All that such a page asks for comes from the host,
 * so that it is never given a part of another version. A worker is stopped when it has nothing to do, so this is
 * kept in the cache.
 */
import { addressIn } from '../caches';
import { openCache } from './version-cache';
import { SCOPE } from './worker-scope';

const RECORD = '/offline-newer-pages.json';

/** What is being found out about pages that have just been opened. */
const pending = new Map<string, Promise<boolean>>();
let known: Promise<Set<string>> | undefined;

async function readRecord(): Promise<Set<string>> {
  const response = await (await openCache()).match(addressIn(SCOPE, RECORD));
  return new Set(response ? ((await response.json()) as string[]) : []);
}

/** Whether a page, by the id of its client, is of a newer version. */
export async function isNewer(client: string): Promise<boolean> {
  if (client === '') return false;
  if (await pending.get(client)) return true;
  known ??= readRecord();
  return (await known).has(client);
}

/** Remembers a page's version as soon as that is known. */
export async function recordVersion(client: string, isNewerPage: Promise<boolean>): Promise<void> {
  pending.set(client, isNewerPage);
  if (await isNewerPage) {
    known ??= readRecord();
    const clients = (await known).add(client);
    await (await openCache()).put(addressIn(SCOPE, RECORD), new Response(JSON.stringify([...clients])));
  }
  pending.delete(client);
}
