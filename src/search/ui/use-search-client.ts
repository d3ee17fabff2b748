import { useCallback, useRef, useState, type ComponentProps } from 'react';
import type { DocSearchModal } from '@docsearch/react/modal';
import { sitePrefix } from '../../components/site-pathname';
import type { SearchRequest } from '../response';
import { searchProvider } from './provider';

type SearchClient = Parameters<NonNullable<ComponentProps<typeof DocSearchModal>['transformSearchClient']>>[0];

const DOCUMENTS = 8;

/**
 * Puts our provider in place of the library's client. Returns the outcome of the last search, and the number of documents found by
 * query: the library's own count adds up over keystrokes.
 */
export function useSearchClient() {
  const [outcome, setOutcome] = useState({ query: '', hasFailed: false });
  const [counts] = useState(() => new Map<string, number>());
  const latestQuery = useRef('');

  const transformSearchClient = useCallback(
    (client: SearchClient): SearchClient => {
      const answer = async ({ query = '', indexName, facetFilters }: Partial<SearchRequest> & { indexName: string }) => {
        latestQuery.current = query;
        try {
          const response = await searchProvider(sitePrefix()).search({ query, facetFilters, hitsPerPage: DOCUMENTS });
          counts.set(query, response.nbHits);
          if (latestQuery.current === query) setOutcome({ query, hasFailed: false });
          return { ...response, query, index: indexName };
        } catch {
          // The library shows an error only for a moment, so it gets an empty result.
          if (latestQuery.current === query) setOutcome({ query, hasFailed: true });
          return { query, index: indexName, hits: [], nbHits: 0 };
        }
      };
      const search = async ({ requests }: { requests: Parameters<typeof answer>[0][] }) => ({
        results: await Promise.all(requests.map(answer)),
      });
      return { ...client, search };
    },
    [counts],
  );
  return { outcome, counts, transformSearchClient };
}
