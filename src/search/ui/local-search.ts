/** The local search: MiniSearch over the site's documents, with responses like the hosted service's. */
import MiniSearch, { type Query, type QueryCombination, type SearchOptions } from 'minisearch';
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
import { DOCUMENTS_OF_PAGE, facetsOf, PAGES_TRAIL, passes, type SearchRequest, type SearchResponse } from '../search-api';
import { createVocabulary, formOf, isStopWord, stemOf, tokenise, type Vocabulary } from '../words';
import { closenessIn, hitsOfDocument, isNamedBy, type MatchedWord } from './local-hits';

/** How many of the best documents are ranked by closeness, which is slow. */
const RERANKED = 20;
/** How many pages outside the wiki can come before all else. */
const MOST_NAMED = 3;
const SHORTEST_PART = 3;
/** Work grows with the square of the length, and `?q=` may hold any text. */
const LONGEST_COMPOUND = 40;
/** Each word costs a look-up, and `?q=` may hold thousands, so the rest is ignored. */
const MOST_WORDS = 32;

type Field = keyof typeof FIELD_WEIGHTS;
/** Fields for queries of stop words alone, such as "how to". */
const STOP_WORD_FIELDS = { titleStopWords: FIELD_WEIGHTS.title, headingStopWords: FIELD_WEIGHTS.headings } as const;
type IndexedDocument = { id: number } & Record<Field | keyof typeof STOP_WORD_FIELDS, string>;

/** A name without its hyphens, as people may type it. */
const joined = (words: readonly string[]): string => words.join('');

/** The other names of a page and of its sections. */
const namesOf = ({ names, sections }: SearchDocument): string[] => [...names, ...sections.flatMap((section) => section.names ?? [])];

function fieldsOf(document: SearchDocument, id: number): IndexedDocument {
  const { title, emoji = '', description, tags, trail, sections } = document;
  const names = namesOf(document).map((name) => `${name} ${joined(tokenise(name))}`);
  const headings = sections.map(({ heading }) => heading?.text ?? '').join('\n');
  return {
    id,
    title,
    names: [...names, emoji].join('\n'),
    headings,
    description,
    tags: tags.join('\n'),
    trail,
    text: sections.flatMap(({ texts }) => texts).join('\n'),
    titleStopWords: title,
    headingStopWords: headings,
  };
}

function stopWordsOf(text: string): string[] {
  return tokenise(text).map(formOf).filter(isStopWord);
}

function indexOf(documents: readonly SearchDocument[], vocabulary: Vocabulary): MiniSearch<IndexedDocument> {
  const index = new MiniSearch<IndexedDocument>({
    fields: Object.keys({ ...FIELD_WEIGHTS, ...STOP_WORD_FIELDS }),
    tokenize: (text, field) =>
      field !== undefined && field in STOP_WORD_FIELDS ? stopWordsOf(text) : vocabulary.termsOf(tokenise(text)).map(({ term }) => term),
    processTerm: (term) => term,
    // Queries are terms already.
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, boost: FIELD_WEIGHTS, fields: Object.keys(FIELD_WEIGHTS) },
  });
  index.addAll(documents.map(fieldsOf));
  return index;
}

function anyOf(terms: readonly string[], weight: number, options: SearchOptions = {}): QueryCombination {
  return { combineWith: 'OR', queries: [...terms], boostTerm: () => weight, ...options };
}

interface FoundDocument {
  id: number;
  score: number;
  terms: string[];
}

interface QueryWord {
  found: ReadonlyMap<number, FoundDocument>;
  rarity: number;
}

/** "flightcase" → "flight" and "case", cut at every place. */
function partsOf(form: string): Query[] {
  if (form.length > LONGEST_COMPOUND) return [];
  const cuts = Array.from({ length: Math.max(0, form.length - 2 * SHORTEST_PART + 1) }, (_, index) => index + SHORTEST_PART);
  return cuts.map((cut) => ({
    combineWith: 'AND',
    queries: [form.slice(0, cut), form.slice(cut)].map(stemOf),
    boostTerm: () => COMPOUND_WEIGHT,
  }));
}

/** Looks up a stop word in titles and headings. A single one may be the beginning of another word: "the" of "theatre". */
function lookUpStopWord(form: string, isBeginning: boolean, index: MiniSearch<IndexedDocument>): FoundDocument[] {
  const longer = isBeginning ? [anyOf([form], SYNONYM_WEIGHT, { prefix: true, fields: ['title', 'headings', 'names'] })] : [];
  return index.search({
    combineWith: 'OR',
    queries: [anyOf([form], 1, { fields: Object.keys(STOP_WORD_FIELDS), boost: STOP_WORD_FIELDS }), ...longer],
  });
}

