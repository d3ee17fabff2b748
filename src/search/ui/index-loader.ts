/** Loads the local index in its parts and searches what has come, so that a slow line gives results early and loses nothing that has come. */
import type { SearchRequest, SearchResponse } from '../response';
import { createLocalSearch } from './local-search';
import { INDEX_FORMAT, joinIndex, type IndexManifest, type IndexOutline, type IndexTexts, type SearchIndex } from '../local-index';

/** How much of the texts has come, from 0 to 1, and whether the rest failed to. */
export interface IndexProgress {
  share: number;
  hasFailed: boolean;
}

/** How long nothing may come of a file before it counts as lost, in milliseconds. There is no limit while something comes. */
const LONGEST_SILENCE = 20_000;

/**
 * Fetches a JSON file.
 * @param onArrival called with the number of bytes that have just come
 * @throws Error when the host answers with an error, or with nothing for a while
 */
export async function fetchJson(url: string, onArrival: (bytes: number) => void = () => undefined): Promise<unknown> {
  const stop = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => stop.abort(), LONGEST_SILENCE);
  };
  heard();
  try {
    const response = await fetch(url, { signal: stop.signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      heard();
      onArrival(part.value.length);
      text += decoder.decode(part.value, { stream: true });
    }
    return JSON.parse(text + decoder.decode());
  } finally {
    clearTimeout(silence);
  }
}

/** The index in two stages. Both may be asked for again: what has come is not fetched twice. */
interface IndexLoader {
  /** Titles and headings alone. */
  outline: () => Promise<SearchIndex>;
  /** Everything. */
  whole: () => Promise<SearchIndex>;
}

/** Makes the loader of the index that a manifest names. */
function createIndexLoader(manifestUrl: string, onProgress: (progress: IndexProgress) => void, load: typeof fetchJson): IndexLoader {
  const come = new Map<string, Promise<unknown>>();
  /** A file, which is fetched again only if it could not be had. */
  const once = <T>(url: string, fetchIt: () => Promise<unknown>): Promise<T> => {
    const file = come.get(url) ?? fetchIt();
    come.set(url, file);
    file.catch(() => come.delete(url));
    return file as Promise<T>;
  };
  // Paths have no prefix, but the manifest is at the root of the site, prefix included.
  const urlOf = (path: string): string => new URL(path.replace(/^\//, ''), manifestUrl).href;
  const manifest = async (): Promise<IndexManifest> => {
    const found = await once<IndexManifest>(manifestUrl, () => load(manifestUrl));
    if (found.format !== INDEX_FORMAT) throw new Error('The search index is of another version; load the page again.');
    return found;
  };
  const outlineOf = ({ outline }: IndexManifest): Promise<IndexOutline> => once(urlOf(outline), () => load(urlOf(outline)));

  const textsOf = async ({ texts }: IndexManifest): Promise<IndexTexts> => {
    const total = texts.reduce((sum, [, bytes]) => sum + bytes, 0);
    let before = 0;
    const all: IndexTexts = [];
    // One after the other: on a slow line, files side by side would all come last.
    for (const [path, bytes] of texts) {
      let arrived = before;
      const tell = (more: number): void => {
        arrived += more;
        onProgress({ share: Math.min(arrived / total, 0.99), hasFailed: false });
      };
      all.push(...(await once<IndexTexts>(urlOf(path), () => load(urlOf(path), tell))));
      before += bytes;
    }
    return all;
  };

  return {
    outline: async () => joinIndex(await outlineOf(await manifest()), []),
    whole: async () => {
      const found = await manifest();
      try {
        return joinIndex(await outlineOf(found), await textsOf(found));
      } catch (error) {
        // The site may have been published again, so that the manifest names files that are gone.
        come.delete(manifestUrl);
        onProgress({ share: 0, hasFailed: true });
        throw error;
      }
    },
  };
}

type Search = (request: SearchRequest) => SearchResponse;

/** How long a search waits for the whole index before it makes do with titles and headings, in milliseconds. */
const PATIENCE = 1000;

/** Nothing, after a while. */
function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A search over titles and headings, whose answers say that they are of no more. */
function searchOfOutline(index: SearchIndex): Search {
  const search = createLocalSearch(index);
  return (request) => ({ ...search(request), isOutline: true });
}

/** What a local index is searched by. */
export interface Searches {
  /** Loads all of the index. */
  load: () => Promise<Search>;
  /** The search over all of the index, or over its outline where the texts are late or can't be had. */
  best: () => Promise<Search>;
}

/**
 * Makes the searches over the index that a manifest names. What failed to load is loaded again when it is next asked for.
 * @param onProgress called whenever more of the texts has come, and when they can't be had
 */
export function createSearches(
  manifestUrl: string,
  onProgress: (progress: IndexProgress) => void,
  { load: loadFile = fetchJson, patience = PATIENCE } = {},
): Searches {
  const loader = createIndexLoader(manifestUrl, onProgress, loadFile);
  let whole: Promise<Search> | undefined;
  let outline: Promise<Search> | undefined;
  let isDue: Promise<undefined> | undefined;
  const load = (): Promise<Search> => {
    if (whole) return whole;
    // Asked for again after a failure, the texts count as failed until some of them come: the notice would flicker at each key.
    if (!isDue) onProgress({ share: 0, hasFailed: false });
    isDue ??= after(patience);
    whole = loader.whole().then((index) => {
      const search = createLocalSearch(index);
      onProgress({ share: 1, hasFailed: false });
      return search;
    });
    whole.catch(() => (whole = undefined));
    return whole;
  };
  const best = async (): Promise<Search> => {
    const all = load();
    const isWhole = await Promise.race([all, isDue]).catch(() => undefined);
    if (isWhole) return isWhole;
    outline ??= loader.outline().then(searchOfOutline);
    outline.catch(() => (outline = undefined));
    return Promise.race([outline, all.catch(() => outline as Promise<Search>)]);
  };
  return { load, best };
}
