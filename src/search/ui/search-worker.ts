/**
 * The worker that builds and searches the local index, so that typing never waits for it, and the messages that it exchanges
 * with the page.
 */
import { createLocalSearch } from './local-search';
import { INDEX_FORMAT, type IndexManifest, type SearchIndex } from '../local-index';
import type { SearchRequest, SearchResponse } from '../response';

export type WorkerRequest = { type: 'load'; manifest: string } | { type: 'search'; id: number; manifest: string; request: SearchRequest };
export type WorkerAnswer = { id: number; response: SearchResponse } | { id: number; error: string };

/** One end of the connection: a worker, its global scope, or a port. */
export interface Wire {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message' | 'error', listener: (event: MessageEvent) => void) => void;
}

/** Time limit for fetching each file of the index, in milliseconds. */
const PATIENCE = 20_000;

async function fetchJson(url: string): Promise<unknown> {
  // Older browsers know no such limit, and wait for as long as they do by themselves.
  const signal = 'timeout' in AbortSignal ? AbortSignal.timeout(PATIENCE) : null;
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

/** Fetches the index that a manifest names and makes it searchable. */
async function loadIndex(manifestUrl: string): Promise<(request: SearchRequest) => SearchResponse> {
  const manifest = (await fetchJson(manifestUrl)) as IndexManifest;
  if (manifest.format !== INDEX_FORMAT) throw new Error('The search index is of another version; load the page again.');
  // The path has no prefix, but the manifest is at the root of the site, prefix included.
  const indexUrl = new URL(manifest.path.replace(/^\//, ''), manifestUrl).href;
  return createLocalSearch((await fetchJson(indexUrl)) as SearchIndex);
}

/** Answers the requests from a page. An index that failed to load is tried again with the next request. */
function answerRequests(wire: Wire): void {
  let loading: ReturnType<typeof loadIndex> | undefined;
  const load = (manifest: string): ReturnType<typeof loadIndex> => {
    loading ??= loadIndex(manifest).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const answer = async (message: Extract<WorkerRequest, { type: 'search' }>): Promise<WorkerAnswer> => {
    try {
      const search = await load(message.manifest);
      return { id: message.id, response: search(message.request) };
    } catch (error) {
      return { id: message.id, error: error instanceof Error ? error.message : String(error) };
    }
  };
  wire.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    if (data.type === 'search') void answer(data).then(wire.postMessage);
    // Loading ahead may fail in silence: the next search tries again and says so.
    else load(data.manifest).catch(() => undefined);
  });
}

answerRequests({
  postMessage: (message) => globalThis.postMessage(message),
  addEventListener: (type, listener) => globalThis.addEventListener(type, listener as EventListener),
});
