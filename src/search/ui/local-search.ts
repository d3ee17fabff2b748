/** The local search engine: MiniSearch over the documents of the site, answering in the form of the hosted service. */
import MiniSearch, { type Query, type QueryCombination, type SearchOptions } from 'minisearch';
import { passesFilters } from '../facets';
import type { SearchDocument, SearchIndex } from '../local-index';
import {
  CLOSENESS_POWER,
  CLOSENESS_SHARE,
  COMPOUND_WEIGHT,
  COVERAGE_POWER,
  FIELD_WEIGHTS,
  MIN_COVERAGE,
  SATURATION,
  SYNONYM_WEIGHT,
  TYPING_ERRORS,
} from '../ranking';
import { PAGES_TRAIL, type SearchRequest, type SearchResponse } from '../response';
import { formOf, isStopWord, stemOf, wordsOf } from '../words';
import { closenessIn, hitsOfDocument, isNamedBy, type MatchedWord } from './local-hits';
import { createVocabulary, type Vocabulary } from './vocabulary';

/** Documents on a page of results, unless a request says otherwise. */
const HITS_PER_PAGE = 10;
/** Results of one document, unless a request says otherwise. */
const DISTINCT = 3;
/** How many of the best documents are ranked again by closeness, which takes time. */
const RERANKED = 20;
/** How many pages outside the wiki can come before all else. */
const MOST_NAMED = 3;
/** Letters of the shorter part of a compound. */
const SHORTEST_PART = 3;

type Field = keyof typeof FIELD_WEIGHTS;
/** Fields of the stop words alone, for queries that have nothing else, such as "how to". */
const STOP_WORD_FIELDS = { titleStopWords: FIELD_WEIGHTS.title, headingStopWords: FIELD_WEIGHTS.headings } as const;
type IndexedDocument = { id: number } & Record<Field | keyof typeof STOP_WORD_FIELDS, string>;

/** A short link may be typed with or without its hyphens. */
function wordsOfShortlink(name: string): string {
  return `${name} ${wordsOf(name).join('')}`;
}

/** A document as MiniSearch takes it: a text a field. */
function fieldsOf({ title, description, shortlinks, tags, trail, sections }: SearchDocument, id: number): IndexedDocument {
  const names = [...shortlinks, ...sections.flatMap((section) => section.shortlinks ?? [])];
  const headings = sections.map(({ heading }) => heading?.text ?? '').join('\n');
  return {
    id,
    title,
    shortlinks: names.map(wordsOfShortlink).join('\n'),
    headings,
    description,
    tags: tags.join('\n'),
    trail,
    text: sections.flatMap(({ texts }) => texts).join('\n'),
    titleStopWords: title,
    headingStopWords: headings,
  };
}

/** The stop words of each line of a text. */
function stopWordsOf(text: string): string[] {
  return wordsOf(text).map(formOf).filter(isStopWord);
}

function indexOf(documents: readonly SearchDocument[], vocabulary: Vocabulary): MiniSearch<IndexedDocument> {
  const index = new MiniSearch<IndexedDocument>({
    fields: Object.keys({ ...FIELD_WEIGHTS, ...STOP_WORD_FIELDS }),
    tokenize: (text, field) =>
      field !== undefined && field in STOP_WORD_FIELDS ? stopWordsOf(text) : vocabulary.termsOf(wordsOf(text)).map(({ term }) => term),
    processTerm: (term) => term,
    // Queries are made of terms already.
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, boost: FIELD_WEIGHTS, fields: Object.keys(FIELD_WEIGHTS) },
  });
  index.addAll(documents.map(fieldsOf));
  return index;
}

/** Any of some terms, which count less (or as much) as the word that was typed. */
function anyOf(terms: readonly string[], weight: number, options: SearchOptions = {}): QueryCombination {
  return { combineWith: 'OR', queries: [...terms], boostTerm: () => weight, ...options };
}

