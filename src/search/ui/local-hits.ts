/** Turns a found document into results: chooses its sections, and marks what matched. */
import { groupBy } from '../../components/group-by';
import { anchorOfSection, hierarchyAfter, type SearchDocument } from '../local-index';
import { COVERAGE_POWER, HEAD_TOLERANCE, HEADING_WEIGHT, MIN_SECTION_SHARE } from '../ranking';
import { RESULTS_OF_DOCUMENT, SNIPPET_WORDS, type Highlighted, type SearchHit } from '../search-api';
import { isWord, tokensOf, tokenise, type Vocabulary } from '../words';

/** Words before the first match in a snippet: few, so that the match is on a phone's first line. */
const WORDS_BEFORE = 3;

/** A word of the query that a document contains. */
export interface MatchedWord {
  /** Rare words say more. */
  rarity: number;
  /** The terms found for it: its forms, words that begin with it, synonyms. */
  terms: readonly string[];
}

function countMatches(text: string, words: readonly MatchedWord[], vocabulary: Vocabulary): number[] {
  const counts = vocabulary.countsIn(text);
  return words.map(({ terms }) => terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0));
}

/**
 * Each repetition of a word counts less. Covering the query counts more than one frequent word.
 * @returns the score, and the share of the query that the text covers, weighted by the words' rarity: 0 to 1
 */
function matchOf(counts: readonly number[], words: readonly MatchedWord[]) {
  let score = 0;
  let covered = 0;
  let total = 0;
  for (const [at, { rarity }] of words.entries()) {
    const count = counts[at] ?? 0;
    total += rarity;
    score += (rarity * count) / (count + 1);
    if (count > 0) covered += rarity;
  }
  const coverage = total > 0 ? covered / total : 0;
  return { score: score * coverage ** COVERAGE_POWER, coverage };
}

/** The terms found for a query, each with the rarity of its word. */
type FoundTerms = ReadonlyMap<string, number>;

/** For each word of a text the term that was found in it, or an empty string. */
function foundWords(texts: readonly string[], found: FoundTerms, vocabulary: Vocabulary): string[] {
  const marks = texts.map(() => '');
  for (const { term, at, length } of vocabulary.termsOf(texts)) {
    if (found.has(term)) marks.fill(term, at, at + length);
  }
  return marks;
}

/** Where a snippet begins: just before the match that is followed by the rarest terms. */
function startOfSnippet(marks: readonly string[], found: FoundTerms): number {
  let best = 0;
  let bestRarity = 0;
  for (const [word, mark] of marks.entries()) {
    if (mark === '') continue;
    const terms = new Set(marks.slice(word, word + SNIPPET_WORDS - WORDS_BEFORE));
    const rarity = [...terms].reduce((sum, term) => sum + (found.get(term) ?? 0), 0);
    if (rarity <= bestRarity) continue;
    bestRarity = rarity;
    best = word;
  }
  return Math.max(0, Math.min(best - WORDS_BEFORE, marks.length - SNIPPET_WORDS));
}

function markText(text: string, found: FoundTerms, vocabulary: Vocabulary, { isSnippet = false } = {}): Highlighted {
  // A word joiner keeps a tag that the text itself writes from marking what follows.
  const tokens = tokensOf(text.replace(/<(?=\/?mark>)/g, '<\u2060'));
  const positions = tokens.flatMap((token, at) => (isWord(token) ? [at] : []));
  const marks = foundWords(
    positions.map((position) => tokens[position] ?? ''),
    found,
    vocabulary,
  );
  for (const [word, position] of positions.entries()) if (marks[word] !== '') tokens[position] = `<mark>${tokens[position]}</mark>`;
  const matchLevel = marks.some((mark) => mark !== '') ? 'full' : 'none';
  if (!isSnippet || positions.length <= SNIPPET_WORDS) return { value: tokens.join(''), matchLevel };
  const start = startOfSnippet(marks, found);
  const end = start + SNIPPET_WORDS;
  const from = start === 0 ? 0 : (positions[start] ?? 0);
  const to = end >= positions.length ? tokens.length : (positions[end - 1] ?? 0) + 1;
  return { value: `${from > 0 ? '…' : ''}${tokens.slice(from, to).join('')}${to < tokens.length ? '…' : ''}`, matchLevel };
}

/** A result before its texts are marked. */
interface UnmarkedHit {
  type: string;
  anchor: string | null;
  content: string | undefined;
  /** How many sections the document has up to this result: 0 for the page itself. */
  sectionCount: number;
  /** The number of its text in the section, from 1; 0 for a page or heading. */
  group: number;
}

