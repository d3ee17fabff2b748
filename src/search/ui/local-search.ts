/** The local search engine: answers queries over an unpacked index, in the form of the hosted service. */
import { slotsOfQuery } from './expand';
import { formsToMark, hitsOfDocument } from './hits';
import { unpackIndex } from './inverted-index';
import type { PackedIndex, PackedKind } from '../packed-index';
import { rankDocuments } from './rank';
import type { FacetFilters, SearchRequest, SearchResponse } from '../response';

/** Documents on a page of results, unless a request says otherwise. */
const HITS_PER_PAGE = 10;
/** Results of one document, unless a request says otherwise. */
const DISTINCT = 3;

/** Whether documents of a kind pass the filters. */
export function passesFilters(kind: PackedKind, filters: FacetFilters): boolean {
  const facets: Record<string, string | null> = { kind: kind.name, language: kind.language, version: kind.version, tag: kind.tag };
  const passes = (filter: string): boolean => {
    const [attribute = '', ...value] = filter.split(':');
    return facets[attribute] === value.join(':');
  };
  return filters.every((filter) => (typeof filter === 'string' ? passes(filter) : filter.some(passes)));
}

/** Makes a search function of an index. The first page is page 0. */
export function createLocalSearch(packed: PackedIndex): (request: SearchRequest) => SearchResponse {
  const index = unpackIndex(packed);
  return ({ query, page = 0, hitsPerPage = HITS_PER_PAGE, distinct = DISTINCT, facetFilters = [] }) => {
    const slots = slotsOfQuery(index, query);
    const allowed = new Map(packed.kinds.map((kind) => [kind, passesFilters(kind, facetFilters)]));
    const isAllowed = (document: number): boolean => allowed.get(index.documents[document]?.kind as PackedKind) === true;
    const ranked = rankDocuments(index, query, slots, isAllowed);
    const marked = formsToMark(slots);
    const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      query,
      hits: shown.flatMap((document) => hitsOfDocument(index, document, marked, distinct)),
      nbHits: ranked.length,
      page,
      nbPages: Math.ceil(ranked.length / hitsPerPage),
      hitsPerPage,
    };
  };
}
