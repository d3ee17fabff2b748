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

interface WaitingRequest {
  resolve: (response: never) => void;
  reject: (error: Error) => void;
}

interface Connection {
  worker: Worker;
  /** Resolves once the worker can answer, or has failed: searches report that. */
  isBuilt: Promise<unknown>;
}

/**
 * Searches the site's own index in a worker. `load` starts the worker and gives it the index; a search does both if needed. After a
 * failure, the next call starts again.
 */
export function createLocalProvider(indexUrl: string, startWorker: () => Worker): SearchProvider & { load: () => Promise<Connection> } {
  let connection: Promise<Connection> | undefined;
  let lastId = 0;
  const waiting = new Map<number, WaitingRequest>();

  const ask = <Answer>(worker: Worker, task: WorkerRequest['task'], transferred: Transferable[] = []): Promise<Answer> => {
    lastId += 1;
    const id = lastId;
    worker.postMessage({ id, task } satisfies WorkerRequest, transferred);
    return new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
  const connect = async (): Promise<Connection> => {
    const worker = startWorker();
    worker.addEventListener('message', ({ data: { id, response } }: MessageEvent<WorkerAnswer>) => {
      waiting.get(id)?.resolve(response as never);
      waiting.delete(id);
    });
    const failure = new Promise<never>((_, reject) => {
      // The only sign of a script that fails to load, or that throws.
      worker.addEventListener('error', ({ message }) => {
        const error = new Error(message || 'The search worker could not start.');
        connection = undefined;
        worker.terminate();
        for (const request of waiting.values()) request.reject(error);
        waiting.clear();
        reject(error);
      });
    });
    const index = await Promise.race([fetchIndex(indexUrl), failure]).catch((error: unknown) => {
      worker.terminate();
      throw error;
    });
    return { worker, isBuilt: ask(worker, index, [index]).catch(() => undefined) };
  };
  const load = (): Promise<Connection> => {
    if (connection) return connection;
    const started = connect();
    connection = started;
    started.catch(() => (connection = undefined));
    return started;
  };

  return {
    load,
    search: async (request) => {
      const { worker } = await load();
      return ask<SearchResponse>(worker, request);
    },
  };
}
