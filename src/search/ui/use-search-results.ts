import { useCallback, useEffect, useRef, useState } from 'react';
import { searchProvider } from './provider';
import type { SearchHit } from '../response';
import { sitePrefix } from '../../components/site-pathname';
import { useContextualFilters } from './use-contextual-filters';

/** Documents per page of results. */
export const DOCUMENTS_OF_PAGE = 10;
/** Results per document: the best one, and two more places on the same page. */
const RESULTS_OF_DOCUMENT = 3;

interface SearchResults {
  query: string;
  hits: SearchHit[];
  /** Number of documents found. */
  count: number;
  /** Only titles and headings were searched. */
  isOutline: boolean;
  hasMore: boolean;
}

export interface SearchState {
  results: SearchResults | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  loadMore: () => void;
  retry: () => void;
  /** Fetches the first results again, when there is more to search. */
  searchAgain: () => void;
}

const NONE: SearchResults = { query: '', hits: [], count: 0, isOutline: false, hasMore: false };

/** The results of a query, page by page. Ignores responses to earlier queries. */
export function useSearchResults(query: string): SearchState {
  const [results, setResults] = useState<SearchResults>();
  const [hasFailed, setFailed] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const nextPage = useRef(0);
  const lastRequest = useRef(0);
  const facetFilters = useContextualFilters();

  const fetchPage = useCallback(
    async (page: number): Promise<void> => {
      lastRequest.current += 1;
      const request = lastRequest.current;
      if (query.trim() === '') {
        setResults(NONE);
        setFailed(false);
        setLoading(false);
        return;
      }
      setLoading(true);
      try {
        const provider = searchProvider(sitePrefix());
        const response = await provider.search({
          query,
          page,
          hitsPerPage: DOCUMENTS_OF_PAGE,
          distinct: RESULTS_OF_DOCUMENT,
          facetFilters,
        });
        if (request !== lastRequest.current) return;
        nextPage.current = page + 1;
        setFailed(false);
        setResults((before) => ({
          query,
          hits: page === 0 || !before ? response.hits : [...before.hits, ...response.hits],
          count: response.nbHits,
          isOutline: response.isOutline === true,
          hasMore: page + 1 < response.nbPages,
        }));
      } catch {
        if (request === lastRequest.current) setFailed(true);
      }
      if (request === lastRequest.current) setLoading(false);
    },
    [query, facetFilters],
  );

  useEffect(() => {
    nextPage.current = 0;
    void fetchPage(0);
  }, [fetchPage]);

  const next = useCallback(() => void fetchPage(nextPage.current), [fetchPage]);
  const searchAgain = useCallback(() => void fetchPage(0), [fetchPage]);
  return { results, hasFailed, isLoading, loadMore: next, retry: next, searchAgain };
}
