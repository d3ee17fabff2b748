import { useSyncExternalStore } from 'react';
import { tryTo } from '../../components/try-to';
import { createStore } from '../../components/store';
import type { SearchProvider, SearchResponse } from '../response';
import type { IndexProgress } from './index-loader';
import type { WorkerAnswer, WorkerRequest } from './search-worker';

/** With the hosted service, the index counts as loaded. */
const indexProgress = createStore<IndexProgress>({ share: 1, hasFailed: false });

export function useIndexProgress(): IndexProgress {
  return useSyncExternalStore(indexProgress.subscribe, indexProgress.get, indexProgress.get);
}

/**
 * Searches the site's own index in a worker. The worker starts with the first search, or earlier with `load`, which loads the index.
 * `manifest` is a whole URL.
 */
export function createLocalProvider(manifest: string, startWorker: () => Worker): SearchProvider & { load: () => void } {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, { resolve: (response: SearchResponse) => void; reject: (error: Error) => void }>();

  const connect = (): Worker => {
    if (worker) return worker;
    worker = startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if ('progress' in data) return indexProgress.set(data.progress);
      const request = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) request?.reject(new Error(data.error));
      else request?.resolve(data.response);
    });
    // Browsers report a worker's script that fails to load by this event alone. The next search starts another worker.
    worker.addEventListener('error', () => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new Error('The search worker could not start.'));
      waiting.clear();
    });
    return worker;
  };
  const send = (message: WorkerRequest): void => connect().postMessage(message);

  return {
    // If the browser refuses the worker, the first search reports it.
    load: () => tryTo(() => send({ type: 'load', manifest })),
    search: async (request) => {
      lastId += 1;
      const id = lastId;
      send({ type: 'search', id, manifest, request });
      return new Promise<SearchResponse>((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
  };
}
