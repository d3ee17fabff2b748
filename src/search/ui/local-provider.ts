import type { SearchProvider, SearchResponse } from '../response';
import type { WorkerAnswer, WorkerRequest } from './search-worker';

/** Milliseconds for the whole index: a slow 2G connection takes a minute. */
const LONGEST_DOWNLOAD = 120_000;

/** @throws Error when the host answers with an error, or not in time */
async function fetchIndex(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_DOWNLOAD) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.arrayBuffer();
}

interface WaitingSearch {
  resolve: (response: SearchResponse) => void;
  reject: (error: Error) => void;
}

/**
 * Searches the site's own index in a worker. `load` starts the worker and gives it the index; a search does both if needed. After a
 * failure, the next call starts again.
 */
export function createLocalProvider(indexUrl: string, startWorker: () => Worker): SearchProvider & { load: () => Promise<unknown> } {
  let connection: Promise<Worker> | undefined;
  let lastId = 0;
  const waiting = new Map<number, WaitingSearch>();

  const connect = async (): Promise<Worker> => {
    const worker = startWorker();
    worker.addEventListener('message', ({ data: { id, response } }: MessageEvent<WorkerAnswer>) => {
      waiting.get(id)?.resolve(response);
      waiting.delete(id);
    });
    // The only sign of a script that fails to load, or that throws.
    worker.addEventListener('error', ({ message }) => {
      connection = undefined;
      worker.terminate();
      for (const { reject } of waiting.values()) reject(new Error(message || 'The search worker could not start.'));
      waiting.clear();
    });
    const index = await fetchIndex(indexUrl).catch((error: unknown) => {
      worker.terminate();
      throw error;
    });
    worker.postMessage(index satisfies WorkerRequest, [index]);
    return worker;
  };
  const load = (): Promise<Worker> => {
    if (connection) return connection;
    const started = connect();
    connection = started;
    started.catch(() => (connection = undefined));
    return started;
  };

  return {
    load,
    search: async (request) => {
      const worker = await load();
      lastId += 1;
      const id = lastId;
      worker.postMessage({ id, request } satisfies WorkerRequest);
      return new Promise<SearchResponse>((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
  };
}
