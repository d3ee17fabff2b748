/** Turns ranked documents into results: which of their records to show, with what matched marked. */
import type { Slot } from './expand';
import { textOfUnit, type IndexedDocument, type IndexedSection, type InvertedIndex, type Unit } from './inverted-index';
import { joinTokens } from '../codec';
import type { RankedDocument, RankedSection } from './rank';
import type { HitLevel, SearchHit } from '../response';

/** Words of text in a snippet. */
const SNIPPET_WORDS = 26;
/** Words before the first match in a snippet. */
const WORDS_BEFORE = 6;
/** A further section is shown when its score is at least this share of the best one's. */
const MIN_SECTION_SHARE = 0.3;
/** The page itself is shown when its head holds nearly as much of the query as its best section. */
const HEAD_TOLERANCE = 0.05;

/** Everything that is marked: the forms of all matches. */
export function formsToMark(slots: readonly Slot[]): Set<number> {
  return new Set(slots.flatMap((slot) => slot.matches.flatMap((match) => match.forms.flat())));
}

interface Marked {
  value: string;
  matchLevel: 'none' | 'full';
}

function markTokens(index: InvertedIndex, tokens: readonly number[], marked: ReadonlySet<number>): Marked {
  let found = false;
  const texts = tokens.map((token) => {
    const word = index.words[token] ?? '';
    if (!marked.has(index.formOfWord[token] ?? -1)) return word;
    found = true;
    return `<mark>${word}</mark>`;
  });
  return { value: joinTokens(texts), matchLevel: found ? 'full' : 'none' };
}

/** The part of a text that holds most matches, on whole words, with an ellipsis where it is cut. */
function snippetOf(index: InvertedIndex, unit: Unit, marked: ReadonlySet<number>): Marked {
  const { tokens } = unit;
  const wordAt = tokens.flatMap((token, at) => ((index.formOfWord[token] ?? -1) >= 0 ? [at] : []));
  if (wordAt.length <= SNIPPET_WORDS) return markTokens(index, tokens, marked);
  const isMatch = wordAt.map((at) => marked.has(index.formOfWord[tokens[at] ?? 0] ?? -1));
  let best = 0;
  let bestCount = -1;
  for (let start = 0; start + SNIPPET_WORDS <= wordAt.length; start += 1) {
    const forms = new Set<number>();
    for (let word = start; word < start + SNIPPET_WORDS; word += 1) {
      if (isMatch[word]) forms.add(index.formOfWord[tokens[wordAt[word] ?? 0] ?? 0] ?? -1);
    }
    if (forms.size > bestCount) {
      bestCount = forms.size;
      best = start;
    }
  }
  const firstMatch = isMatch.findIndex((matches, word) => matches && word >= best);
  const start = Math.max(0, Math.min(firstMatch < 0 ? 0 : firstMatch - WORDS_BEFORE, wordAt.length - SNIPPET_WORDS));
  const end = start + SNIPPET_WORDS;
  const from = start === 0 ? 0 : (wordAt[start] ?? 0);
  const to = end >= wordAt.length ? tokens.length : (wordAt[end - 1] ?? 0) + 1;
  const { value, matchLevel } = markTokens(index, tokens.slice(from, to), marked);
  return { value: `${from > 0 ? '…' : ''}${value}${to < tokens.length ? '…' : ''}`, matchLevel };
}

interface Source {
  document: IndexedDocument;
  section: IndexedSection | undefined;
  type: string;
  /** The unit of text that is shown. */
  text: number | undefined;
}

function hitOf(index: InvertedIndex, { document, section, type, text }: Source, marked: ReadonlySet<number>): SearchHit {
  const anchorInUrl = /#(.*)$/.exec(document.url)?.[1] ?? null;
  const anchor = section?.anchor ?? anchorInUrl;
  const url = section?.anchor ? `${document.url}#${section.anchor}` : document.url;
  const units: Partial<Record<HitLevel, Unit>> = {};
  units.lvl1 = index.units[document.title] as Unit;
  for (const [at, unit] of (section?.headings ?? []).entries()) {
    if (unit !== undefined) units[`lvl${at + 2}` as HitLevel] = index.units[unit] as Unit;
  }
  const hierarchy: SearchHit['hierarchy'] = {
    lvl0: document.trail,
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const highlighted: NonNullable<NonNullable<SearchHit['_highlightResult']>['hierarchy']> = {
    lvl0: { value: document.trail, matchLevel: 'none' },
  };
  for (const level of Object.keys(units) as HitLevel[]) {
    const unit = units[level] as Unit;
    hierarchy[level] = textOfUnit(index, unit);
    highlighted[level] = markTokens(index, unit.tokens, marked);
  }
  const textUnit = text === undefined ? undefined : index.units[text];
  const content = textUnit ? textOfUnit(index, textUnit) : null;
  const snippet = textUnit ? snippetOf(index, textUnit, marked) : undefined;
  const place = type === 'content' && section ? `:${section.texts.indexOf(text ?? -1) + 1}` : '';
  return {
    objectID: `${url}${place}`,
    type,
    kind: document.kind.name,
    url,
    url_without_anchor: url.replace(/#.*$/, ''),
    anchor,
    document: document.url,
    content,
    hierarchy,
    _highlightResult: { hierarchy: highlighted },
    _snippetResult: { hierarchy: highlighted, ...(snippet ? { content: snippet } : {}) },
  };
}

/**
 * The results of one document, best first and at most `limit`. The page itself comes first when its title,
 * short links and description answer the query; else the section that does.
 */
export function hitsOfDocument(index: InvertedIndex, ranked: RankedDocument, marked: ReadonlySet<number>, limit: number): SearchHit[] {
  const document = index.documents[ranked.document] as IndexedDocument;
  const best = ranked.sections[0];
  const hits: SearchHit[] = [];
  const answersItself = !best || ranked.headCoverage >= best.coverage - HEAD_TOLERANCE;
  if (answersItself) {
    hits.push(hitOf(index, { document, section: undefined, type: 'lvl1', text: document.description }, marked));
  }
  const worth = ({ score }: RankedSection): boolean => score >= MIN_SECTION_SHARE * (best?.score ?? 0);
  for (const { section: number, coverage, headingCoverage, bestText } of ranked.sections.filter(worth)) {
    if (hits.length >= limit) break;
    const section = index.sections[number] as IndexedSection;
    const isHeading = section.heading !== undefined && (bestText === undefined || headingCoverage >= coverage - HEAD_TOLERANCE);
    // The text above the first heading has the address of the page, which may be a result already.
    if (section.anchor === null && answersItself) continue;
    const type = isHeading ? `lvl${section.depth}` : 'content';
    hits.push(hitOf(index, { document, section, type, text: bestText ?? section.texts[0] }, marked));
  }
  return hits;
}
