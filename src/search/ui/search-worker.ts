/** The worker that builds and searches the local index, so that typing never waits for it. */
import { INDEX_FORMAT, type SearchIndex } from '../local-index';
import type { SearchRequest, SearchResponse } from '../search-api';
import { createLocalSearch } from './local-search';

let search: (request: SearchRequest) => SearchResponse;

/** @throws Error when the index was made for another version of this code */
function readIndex(file: ArrayBuffer): SearchIndex {
  const index = JSON.parse(new TextDecoder().decode(file)) as SearchIndex;
  if (index.format !== INDEX_FORMAT) throw new Error('The search index has another format than this page. Reload the page.');
  return index;
}

// An error in here reaches the page as the worker's `error` event.
globalThis.addEventListener('message', ({ data: task, ports: [answer] }: MessageEvent<ArrayBuffer | SearchRequest>) => {
  const isIndex = task instanceof ArrayBuffer;
  if (isIndex) search = createLocalSearch(readIndex(task));
  answer?.postMessage(isIndex ? undefined : search(task));
});
