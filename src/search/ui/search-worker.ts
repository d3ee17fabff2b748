/**
 * The worker that builds and searches the local index, so that typing never waits for it, and the messages that it exchanges
 * with the page.
 */
import { createSearches, type IndexProgress } from './index-loader';
import type { SearchRequest, SearchResponse } from '../response';

export type WorkerRequest = { type: 'load'; manifest: string } | { type: 'search'; id: number; manifest: string; request: SearchRequest };
export type WorkerAnswer = { id: number; response: SearchResponse } | { id: number; error: string } | { progress: IndexProgress };

/** One end of the connection: a worker, its global scope, or a port. */
export interface Wire {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message' | 'error', listener: (event: MessageEvent) => void) => void;
}

/** Answers the requests from a page. What failed to load is tried again with the next request. */
function answerRequests(wire: Wire): void {
  let searches: ReturnType<typeof createSearches> | undefined;
  const searchesOf = (manifest: string): ReturnType<typeof createSearches> => {
    searches ??= createSearches(manifest, (progress) => wire.postMessage({ progress } satisfies WorkerAnswer));
    return searches;
  };
  const answer = async (message: Extract<WorkerRequest, { type: 'search' }>): Promise<WorkerAnswer> => {
    try {
      const search = await searchesOf(message.manifest).best();
      return { id: message.id, response: search(message.request) };
    } catch (error) {
      return { id: message.id, error: error instanceof Error ? error.message : String(error) };
    }
  };
  wire.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    if (data.type === 'search') void answer(data).then(wire.postMessage);
    // Loading ahead may fail in silence: the next search tries again and says so.
    else
      searchesOf(data.manifest)
        .load()
        .catch(() => undefined);
  });
}

answerRequests({
  postMessage: (message) => globalThis.postMessage(message),
  addEventListener: (type, listener) => globalThis.addEventListener(type, listener as EventListener),
});
