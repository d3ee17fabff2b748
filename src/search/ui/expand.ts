/** What a reader may have meant: each word of a query with all forms that count as a match for it. */
import type { InvertedIndex, Postings } from './inverted-index';
import { formOf, isStopWord, stemOf, wordsOf } from '../words';

/** Words that follow one another, such as "smoke machine"; most matches are one word. */
export interface Match {
  /** For each word the forms that it may have. */
  forms: number[][];
  /** How good a match it is: 1 is the word itself. */
  weight: number;
}

/** One word of the query that is worth searching for. */
export interface Slot {
  /** The word as it is compared. */
  form: string;
  matches: Match[];
  /** How much the word says: rare words say more. */
  rarity: number;
}

/** How good a match is, by the way in which it was found. */
const WEIGHTS = {
  sameStem: 0.85,
  /** A word of which only the beginning is typed. */
  prefix: 0.8,
  /** The same of a word that is not the last one. */
  innerPrefix: 0.45,
  /** "flightcase" for "flight case", "head set" for "headset". */
  compound: 0.9,
  synonym: 0.8,
  oneTypo: 0.7,
  twoTypos: 0.45,
} as const;

/** Letters from which a word may have one typing error, and two. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;
/** Stemming leaves the first letters of a word alone. */
const STEM_KEEPS = 3;
/** Letters of the shorter part of a compound. */
const SHORTEST_PART = 3;
/** How many corrections of a word are tried. */
const MAX_CORRECTIONS = 6;
/** How many continuations of a beginning are tried. */
const MAX_CONTINUATIONS = 80;

/**
 * Steps from one word to another: letters added, dropped, exchanged, or swapped with their neighbour.
 * Returns `limit + 1` when there are more than `limit`.
 */
export function typingDistance(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= second.length; column += 1) {
      const same = first[row - 1] === second[column - 1];
      let steps = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      if (swapped) steps = Math.min(steps, (beforeLast[column - 2] ?? 0) + 1);
      current.push(steps);
      if (steps < best) best = steps;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[second.length] ?? limit + 1;
}