/** Looks up each word whole, as a beginning and by synonyms. Only if that finds nothing: by its parts, then as a typing error. */
function lookUpWords(
  words: readonly string[],
  isStillTyped: boolean,
  index: MiniSearch<IndexedDocument>,
  vocabulary: Vocabulary,
  documents: readonly SearchDocument[],
): QueryWord[] {
  const terms = vocabulary.termsOf(words);
  const find = (wanted: Query): FoundDocument[] => index.search(wanted);
  // A question is not about a person whose name has nearly the same letters; only year files have names.
  const isQuestion = words.some((word) => isStopWord(formOf(word)));
  const guess = (wanted: Query): FoundDocument[] => find(wanted).filter(({ id }) => !isQuestion || documents[id]?.kind === 'wiki');
  const lookUp = (word: string, at: number): FoundDocument[] => {
    const form = formOf(word);
    const own = terms.filter((term) => term.at <= at && at < term.at + term.length);
    if (own.length === 0) return terms.length > 0 ? [] : lookUpStopWord(form, isStillTyped && words.length === 1, index);
    const pairs = [words.slice(at - 1, at + 1), words.slice(at, at + 2)].filter((pair) => pair.length === 2);
    const found = find({
      combineWith: 'OR',
      queries: [
        anyOf([...new Set([form, stemOf(form)])], 1, { prefix: (term) => isStillTyped && at === words.length - 1 && term === form }),
        anyOf(
          vocabulary.termsOf(pairs.map(joined)).map(({ term }) => term),
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
    .map((found) => ({
      found: new Map(found.map((document) => [document.id, document])),
      rarity: Math.log(1 + (index.documentCount - found.length + 0.5) / (found.length + 0.5)),
    }));
}

interface RankedDocument {
  document: SearchDocument;
  score: number;
  /** Share of the query that it contains, weighted by the words' rarity. */
  coverage: number;
  words: MatchedWord[];
}

function rankDocuments(
  words: readonly QueryWord[],
  documents: readonly SearchDocument[],
  isWanted: (document: SearchDocument) => boolean,
): RankedDocument[] {
  const total = words.reduce((sum, { rarity }) => sum + rarity, 0);
  const ranked = documents.flatMap((document, id): RankedDocument[] => {
    const matched = words.flatMap(({ found, rarity }) => {
      const match = found.get(id);
      return match ? [{ ...match, rarity }] : [];
    });
    if (matched.length === 0 || !isWanted(document)) return [];
    const sum = matched.reduce((before, { score, rarity }) => before + (rarity * score) / (score + SATURATION * rarity), 0);
    const coverage = matched.reduce((before, { rarity }) => before + rarity / total, 0);
    return [{ document, score: sum * coverage ** COVERAGE_POWER * document.weight, coverage, words: matched }];
  });
  const bestCoverage = Math.max(0, ...ranked.map(({ coverage }) => coverage));
  return ranked.filter(({ coverage }) => coverage >= MIN_COVERAGE * bestCoverage).sort((first, second) => second.score - first.score);
}

/** Prefers documents whose words stand together. */
function preferClose(ranked: readonly RankedDocument[], vocabulary: Vocabulary): RankedDocument[] {
  const best = ranked.slice(0, RERANKED).map((entry) => {
    const closeness = closenessIn(entry.document, entry.words, vocabulary);
    return { ...entry, score: entry.score * (1 - CLOSENESS_SHARE + CLOSENESS_SHARE * closeness ** CLOSENESS_POWER) };
  });
  return [...best.sort((first, second) => second.score - first.score), ...ranked.slice(RERANKED)];
}

/** Moves pages outside the wiki that the query names to the top, as a group. */
function putNamedFirst(
  ranked: readonly RankedDocument[],
  asked: readonly string[],
  wordCount: number,
  vocabulary: Vocabulary,
): RankedDocument[] {
  const terms = new Set(vocabulary.termsOf(asked).flatMap(({ term }) => [term, ...vocabulary.synonymsOf(term)]));
  const named = ranked.filter(({ document, words }) => words.length === wordCount && isNamedBy(document, words, terms, vocabulary));
  const first = new Set(named.slice(0, MOST_NAMED));
  const asPages = [...first].map((entry) => ({ ...entry, document: { ...entry.document, trail: PAGES_TRAIL } }));
  return [...asPages, ...ranked.filter((entry) => !first.has(entry))];
}

/** The pages of the wiki by their other names, without hyphens. */
function pagesByName(documents: readonly SearchDocument[]): ReadonlyMap<string, SearchDocument> {
  const pages = documents.filter(({ kind }) => kind === 'wiki');
  return new Map(pages.flatMap((page) => namesOf(page).map((name) => [joined(tokenise(name)), page] as const)));
}

/** Moves the page whose short link was typed to the top: whoever types "/lx" without its slash means that page. */
function putFirst(meant: SearchDocument | undefined, ranked: readonly RankedDocument[]): readonly RankedDocument[] {
  const first = ranked.find(({ document }) => document === meant);
  return first ? [first, ...ranked.filter((entry) => entry !== first)] : ranked;
}

/** Names of pages that consist of stop words, such as "what’s on", which would match nothing as single words. */
function namesOfStopWords(documents: readonly SearchDocument[]): string[] {
  return documents.flatMap(({ names }) => names).filter((name) => tokenise(name).map(formOf).every(isStopWord));
}

export function createLocalSearch({
  documents,
  facets,
  synonyms,
}: Omit<SearchIndex, 'format'>): (request: SearchRequest) => SearchResponse {
  const vocabulary = createVocabulary([...synonyms, ...namesOfStopWords(documents).map((name) => [name])]);
  const index = indexOf(documents, vocabulary);
  const pageNamed = pagesByName(documents);
  return ({ query, page = 0, hitsPerPage = DOCUMENTS_OF_PAGE, facetFilters = [] }) => {
    const asked = tokenise(query).slice(0, MOST_WORDS);
    const isStillTyped = /[\p{L}\p{N}]$/u.test(query);
    const queryWords = lookUpWords(asked, isStillTyped, index, vocabulary, documents);
    const wanted = rankDocuments(queryWords, documents, ({ kind }) => passes(facetsOf(kind, facets), facetFilters));
    const named = putNamedFirst(preferClose(wanted, vocabulary), asked, queryWords.length, vocabulary);
    const ranked = putFirst(pageNamed.get(joined(asked.map(formOf))), named);
    return {
      hits: ranked
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .flatMap(({ document, words }) => hitsOfDocument(document, words, vocabulary)),
      nbHits: ranked.length,
      nbPages: Math.ceil(ranked.length / hitsPerPage),
    };
  };
}
