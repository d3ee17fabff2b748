/** The record of what is saved of the wiki. It is in `data`: no file of the site has this name. */
import { cacheName, keyIn } from './caches';

const RECORD_PATH = '/offline-saved.json';

export interface SavedWiki {
  /** Whether the whole wiki was saved once; then it is kept up to date. */
  isComplete: boolean;
  /** The saved paths with their digests, as in `WikiFiles`. */
  files: Record<string, string | null>;
}

/** What is saved of the wiki; `undefined` if the reader has not saved it. */
export async function readSaved(scope: string): Promise<SavedWiki | undefined> {
  const record = await caches.match(keyIn(scope, RECORD_PATH), { cacheName: cacheName(scope, 'data') });
  return record && ((await record.json()) as SavedWiki);
}

export async function writeSaved(scope: string, saved: SavedWiki): Promise<void> {
  await (await caches.open(cacheName(scope, 'data'))).put(keyIn(scope, RECORD_PATH), Response.json(saved));
}
