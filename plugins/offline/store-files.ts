import { addressIn, publishedVersion } from './caches';
import { copyIfValid } from './valid-response';
import { isImmutable } from '../../src/content/addresses';

/** Files that are fetched at once, and files between two checks of the version. */
const AT_ONCE = 6;
const BATCH = 24;

export class VersionChanged extends Error {
  constructor() {
    super('A new version of the site has been published.');
  }
}

interface StoreFiles {
  cache: Cache;
  scope: string;
  version: string;
  digests: Readonly<Record<string, string>>;
  paths: readonly string[];
  /** Called with the files stored since the last call. */
  onStored?: (paths: readonly string[]) => void;
  signal?: AbortSignal | undefined;
}

async function fetchFile(path: string, { scope, digests, signal }: StoreFiles): Promise<Response> {
  // The worker lets requests with this mode through to the host.
  const response = await fetch(addressIn(scope, path), { cache: 'no-cache', signal: signal ?? null });
  const file = await copyIfValid(response, { path, scope, digests });
  if (!file) throw new Error(`${path} did not return the expected file (status ${response.status}).`);
  return file;
}

/** Runs a task for each item, a few at once. @throws the first failure, while others may still run */
async function forEachOf<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const work = async (): Promise<void> => {
    for (const item of rest) await task(item);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work));
}

/**
 * Fetches and caches files. Stores a batch only if the host still has the version afterwards; files with a digest in their name
 * need no such check.
 * @throws VersionChanged; QuotaExceededError; an error of the network, or for a wrong file. What was stored stays.
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
