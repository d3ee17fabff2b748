/** The worker that builds and searches the local index, so that typing never waits for it. */
import type { SearchRequest, SearchResponse } from '../response';
import { createSearches, type IndexProgress } from './index-loader';

export type WorkerRequest = { type: 'load'; manifest: string } | { type: 'search'; id: number; manifest: string; request: SearchRequest };
export type WorkerAnswer = { id: number; response: SearchResponse } | { id: number; error: string } | { progress: IndexProgress };

const send = (answer: WorkerAnswer): void => globalThis.postMessage(answer);

let searches: ReturnType<typeof createSearches> | undefined;

async function answerSearch({ id, request }: Extract<WorkerRequest, { type: 'search' }>, { best }: NonNullable<typeof searches>) {
  try {
    const search = await best();
    send({ id, response: search(request) });
  } catch (error) {
    send({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  searches ??= createSearches(data.manifest, (progress) => send({ progress }));
  if (data.type === 'search') void answerSearch(data, searches);
  // Loading ahead may fail silently: the next search tries again and reports it.
  else searches.load().catch(() => undefined);
});
