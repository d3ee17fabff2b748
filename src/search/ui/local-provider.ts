import { tryTo } from '../../components/try-to';
import type { IndexProgress } from './index-loader';
import type { SearchProvider, SearchRequest, SearchResponse } from '../response';
import type { Wire, WorkerAnswer, WorkerRequest } from './search-worker';

export interface LocalProvider extends SearchProvider {
  /** Starts to load the index, so that the first search finds it there. */
  load: () => void;
}

/**
 * Search over the index that was built with the site. Takes the address of its manifest, what starts the worker, and whom to
 * tell how much of the index has come; the worker starts with the first load or search.
 */
export function createLocalProvider(
  manifest: string,
  startWorker: () => Wire,
  onProgress: (progress: IndexProgress) => void,
): LocalProvider {
  let wire: Wire | undefined;
  let lastId = 0;
  const waiting = new Map<number, { resolve: (response: SearchResponse) => void; reject: (error: Error) => void }>();

  const connect = (): Wire => {
    if (wire) return wire;
    wire = startWorker();
    wire.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if ('progress' in data) return onProgress(data.progress);
      const request = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) request?.reject(new Error(data.error));
      else request?.resolve(data.response);
    });
    // A worker whose script can't be fetched says no more than this. The next search starts another one.
    wire.addEventListener('error', () => {
      wire = undefined;
      for (const { reject } of waiting.values()) reject(new Error('The search worker could not start.'));
      waiting.clear();
    });
    return wire;
  };
  const send = (message: WorkerRequest): void => connect().postMessage(message);

  return {
    // Where the browser lets no worker start, the first search says so.
    load: () => tryTo(() => send({ type: 'load', manifest })),
    search: (request: SearchRequest) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        try {
          send({ type: 'search', id: lastId, manifest, request });
        } catch (error) {
          waiting.delete(lastId);
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      }),
  };
}
