/** Loads the local index in parts and searches what has loaded, so that slow connections get results early. */
import { INDEX_FORMAT, joinIndex, type IndexManifest, type IndexOutline, type IndexTexts, type SearchIndex } from '../local-index';
import type { SearchRequest, SearchResponse } from '../response';
import { createLocalSearch } from './local-search';

/** How much of the texts has loaded, from 0 to 1, and whether the rest failed to. */
export interface IndexProgress {
  share: number;
  hasFailed: boolean;
}

/** Milliseconds without a byte after which a file counts as lost. While bytes arrive, there is no limit. */
const LONGEST_SILENCE = 20_000;

/**
 * @param onArrival called with the number of bytes that have just arrived
 * @throws Error when the host answers with an error, or with nothing for a while
 */
export async function fetchJson(url: string, onArrival: (bytes: number) => void = () => undefined): Promise<unknown> {
  const stop = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => stop.abort(), LONGEST_SILENCE);
  };
  restart();
  try {
    const response = await fetch(url, { signal: stop.signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      restart();
      onArrival(part.value.length);
      text += decoder.decode(part.value, { stream: true });
    }
    return JSON.parse(text + decoder.decode());
  } finally {
    clearTimeout(silence);
  }
}

/** Loads the index in two stages. Both may be called again: a file that has loaded is not fetched twice. */
function createIndexLoader(manifestUrl: string, onProgress: (progress: IndexProgress) => void, load: typeof fetchJson) {
  const files = new Map<string, Promise<unknown>>();
  const once = <T>(url: string, onArrival?: (bytes: number) => void): Promise<T> => {
    const file = files.get(url) ?? load(url, onArrival);
    files.set(url, file);
    file.catch(() => files.delete(url));
    return file as Promise<T>;
  };
  // Paths have no prefix, but the manifest is at the root of the site, prefix included.
  const urlOf = (path: string): string => new URL(path.replace(/^\//, ''), manifestUrl).href;
  const manifest = async (): Promise<IndexManifest> => {
    const found = await once<IndexManifest>(manifestUrl);
    if (found.format !== INDEX_FORMAT) throw new Error('The search index has another format than this page. Reload the page.');
    return found;
  };
  const outlineOf = ({ outline }: IndexManifest): Promise<IndexOutline> => once(urlOf(outline));

  const textsOf = async ({ texts }: IndexManifest): Promise<IndexTexts> => {
    const total = texts.reduce((sum, [, bytes]) => sum + bytes, 0);
    let before = 0;
    const all: IndexTexts = [];
    // In sequence: on a slow connection, parallel downloads would all finish late.
    for (const [path, bytes] of texts) {
      let arrived = before;
      const count = (more: number): void => {
        arrived += more;
        onProgress({ share: Math.min(arrived / total, 0.99), hasFailed: false });
      };
      all.push(...(await once<IndexTexts>(urlOf(path), count)));
      before += bytes;
    }
    return all;
  };

  return {
    /** Titles and headings alone. */
    outline: async (): Promise<SearchIndex> => joinIndex(await outlineOf(await manifest()), []),
    whole: async (): Promise<SearchIndex> => {
      const found = await manifest();
      try {
        return joinIndex(await outlineOf(found), await textsOf(found));
      } catch (error) {
        // If the site was published again, the manifest names files that are gone.
        files.delete(manifestUrl);
        onProgress({ share: 0, hasFailed: true });
        throw error;
      }
    },
  };
}

type Search = (request: SearchRequest) => SearchResponse;

/** Milliseconds that searches wait for the whole index before they use titles and headings alone. */
const PATIENCE = 1000;

/** Makes the searches over the index that a manifest names. A file that failed is fetched again at the next call. */
export function createSearches(
  manifestUrl: string,
  onProgress: (progress: IndexProgress) => void,
  { load: loadFile = fetchJson, patience = PATIENCE } = {},
) {
  const loader = createIndexLoader(manifestUrl, onProgress, loadFile);
  let whole: Promise<Search> | undefined;
  let outline: Promise<Search> | undefined;
  let deadline: Promise<undefined> | undefined;
  const load = (): Promise<Search> => {
    if (whole) return whole;
    // Only at the first try: later the notice would flicker with each key until some of the texts arrive.
    if (!deadline) onProgress({ share: 0, hasFailed: false });
    deadline ??= new Promise((resolve) => setTimeout(resolve, patience));
    whole = loader.whole().then((index) => {
      const search = createLocalSearch(index);
      onProgress({ share: 1, hasFailed: false });
      return search;
    });
    whole.catch(() => (whole = undefined));
    return whole;
  };
  const loadOutline = async (): Promise<Search> => {
    const search = createLocalSearch(await loader.outline());
    return (request) => ({ ...search(request), isOutline: true });
  };
  /** The search over the whole index, or over its outline while the texts are late or missing. */
  const best = async (): Promise<Search> => {
    const all = load();
    const inTime = await Promise.race([all, deadline]).catch(() => undefined);
    if (inTime) return inTime;
    const titles = (outline ??= loadOutline());
    titles.catch(() => (outline = undefined));
    return Promise.race([titles, all.catch(() => titles)]);
  };
  return { load, best };
}