/** A document that holds a word of the query, with the terms that were found in it. */
interface FoundDocument {
  id: number;
  score: number;
  terms: string[];
}

/** One word of a query, and the documents that hold it or what it may mean. */
interface QueryWord {
  found: FoundDocument[];
  /** How much the word says: rare words say more. */
  rarity: number;
}

/** "flightcase" → "flight" and "case", at whatever place it can be cut. */
function partsOf(form: string): Query[] {
  const cuts = Array.from({ length: Math.max(0, form.length - 2 * SHORTEST_PART + 1) }, (_, index) => index + SHORTEST_PART);
  return cuts.map((cut) => ({
    combineWith: 'AND',
    queries: [form.slice(0, cut), form.slice(cut)].map(stemOf),
    boostTerm: () => COMPOUND_WEIGHT,
  }));
}

/** Looks up a stop word in titles and headings. While it is the only word, it may be the beginning of another: "the" of "theatre". */
function lookUpStopWord(form: string, isBeginning: boolean, index: MiniSearch<IndexedDocument>): FoundDocument[] {
  const longer = isBeginning ? [anyOf([form], SYNONYM_WEIGHT, { prefix: true, fields: ['title', 'headings', 'shortlinks'] })] : [];
  return index.search({
    combineWith: 'OR',
    queries: [anyOf([form], 1, { fields: Object.keys(STOP_WORD_FIELDS), boost: STOP_WORD_FIELDS }), ...longer],
  });
}

/**
 * The words of a query that say something, each with the documents that hold the word, the word it is the
 * beginning of, or a synonym; where there are none, its parts or what it may be a typing error for.
 */
function lookUpWords(
  query: string,
  index: MiniSearch<IndexedDocument>,
  vocabulary: Vocabulary,
  documents: readonly SearchDocument[],
): QueryWord[] {
  const words = wordsOf(query);
  const isStillTyped = /[\p{L}\p{N}]$/u.test(query);
  const terms = vocabulary.termsOf(words);
  const find = (asked: Query): FoundDocument[] => index.search(asked);
  // A name that is nearly a word of a question doesn't answer it, and only year files hold names.
  const isQuestion = words.some((word) => isStopWord(formOf(word)));
  const guess = (asked: Query): FoundDocument[] => find(asked).filter(({ id }) => !isQuestion || documents[id]?.kind === 'wiki');
  const lookUp = (word: string, at: number): FoundDocument[] => {
    const form = formOf(word);
    const own = terms.filter((term) => term.at <= at && at < term.at + term.length);
    if (own.length === 0) return terms.length > 0 ? [] : lookUpStopWord(form, isStillTyped && words.length === 1, index);
    const joined = [words.slice(at - 1, at + 1), words.slice(at, at + 2)].filter((pair) => pair.length === 2).map((pair) => pair.join(''));
    const found = find({
      combineWith: 'OR',
      queries: [
        anyOf([...new Set([form, stemOf(form)])], 1, { prefix: (term) => isStillTyped && at === words.length - 1 && term === form }),
        anyOf(
          vocabulary.termsOf(joined).map(({ term }) => term),
          COMPOUND_WEIGHT,
        ),
        anyOf(
          own.flatMap(({ term, length }) => (length > 1 ? [term] : []).concat(vocabulary.synonymsOf(term))),
          SYNONYM_WEIGHT,
        ),
      ],
    });
    if (found.length > 0) return found;
    const foundParts = guess({ combineWith: 'OR', queries: partsOf(form) });
    if (foundParts.length > 0) return foundParts;
    if (form.length < TYPING_ERRORS.fromLetters || /^\d/.test(form)) return [];
    return guess({ queries: [form], prefix: true, fuzzy: TYPING_ERRORS.share });
  };
  return words
    .map(lookUp)
    .filter((found) => found.length > 0)
    .map((found) => ({ found, rarity: Math.log(1 + (index.documentCount - found.length + 0.5) / (found.length + 0.5)) }));
}

