import { formOf, isStopWord, stemOf, tokenise } from '../words';

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
