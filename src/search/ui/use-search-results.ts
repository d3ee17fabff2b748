import { useCallback, useEffect, useRef, useState } from 'react';
import { searchProvider, useContextualFilters } from './provider';
import type { SearchHit, SearchResponse } from '../search-api';

interface SearchResults {
  query: string;
  hits: SearchHit[];
  /** Number of documents found. */
  count: number;
  hasMore: boolean;
}

const NOTHING: SearchResponse = { hits: [], nbHits: 0, nbPages: 0 };

/** The results of a query, page by page. Ignores responses to earlier queries. */
export function useSearchResults(query: string) {
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
      const isLatest = (): boolean => request === lastRequest.current;
      setLoading(true);
      try {
        const { hits, nbHits, nbPages } = query.trim() === '' ? NOTHING : await searchProvider().search({ query, page, facetFilters });
        if (!isLatest()) return;
        nextPage.current = page + 1;
        setFailed(false);
        setResults((before) => ({
          query: query.trim(),
          hits: page === 0 || !before ? hits : [...before.hits, ...hits],
          count: nbHits,
          hasMore: page + 1 < nbPages,
        }));
      } catch {
        if (isLatest()) setFailed(true);
      }
      if (isLatest()) setLoading(false);
    },
    [query, facetFilters],
  );

  useEffect(() => {
    nextPage.current = 0;
    void fetchPage(0);
  }, [fetchPage]);

  /** Loads the next page of results, or tries one again that failed. */
  const loadNext = useCallback(() => void fetchPage(nextPage.current), [fetchPage]);
  return { results, hasFailed, isLoading, loadNext };
}
