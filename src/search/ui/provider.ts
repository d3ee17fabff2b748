/** Answers searches: the hosted service if it is on, else the site's own index in a worker. */
import { useMemo } from 'react';
import { withPrefix } from 'gatsby';
import type { LiteClient } from 'algoliasearch/lite';
import { PUBLISHED_FILES } from '../../content-model/addresses';
import { useSiteConfiguration } from '../../components/use-site';
import { usePreferredVersion } from '../../wiki/ui/docs-version';
import {
  contextualFilters,
  DOCUMENTS_OF_PAGE,
  HOSTED_HITS,
  hostedSettings,
  RESULTS_OF_DOCUMENT,
  SNIPPET_WORDS,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
} from '../search-api';

/** Milliseconds for the whole index: a slow 2G connection takes a minute. */
const LONGEST_DOWNLOAD = 120_000;

/** @throws Error when the host answers with an error, or not in time */
async function fetchIndex(url: string): Promise<ArrayBuffer> {
  const signal = AbortSignal.timeout(LONGEST_DOWNLOAD);
  const download = async (): Promise<ArrayBuffer> => {
    const early = window.boot.index;
    // The head script fetches it once at most.
    window.boot.index = Promise.resolve(undefined);
    const response = (await early) ?? (await fetch(url, { signal }));
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    return response.arrayBuffer();
  };
  // The head script's request has no time limit of its own.
  const timeout = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  return Promise.race([download(), timeout]);
}

export interface SearchProvider {
  /** Rejects when the index or the service is out of reach. */
  search: (request: SearchRequest) => Promise<SearchResponse>;
  /** Prepares the first search, if there is something to prepare. */
  load?: () => Promise<Connection>;
}

/** A worker that has the index file. */
interface Connection {
  /** Sends the worker a task. The first is the index file, all others are searches. */
  ask: (task: ArrayBuffer | SearchRequest) => Promise<SearchResponse>;
  /** Resolves once the worker can answer, or has failed: searches report that. */
  isBuilt: Promise<unknown>;
}

/**
 * Searches the site's own index in a worker. `load` starts the worker and gives it the index; a search does both if needed. After a
 * failure, the next call starts again.
 */
export function createLocalProvider(indexUrl: string, startWorker: () => Worker): Required<SearchProvider> {
  let connection: Promise<Connection> | undefined;

  const connect = async (): Promise<Connection> => {
    const worker = startWorker();
    const failure = new Promise<never>((_, reject) => {
      // The only sign of a script that fails to load, or that throws.
      worker.addEventListener('error', ({ message }) => {
        connection = undefined;
        worker.terminate();
        reject(new Error(message || 'The search worker could not start.'));
      });
    });
    const ask: Connection['ask'] = (task) => {
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise<SearchResponse>((resolve) => {
        port1.onmessage = ({ data }: MessageEvent<SearchResponse>) => {
          port1.close();
          resolve(data);
        };
      });
      worker.postMessage(task, task instanceof ArrayBuffer ? [port2, task] : [port2]);
      return Promise.race([answer, failure]);
    };
    const index = await Promise.race([fetchIndex(indexUrl), failure]).catch((error: unknown) => {
      worker.terminate();
      throw error;
    });
    return { ask, isBuilt: ask(index).catch(() => undefined) };
  };
  const load = (): Promise<Connection> => {
    if (connection) return connection;
    const started = connect();
    connection = started;
    started.catch(() => (connection = undefined));
    return started;
  };
  return { load, search: async (request) => (await load()).ask(request) };
}

function parametersOf({ query, page = 0, hitsPerPage = DOCUMENTS_OF_PAGE, facetFilters = [] }: SearchRequest) {
  const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);
  return {
    query,
    page,
    hitsPerPage,
    distinct: RESULTS_OF_DOCUMENT,
    facetFilters,
    ...HOSTED_HITS,
    attributesToSnippet: [...levels, 'content'].map((attribute) => `${attribute}:${SNIPPET_WORDS}`),
  };
}

/** Puts pages outside the wiki first if their title matches in full. The service ranks them among the wiki's pages. */
function putNamedFirst(hits: readonly SearchHit[]): SearchHit[] {
  const isNamed = ({ kind, _highlightResult }: SearchHit): boolean =>
    kind !== 'wiki' && _highlightResult?.hierarchy?.lvl1?.matchLevel === 'full';
  return [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))];
}

/** Search by the hosted service, whose client loads with the first search. */
function createHostedProvider({ appId, searchKey, indexName }: NonNullable<ReturnType<typeof hostedSettings>>): SearchProvider {
  let client: LiteClient | undefined;
  return {
    search: async (request) => {
      client ??= (await import('algoliasearch/lite')).liteClient(appId, searchKey);
      const { results } = await client.searchForHits<SearchHit>({ requests: [{ indexName, ...parametersOf(request) }] });
      const [result] = results;
      if (!result || !Array.isArray(result.hits)) throw new Error('The search service gave no results.');
      return { hits: putNamedFirst(result.hits), nbHits: result.nbHits ?? result.hits.length, nbPages: result.nbPages ?? 1 };
    },
  };
}

let provider: SearchProvider | undefined;

/** The hosted service if it is on, else the local index. */
export function searchProvider(): SearchProvider {
  const hosted = hostedSettings();
  provider ??= hosted
    ? createHostedProvider(hosted)
    : createLocalProvider(withPrefix(PUBLISHED_FILES.searchIndex), () => new Worker(new URL('./search-worker.ts', import.meta.url)));
  return provider;
}

/** Filters by the site's language and the reader's version of the docs. */
export function useContextualFilters() {
  const { locales, docs } = useSiteConfiguration();
  const language = locales[0]?.code ?? 'en';
  const version = usePreferredVersion(docs);
  return useMemo(() => contextualFilters(language, version), [language, version]);
}