/** A document that holds enough of a query. */
interface RankedDocument {
  document: SearchDocument;
  score: number;
  /** How much of the query it holds, by rarity of the words. */
  coverage: number;
  words: MatchedWord[];
}

/** The documents that hold enough of a query, best first. `allowed` says which count at all. */
function rankDocuments(
  words: readonly QueryWord[],
  documents: readonly SearchDocument[],
  allowed: (document: SearchDocument) => boolean,
): RankedDocument[] {
  const total = words.reduce((sum, { rarity }) => sum + rarity, 0);
  const ranked = new Map<number, RankedDocument>();
  for (const { found, rarity } of words) {
    for (const { id, score, terms } of found) {
      const document = documents[id];
      if (!document || !allowed(document)) continue;
      const entry = ranked.get(id) ?? { document, score: 0, coverage: 0, words: [] };
      entry.score += (rarity * score) / (score + SATURATION * rarity);
      entry.coverage += rarity / total;
      entry.words.push({ rarity, terms });
      ranked.set(id, entry);
    }
  }
  const bestCoverage = Math.max(0, ...[...ranked.values()].map(({ coverage }) => coverage));
  return [...ranked.entries()]
    .sort(([first], [second]) => first - second)
    .map(([, entry]) => ({ ...entry, score: entry.score * entry.coverage ** COVERAGE_POWER * entry.document.weight }))
    .filter(({ coverage }) => coverage >= MIN_COVERAGE * bestCoverage)
    .sort((first, second) => second.score - first.score);
}

/** Puts documents first in which the words of the query stand together. */
function preferClose(ranked: readonly RankedDocument[], vocabulary: Vocabulary): RankedDocument[] {
  const best = ranked.slice(0, RERANKED).map((entry) => {
    const closeness = closenessIn(entry.document, entry.words, vocabulary);
    return { ...entry, score: entry.score * (1 - CLOSENESS_SHARE + CLOSENESS_SHARE * closeness ** CLOSENESS_POWER) };
  });
  return [...best.sort((first, second) => second.score - first.score), ...ranked.slice(RERANKED)];
}

/** Puts pages outside the wiki first that the query names, as a group of their own. */
function putNamedFirst(ranked: readonly RankedDocument[], query: string, asked: number, vocabulary: Vocabulary): RankedDocument[] {
  const terms = new Set(vocabulary.termsOf(wordsOf(query)).flatMap(({ term }) => [term, ...vocabulary.synonymsOf(term)]));
  const named = ranked.filter(({ document, words }) => words.length === asked && isNamedBy(document, words, terms, vocabulary));
  const first = new Set(named.slice(0, MOST_NAMED));
  const asPages = [...first].map((entry) => ({ ...entry, document: { ...entry.document, trail: PAGES_TRAIL } }));
  return [...asPages, ...ranked.filter((entry) => !first.has(entry))];
}

/** Makes a search function of an index. The first page is page 0. */
export function createLocalSearch({ documents, synonyms }: SearchIndex): (request: SearchRequest) => SearchResponse {
  const vocabulary = createVocabulary(synonyms);
  const index = indexOf(documents, vocabulary);
  return ({ query, page = 0, hitsPerPage = HITS_PER_PAGE, distinct = DISTINCT, facetFilters = [] }) => {
    const asked = lookUpWords(query, index, vocabulary, documents);
    const found = rankDocuments(asked, documents, (document) => passesFilters(document, facetFilters));
    const ranked = putNamedFirst(preferClose(found, vocabulary), query, asked.length, vocabulary);
    return {
      query,
      hits: ranked
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .flatMap(({ document, words }) => hitsOfDocument(document, words, vocabulary, distinct)),
      nbHits: ranked.length,
      page,
      nbPages: Math.ceil(ranked.length / hitsPerPage),
      hitsPerPage,
    };
  };
}
