/** Stores files of one version in its cache, a few at a time, so that it can be stopped and resumed. */
import { addressIn, publishedVersion } from './caches';
import { readyToKeep } from './keepable';
import { isImmutable } from '../content/addresses';

/** How many files are fetched at once, and how many between two checks of the version. */
const AT_ONCE = 6;
const BATCH = 24;

/** The site has been published again meanwhile: what the host sends now belongs to another version. */
export class VersionChanged extends Error {
  constructor() {
    super('A new version of the site has been published.');
  }
}

export interface StoreFiles {
  cache: Cache;
  scope: string;
  version: string;
  /** Digests of this version's files, as far as they are known. */
  digests: Readonly<Record<string, string>>;
  paths: readonly string[];
  /** Called with the files that have been stored since the last call. */
  onStored?: (paths: readonly string[]) => void;
  signal?: AbortSignal | undefined;
}

async function fetchFile(path: string, { scope, digests, signal }: StoreFiles): Promise<Response> {
  // The worker lets requests with this mode through to the host.
  const response = await fetch(addressIn(scope, path), { cache: 'no-cache', signal: signal ?? null });
  const file = await readyToKeep(response, { path, scope, digests });
  if (!file) throw new Error(`${path} answered ${response.status}, and not with that file.`);
  return file;
}

/** Runs a task for each item, a few at once; stops with the first that fails. */
async function forEachOf<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const work = async (): Promise<void> => {
    for (const item of rest) await task(item);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work));
}

/**
 * Fetches files and stores them. A batch is stored only if the host still has the same version after the whole
 * batch has arrived, so that no file of another version gets in; files with a digest in their name need no such check.
 * @throws VersionChanged; the browser's QuotaExceededError; an error of the network, or of something that answers in the
 *   host's place. What was stored stays.
 */
export async function storeFiles(wanted: StoreFiles): Promise<void> {
  const { cache, scope, version, paths, onStored, signal } = wanted;
  for (let at = 0; at < paths.length; at += BATCH) {
    const batch = paths.slice(at, at + BATCH);
    const arrived = new Map<string, Response>();
    await forEachOf(batch, async (path) => {
      arrived.set(path, await fetchFile(path, wanted));
    });
    if (batch.some((path) => !isImmutable(path)) && (await publishedVersion(scope)) !== version) throw new VersionChanged();
    signal?.throwIfAborted();
    await forEachOf([...arrived], async ([path, response]) => cache.put(addressIn(scope, path), response));
    onStored?.(batch);
  }
}