function hitOf(document: SearchDocument, unmarked: UnmarkedHit, found: FoundTerms, vocabulary: Vocabulary): SearchHit {
  const { type, content, sectionCount, group } = unmarked;
  const [path = '', entry] = document.url.split('#');
  const anchor = unmarked.anchor ?? entry ?? null;
  const url = anchor === null ? path : `${path}#${anchor}`;
  const hierarchy = hierarchyAfter(document, sectionCount);
  const highlighted = Object.entries(hierarchy).flatMap(([level, text]) =>
    text === null || level === 'lvl0' ? [] : [[level, markText(text, found, vocabulary)] as const],
  );
  const marked = { lvl0: { value: document.trail, matchLevel: 'none' as const }, ...Object.fromEntries(highlighted) };
  return {
    objectID: group === 0 ? url : `${url}:${group}`,
    type,
    kind: document.kind,
    url,
    url_without_anchor: path,
    anchor,
    document: document.url,
    content: content ?? null,
    hierarchy,
    _highlightResult: { hierarchy: marked },
    _snippetResult: {
      hierarchy: marked,
      ...(content !== undefined && { content: markText(content, found, vocabulary, { isSnippet: true }) }),
    },
  };
}

function rankSections({ sections }: SearchDocument, words: readonly MatchedWord[], vocabulary: Vocabulary) {
  const ranked = sections.map((section, index) => {
    const { heading, names = [], texts } = section;
    const headingCounts = countMatches([heading?.text ?? '', ...names].join('\n'), words, vocabulary);
    const groups = texts.map((text) => countMatches(text, words, vocabulary));
    const counts = headingCounts.map((count, at) => groups.reduce((sum, group) => sum + (group[at] ?? 0), HEADING_WEIGHT * count));
    const match = matchOf(counts, words);
    const scores = groups.map((group) => matchOf(group, words).score);
    const best = scores.indexOf(Math.max(0, ...scores));
    const isHeading = heading && (!scores.some(Boolean) || matchOf(headingCounts, words).coverage >= match.coverage - HEAD_TOLERANCE);
    const hit: UnmarkedHit = {
      type: isHeading ? `lvl${heading.level}` : 'content',
      anchor: anchorOfSection(section),
      content: texts[Math.max(0, best)],
      sectionCount: index + 1,
      group: isHeading ? 0 : best + 1,
    };
    return { ...match, hit };
  });
  return ranked.filter(({ score }) => score > 0).sort((first, second) => second.score - first.score);
}

const headOf = ({ title, emoji = '', names, description }: SearchDocument): string => [title, emoji, ...names, description].join('\n');

/** Share of the found words that stand together, in a document's head or in one section: 0 to 1. */
export function closenessIn(document: SearchDocument, words: readonly MatchedWord[], vocabulary: Vocabulary): number {
  const head = matchOf(countMatches(headOf(document), words, vocabulary), words);
  return Math.max(head.coverage, ...rankSections(document, words, vocabulary).map(({ coverage }) => coverage));
}

/**
 * Whether a query names a page outside the wiki: it contains one of the page's names in full, and the description has the rest.
 * @param terms the terms of the query and their synonyms, without beginnings of words and typing errors, which name no page
 */
export function isNamedBy(
  document: SearchDocument,
  words: readonly MatchedWord[],
  terms: ReadonlySet<string>,
  vocabulary: Vocabulary,
): boolean {
  if (document.kind === 'wiki' || countMatches(headOf(document), words, vocabulary).includes(0)) return false;
  return [document.title, ...document.names].some((name) => {
    const byWord = [...groupBy(vocabulary.termsOf(tokenise(name)), ({ at }) => at).values()];
    return byWord.length > 0 && byWord.every((same) => same.some(({ term }) => terms.has(term)));
  });
}

/** The results of one document, best first. The page itself comes first if its head answers the query. */
export function hitsOfDocument(document: SearchDocument, words: readonly MatchedWord[], vocabulary: Vocabulary): SearchHit[] {
  const found = new Map(words.flatMap(({ terms, rarity }) => terms.map((term) => [term, rarity] as const)));
  const { coverage } = matchOf(countMatches(headOf(document), words, vocabulary), words);
  const sections = rankSections(document, words, vocabulary);
  const [best] = sections;
  const doesPageAnswer = !best || coverage >= best.coverage - HEAD_TOLERANCE;
  const hits = sections
    .filter(({ score }) => score >= MIN_SECTION_SHARE * (best?.score ?? 0))
    .map(({ hit }) => hit)
    // The text above the first heading has the address of the page itself.
    .filter(({ anchor }) => anchor !== null || !doesPageAnswer);
  if (doesPageAnswer) hits.unshift({ type: 'lvl1', anchor: null, content: document.description, sectionCount: 0, group: 0 });
  return hits.slice(0, RESULTS_OF_DOCUMENT).map((hit) => hitOf(document, hit, found, vocabulary));
}
