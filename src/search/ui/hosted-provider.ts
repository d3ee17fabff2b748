import type { LiteClient } from 'algoliasearch/lite';
import type { HostedSettings } from '../hosted-settings';
import { DOCUMENTS_OF_PAGE, HOSTED_HITS, RESULTS_OF_DOCUMENT, type SearchHit, type SearchProvider, type SearchRequest } from '../response';

const SNIPPET_WORDS = 26;

function parametersOf({ query, page = 0, hitsPerPage = DOCUMENTS_OF_PAGE, facetFilters = [] }: SearchRequest) {
  const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);
  return {
    query,
    page,
    hitsPerPage,
    distinct: RESULTS_OF_DOCUMENT,
    facetFilters: facetFilters.map((filter) => (typeof filter === 'string' ? filter : [...filter])),
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
export function createHostedProvider({ appId, searchKey, indexName }: HostedSettings): SearchProvider {
  let client: LiteClient | undefined;
  return {
    search: async (request) => {
      client ??= (await import('algoliasearch/lite')).liteClient(appId, searchKey);
      const { results } = await client.searchForHits<SearchHit>({ requests: [{ indexName, ...parametersOf(request) }] });
      const [result] = results;
      if (!result || !Array.isArray(result.hits)) throw new Error('The search service gave no results.');
      return {
        hits: putNamedFirst(result.hits),
        nbHits: result.nbHits ?? result.hits.length,
        nbPages: result.nbPages ?? 1,
      };
    },
  };
}
