import { useCallback, useEffect, useRef, useState } from 'react';
import { searchProvider, useContextualFilters } from './provider';
import type { SearchHit, SearchResponse } from '../response';
import { sitePrefix } from '../../components/site-pathname';

interface SearchResults {
  query: string;
  hits: SearchHit[];
  /** Number of documents found. */
  count: number;
  hasMore: boolean;
}

const NOTHING: SearchResponse = { hits: [], nbHits: 0, nbPages: 0 };

function appendPage(before: SearchResults | undefined, query: string, page: number, response: SearchResponse): SearchResults {
  const { hits, nbHits, nbPages } = response;
  const all = page === 0 || !before ? hits : [...before.hits, ...hits];
  return { query, hits: all, count: nbHits, hasMore: page + 1 < nbPages };
}

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
      const search = { query, page, facetFilters };
      setLoading(true);
      try {
        const response = query.trim() === '' ? NOTHING : await searchProvider(sitePrefix()).search(search);
        if (!isLatest()) return;
        nextPage.current = page + 1;
        setFailed(false);
        setResults((before) => appendPage(before, query.trim(), page, response));
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

  const next = useCallback(() => void fetchPage(nextPage.current), [fetchPage]);
  return { results, hasFailed, isLoading, loadMore: next, retry: next };
}