/** Forms that begin with some letters, the shortest first. */
function continuationsOf({ alphabetical, forms }: InvertedIndex, beginning: string): number[] {
  let low = 0;
  let high = alphabetical.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((forms[alphabetical[middle] ?? 0] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let index = low; index < alphabetical.length; index += 1) {
    const form = alphabetical[index] ?? 0;
    if (!forms[form]?.startsWith(beginning)) break;
    found.push(form);
  }
  return found.sort((first, second) => (forms[first]?.length ?? 0) - (forms[second]?.length ?? 0));
}

/** The letters of a form as a set of bits. */
export function lettersOf(form: string): number {
  let letters = 0;
  for (let at = 0; at < form.length; at += 1) letters |= 1 << (form.charCodeAt(at) & 31);
  return letters;
}

/** Number of letters that only one of two sets has. */
function differingLetters(first: number, second: number): number {
  let rest = first ^ second;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The nearest forms that a mistyped word may stand for, with their distance. */
function correctionsOf(index: InvertedIndex, form: string): { form: number; distance: number }[] {
  if (form.length < ONE_TYPO_FROM || /^\d+$/.test(form)) return [];
  const limit = form.length < TWO_TYPOS_FROM ? 1 : 2;
  const letters = lettersOf(form);
  const found: { form: number; distance: number }[] = [];
  for (const [number, candidate] of index.forms.entries()) {
    if (candidate.length < 3 || Math.abs(candidate.length - form.length) > limit) continue;
    // An error exchanges one letter for another at most, so most forms need no closer look.
    if (differingLetters(letters, lettersOf(candidate)) > 2 * limit || isStopWord(candidate)) continue;
    const distance = typingDistance(form, candidate, limit);
    if (distance <= limit) found.push({ form: number, distance });
  }
  const sharesStart = (number: number): number => (index.forms[number]?.[0] === form[0] ? 0 : 1);
  found.sort(
    (first, second) =>
      first.distance - second.distance ||
      sharesStart(first.form) - sharesStart(second.form) ||
      (index.documentFrequency[second.form] ?? 0) - (index.documentFrequency[first.form] ?? 0),
  );
  const nearest = found[0]?.distance ?? 0;
  return found.filter(({ distance }) => distance === nearest).slice(0, MAX_CORRECTIONS);
}

/** How much a form says, from the number of the wiki's documents that hold it. */
export function rarityOf({ wikiSize, documentFrequency }: InvertedIndex, form: number): number {
  const frequency = documentFrequency[form] ?? 0;
  return Math.log(1 + (wikiSize - frequency + 0.5) / (frequency + 0.5));
}

/** One number for a unit and a place in it. */
const PLACES_IN_UNIT = 2 ** 20;

/** Where words follow one another: the postings of the first word of each occurrence. */
export function postingsOfMatch(index: InvertedIndex, { forms }: Match): Postings {
  const [first = [], ...others] = forms;
  if (others.length === 0 && first.length === 1) return index.postingsOf(first[0] ?? 0);
  const following = others.map((alternatives) => {
    const spots = new Set<number>();
    for (const form of alternatives) {
      const { units, places } = index.postingsOf(form);
      for (const [at, unit] of units.entries()) spots.add(unit * PLACES_IN_UNIT + (places[at] ?? 0));
    }
    return spots;
  });
  const foundUnits: number[] = [];
  const foundPlaces: number[] = [];
  for (const form of first) {
    const { units, places } = index.postingsOf(form);
    for (const [at, unit] of units.entries()) {
      const place = places[at] ?? 0;
      if (!following.every((spots, offset) => spots.has(unit * PLACES_IN_UNIT + place + offset + 1))) continue;
      foundUnits.push(unit);
      foundPlaces.push(place);
    }
  }
  return { units: Uint32Array.from(foundUnits), places: Uint32Array.from(foundPlaces) };
}

/** How much a match says: a phrase as much as its rarest word. */
export function rarityOfMatch(index: InvertedIndex, { forms }: Match): number {
  return Math.max(...forms.map((alternatives) => Math.min(...alternatives.map((form) => rarityOf(index, form)))));
}

/** Gathers the matches of one word; of two ways to the same form the better one counts. */
class Matches {
  private readonly byForms = new Map<string, Match>();

  add(forms: number[][], weight: number): void {
    const key = forms.join(' ');
    const known = this.byForms.get(key);
    if (!known || known.weight < weight) this.byForms.set(key, { forms, weight });
  }

  get all(): Match[] {
    return [...this.byForms.values()];
  }

  get isEmpty(): boolean {
    return this.byForms.size === 0;
  }
}

/** The forms of a word that the text holds: light, lights, lighting. */
function familyOf(index: InvertedIndex, form: string): number[] {
  const stem = stemOf(form);
  const start = form.slice(0, STEM_KEEPS);
  return continuationsOf(index, start).filter((number) => stemOf(index.forms[number] ?? '') === stem);
}

/** The word itself and the words of its family. */
function addFamily(index: InvertedIndex, form: string, weight: number, matches: Matches): void {
  const exact = index.formNumber.get(form);
  if (exact !== undefined) matches.add([[exact]], weight);
  for (const relative of familyOf(index, form)) {
    if (relative !== exact) matches.add([[relative]], weight * WEIGHTS.sameStem);
  }
}

/** A phrase: a single word brings its family, several words stand as they are. */
function addPhrase(index: InvertedIndex, phrase: readonly string[], weight: number, matches: Matches): void {
  const [only] = phrase;
  if (phrase.length === 1 && only !== undefined) {
    addFamily(index, only, weight, matches);
    return;
  }
  const forms = phrase.map((form) => familyOf(index, form));
  if (forms.every((family) => family.length > 0)) matches.add(forms, weight);
}

/** "flightcase" → "flight", "case", when both are words that follow one another somewhere. */
function splitCompound(index: InvertedIndex, form: string): number[][] | undefined {
  for (let cut = SHORTEST_PART; cut <= form.length - SHORTEST_PART; cut += 1) {
    const parts = [form.slice(0, cut), form.slice(cut)].map((part) => familyOf(index, part));
    if (parts.some((family) => family.length === 0)) continue;
    if (postingsOfMatch(index, { forms: parts, weight: 1 }).units.length > 0) return parts;
  }
  return undefined;
}

/** Groups of synonyms, cut into forms once for each index. */
const synonymForms = new WeakMap<InvertedIndex, string[][][]>();

function synonymsOf(index: InvertedIndex): string[][][] {
  const known = synonymForms.get(index);
  if (known) return known;
  const cut = index.synonyms.map((group) => group.map((phrase) => wordsOf(phrase).map(formOf)));
  synonymForms.set(index, cut);
  return cut;
}

function startsAt(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  return (
    phrase.length > 0 && phrase.every((form, offset) => words[at + offset] === form || stemOf(words[at + offset] ?? '') === stemOf(form))
  );
}

/** Adds what the synonyms say to the matches of the words that they stand for. */
function addSynonyms(index: InvertedIndex, words: readonly string[], matchesOfWord: readonly Matches[]): void {
  for (const group of synonymsOf(index)) {
    for (const phrase of group) {
      for (let at = 0; at + phrase.length <= words.length; at += 1) {
        if (!startsAt(words, at, phrase)) continue;
        for (const other of group) {
          if (other === phrase) continue;
          for (let offset = 0; offset < phrase.length; offset += 1) {
            addPhrase(index, other, WEIGHTS.synonym, matchesOfWord[at + offset] as Matches);
          }
        }
      }
    }
  }
}

/**
 * The words of a query and what matches each. A word that is still being typed matches its continuations;
 * one that the wiki doesn't know matches what it may be a typing error for.
 */
export function slotsOfQuery(index: InvertedIndex, query: string): Slot[] {
  const all = wordsOf(query)
    .map(formOf)
    .filter((form) => form !== '');
  const telling = all.filter((form) => !isStopWord(form));
  const words = telling.length > 0 ? telling : all;
  const isStillTyped = /[\p{L}\p{N}]$/u.test(query);
  const matchesOfWord = words.map(() => new Matches());

  for (const [at, form] of words.entries()) {
    const matches = matchesOfWord[at] as Matches;
    addFamily(index, form, 1, matches);
    const next = words[at + 1];
    const joined = next === undefined ? undefined : index.formNumber.get(form + next);
    if (joined !== undefined) {
      matches.add([[joined]], WEIGHTS.compound);
      matchesOfWord[at + 1]?.add([[joined]], WEIGHTS.compound);
    }
    if (matches.isEmpty) {
      const parts = splitCompound(index, form);
      if (parts) matches.add(parts, WEIGHTS.compound);
    }
  }
  addSynonyms(index, words, matchesOfWord);
  for (const [at, form] of words.entries()) {
    const matches = matchesOfWord[at] as Matches;
    const wasKnown = !matches.isEmpty;
    const isLast = at === words.length - 1 && isStillTyped && form === all.at(-1);
    if (isLast || form.length >= ONE_TYPO_FROM) {
      const weight = isLast ? WEIGHTS.prefix : WEIGHTS.innerPrefix;
      const continuations = continuationsOf(index, form).filter((number) => index.forms[number] !== form);
      for (const number of continuations.slice(0, MAX_CONTINUATIONS)) {
        const missing = (index.forms[number]?.length ?? form.length) - form.length;
        // A word that is complete needs its continuations less.
        matches.add([[number]], (weight * (wasKnown ? 0.6 : 1)) / (1 + 0.15 * missing));
      }
    }
    if (matches.isEmpty) {
      for (const { form: number, distance } of correctionsOf(index, form)) {
        addFamily(index, index.forms[number] ?? '', distance === 1 ? WEIGHTS.oneTypo : WEIGHTS.twoTypos, matches);
      }
    }
  }
  return words.map((form, at) => {
    const { all: found } = matchesOfWord[at] as Matches;
    const exact = index.formNumber.get(form);
    if (exact !== undefined) return { form, matches: found, rarity: rarityOf(index, exact) };
    // A word that the text doesn't hold is worth as much as the commonest of its best matches.
    const bestWeight = Math.max(0, ...found.map((match) => match.weight));
    const rarities = found.filter((match) => match.weight === bestWeight).map((match) => rarityOfMatch(index, match));
    return { form, matches: found, rarity: rarities.length > 0 ? Math.min(...rarities) : 0 };
  });
}
