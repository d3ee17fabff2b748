/** Splits pages and queries into words and terms, both in the same way. */
import { stemmer } from 'stemmer';
import { foldText } from '../components/text-filter';

/** A run of letters, their marks, and digits; `0.20`, `JX0.03`, `U.S.A` and `desk's` are one word each. */
const LETTERS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.'’][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/u;
/** A flag, or an emoji with its variants and what is joined to it, such as a family. */
const EMOJI =
  /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*/u;
const WORD = new RegExp(`${LETTERS.source}|${EMOJI.source}`, 'gu');

/** Splits a text into words and the characters between them; joined, they are the text again. */
export function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    if (match.index > end) tokens.push(text.slice(end, match.index));
    tokens.push(match[0]);
    end = match.index + match[0].length;
  }
  if (end < text.length) tokens.push(text.slice(end));
  return tokens;
}

export function tokenise(text: string): string[] {
  return text.match(WORD) ?? [];
}

export function isWord(token: string): boolean {
  return /[\p{L}\p{N}\p{Regional_Indicator}\p{Extended_Pictographic}]/u.test(token);
}

/** A word without case, accents, possessive and the dots between single letters: `Café’s` → `cafe`, `U.S.A` → `usa`. */
export function formOf(word: string): string {
  const lower = word.toLowerCase();
  if (/^[a-z0-9]*$/.test(lower)) return lower;
  // An emoji may be typed with or without the character that asks for its coloured form.
  const form = foldText(lower.replace(/['’]s$|\uFE0F/g, ''));
  return /^\p{L}(?:\.\p{L})+$/u.test(form) ? form.replaceAll('.', '') : form;
}

/** The stem that the forms of a word share: `lights`, `lighting` → `light`. Words with digits stay as they are. */
export function stemOf(form: string): string {
  return form.length > 3 && /^[a-z]+$/.test(form) ? stemmer(form) : form;
}

/** Stop words count only in a query without other words, and only in titles and headings. */
const STOP_WORDS = new Set(
  (
    'a an the and or but if of in on at to for from with without by about into over after before up down out off as than then so ' +
    'is are was were be been being am do does did doing done have has had having can could may might must shall should will would ' +
    'i me my we us our you your he him his she her it its they them their this that these those there here ' +
    'what which who whom whose when where why how get gets got getting need needs want wants use using used make ' +
    'dont cant isnt im ive whats wheres hows any some all no not just please tell much many long between difference vs versus ' +
    'happen happens mean means explain know find become becomes best good way thing things someone somebody allowed possible'
  ).split(' '),
);

export function isStopWord(form: string): boolean {
  return STOP_WORDS.has(form);
}

interface Term {
  term: string;
  /** Index of the first word. */
  at: number;
  /** In words: 1, except for phrases. */
  length: number;
}

function readGroups(groups: readonly (readonly string[])[]) {
  const synonyms = new Map<string, string[]>();
  const phrasesByFirstStem = new Map<string, { stems: string[]; term: string }[]>();
  for (const group of groups) {
    const phrases = group.map((phrase) => {
      const stems = tokenise(phrase).map((word) => stemOf(formOf(word)));
      return { stems, term: stems.join(' ') };
    });
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase).map((other) => other.term);
      synonyms.set(phrase.term, [...(synonyms.get(phrase.term) ?? []), ...others]);
      const [first = ''] = phrase.stems;
      if (phrase.stems.length > 1) phrasesByFirstStem.set(first, [...(phrasesByFirstStem.get(first) ?? []), phrase]);
    }
  }
  return { synonyms, phrasesByFirstStem };
}

/** Makes the vocabulary from groups of synonyms. */
export function createVocabulary(groups: readonly (readonly string[])[]) {
  const { synonyms, phrasesByFirstStem } = readGroups(groups);

  const known = new Map<string, { stem: string; terms: string[] }>();
  const lookUp = (word: string) => {
    let entry = known.get(word);
    if (!entry) {
      const form = formOf(word);
      const stem = stemOf(form);
      entry = { stem, terms: isStopWord(form) ? [] : [...new Set([form, stem])] };
      known.set(word, entry);
    }
    return entry;
  };

  /** Each word's form and stem, and phrases among the synonyms. Stop words have none, except in phrases ("get-out"). */
  const termsOf = (words: readonly string[]): Term[] => {
    const entries = words.map(lookUp);
    const found: Term[] = [];
    for (const [at, { stem, terms }] of entries.entries()) {
      for (const term of terms) found.push({ term, at, length: 1 });
      for (const { stems, term } of phrasesByFirstStem.get(stem) ?? []) {
        if (stems.every((other, offset) => entries[at + offset]?.stem === other)) found.push({ term, at, length: stems.length });
      }
    }
    return found;
  };

  const counted = new Map<string, ReadonlyMap<string, number>>();
  const count = (text: string): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const { term } of termsOf(tokenise(text))) counts.set(term, (counts.get(term) ?? 0) + 1);
    counted.set(text, counts);
    return counts;
  };

  return {
    termsOf,
    /** Occurrences by term; memoised. */
    countsIn: (text: string) => counted.get(text) ?? count(text),
    synonymsOf: (term: string): readonly string[] => synonyms.get(term) ?? [],
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;
