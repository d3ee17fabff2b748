/** Which documents answer a query best, and which of their sections. */
import { postingsOfMatch, rarityOfMatch, type Slot } from './expand';
import { FIELDS, fieldNumber, type Field, type InvertedIndex } from './inverted-index';
import { formOf, wordsOf } from '../words';

/** How much a word in a field says, next to one in the text. */
const FIELD_WEIGHTS: Readonly<Record<Field, number>> = {
  title: 12,
  shortlink: 9,
  heading: 5,
  description: 4,
  tag: 2,
  trail: 1,
  text: 1,
};
const WEIGHT_OF_FIELD = FIELDS.map((field) => FIELD_WEIGHTS[field]);

/** How soon more of the same word stops to count (BM25's k1). */
const SATURATION = 1.4;
/** How much a long text is held against a document (BM25's b). */
const LENGTH_PENALTY = 0.55;
/** What the best section adds to the whole document; title, short links and description count as one. */
const SECTION_SHARE = 0.55;
/** What words add that follow one another as in the query. */
const PHRASE_SHARE = 0.5;
/** What a title adds of which the query says every word. */
const TITLE_SHARE = 0.7;
/** What a short link adds that is the query itself. */
const SHORTLINK_SHARE = 1.2;
/** Everything but the wiki ranks below it. */
const SOCIETY_FACTOR = 0.25;
/** Documents that hold less of the query than this share of the best one are no results. */
const MIN_COVERAGE = 0.66;

export interface RankedSection {
  section: number;
  score: number;
  /** How much of the query it holds, by rarity of the words: 0 to 1. */
  coverage: number;
  headingCoverage: number;
  /** The unit of text that holds most of the query, if any does. */
  bestText: number | undefined;
}

export interface RankedDocument {
  document: number;
  score: number;
  coverage: number;
  /** How much of the query title, short links and description hold. */
  headCoverage: number;
  /** Sections that hold something of the query, best first. */
  sections: RankedSection[];
}

/** Short links and what is typed for them are compared without anything but letters and digits. */
const bare = (text: string): string => wordsOf(text).map(formOf).join('').replace(/\./g, '');

const saturated = (weight: number): number => (weight * (SATURATION + 1)) / (weight + SATURATION);

/** Sums of match weights, by unit (or section, document) and word of the query. */
class Table {
  private readonly values: Float32Array;

  constructor(
    rows: number,
    private readonly width: number,
  ) {
    this.values = new Float32Array(rows * width);
  }

  get(row: number, column: number): number {
    return this.values[row * this.width + column] ?? 0;
  }

  add(row: number, column: number, value: number): void {
    const at = row * this.width + column;
    this.values[at] = (this.values[at] ?? 0) + value;
  }
}

interface Occurrence {
  slot: number;
  place: number;
}

/** What words of the query that follow one another in a unit add. */
function phraseScore(occurrences: Occurrence[], slots: readonly Slot[]): number {
  occurrences.sort((first, second) => first.place - second.place);
  const found = new Set<number>();
  for (const [index, { slot, place }] of occurrences.entries()) {
    for (let ahead = index + 1; ahead < occurrences.length; ahead += 1) {
      const other = occurrences[ahead] as Occurrence;
      if (other.place - place > 2) break;
      if (other.slot === slot + 1 && other.place > place) found.add(slot);
    }
  }
  let score = 0;
  for (const slot of found) score += (slots[slot]?.rarity ?? 0) + (slots[slot + 1]?.rarity ?? 0);
  return score / 2;
}

/** How much a phrase in a field counts. */
const phraseFieldFactor = (field: number): number => (field === fieldNumber('text') ? 1 : 1.6);

/**
 * Ranks all documents that hold enough of a query. `isAllowed` says which documents count at all.
 * The best document comes first.
 */
export function rankDocuments(
  index: InvertedIndex,
  query: string,
  slots: readonly Slot[],
  isAllowed: (document: number) => boolean,
): RankedDocument[] {
  const width = slots.length;
  const totalRarity = slots.reduce((sum, slot) => sum + slot.rarity, 0);
  if (width === 0 || slots.every((slot) => slot.matches.length === 0)) return [];
  const ofUnit = new Table(index.units.length, width);
  const touched = new Set<number>();
  const occurrencesOfUnit = new Map<number, Occurrence[]>();

  for (const [number, slot] of slots.entries()) {
    for (const match of slot.matches) {
      const rarity = rarityOfMatch(index, match);
      const weight = match.weight * (slot.rarity > 0 ? Math.min(1, rarity / slot.rarity) : 1);
      const { units, places } = postingsOfMatch(index, match);
      for (const [at, unit] of units.entries()) {
        ofUnit.add(unit, number, weight);
        touched.add(unit);
        if (width < 2) continue;
        const occurrences = occurrencesOfUnit.get(unit);
        const occurrence = { slot: number, place: places[at] ?? 0 };
        if (occurrences) occurrences.push(occurrence);
        else occurrencesOfUnit.set(unit, [occurrence]);
      }
    }
  }

  const ofDocument = new Table(index.documents.length, width);
  const ofSection = new Table(index.sections.length, width);
  const ofHeading = new Table(index.sections.length, width);
  const ofHead = new Table(index.documents.length, width);
  const phraseOfDocument = new Float32Array(index.documents.length);
  const phraseOfSection = new Float32Array(index.sections.length);
  const textsOfSection = new Map<number, number[]>();
  const touchedDocuments = new Set<number>();
  const textField = fieldNumber('text');
  const trailField = fieldNumber('trail');

  for (const unit of touched) {
    const { document, section, field } = index.units[unit] as InvertedIndex['units'][number];
    if (!isAllowed(document)) continue;
    touchedDocuments.add(document);
    const length = index.documents[document]?.length ?? 0;
    const norm = field === textField ? 1 - LENGTH_PENALTY + (LENGTH_PENALTY * length) / index.averageLength : 1;
    const fieldWeight = WEIGHT_OF_FIELD[field] ?? 1;
    for (let slot = 0; slot < width; slot += 1) {
      const weight = ofUnit.get(unit, slot);
      if (weight === 0) continue;
      ofDocument.add(document, slot, (fieldWeight * weight) / norm);
      if (section >= 0) ofSection.add(section, slot, fieldWeight * weight);
      if (section >= 0 && field !== textField) ofHeading.add(section, slot, fieldWeight * weight);
      if (section < 0 && field !== trailField) ofHead.add(document, slot, fieldWeight * weight);
    }
    if (field === textField) {
      const texts = textsOfSection.get(section);
      if (texts) texts.push(unit);
      else textsOfSection.set(section, [unit]);
    }
    const occurrences = occurrencesOfUnit.get(unit);
    if (occurrences && occurrences.length > 1) {
      const phrase = phraseScore(occurrences, slots) * phraseFieldFactor(field);
      if (phrase > (phraseOfDocument[document] ?? 0)) phraseOfDocument[document] = phrase;
      if (section >= 0 && phrase > (phraseOfSection[section] ?? 0)) phraseOfSection[section] = phrase;
    }
  }

  const sumOf = (table: Table, row: number): { score: number; coverage: number } => {
    let score = 0;
    let covered = 0;
    for (const [number, slot] of slots.entries()) {
      const weight = table.get(row, number);
      if (weight === 0) continue;
      score += slot.rarity * saturated(weight);
      covered += slot.rarity * Math.min(1, weight * 2);
    }
    return { score, coverage: totalRarity > 0 ? covered / totalRarity : 1 };
  };

  const rankSections = (document: number): RankedSection[] => {
    const [first, end] = index.documents[document]?.sections ?? [0, 0];
    const ranked: RankedSection[] = [];
    for (let section = first; section < end; section += 1) {
      const { score, coverage } = sumOf(ofSection, section);
      if (score === 0) continue;
      const texts = (textsOfSection.get(section) ?? []).map((unit) => ({ unit, ...sumOf(ofUnit, unit) }));
      texts.sort((one, other) => other.coverage * other.score - one.coverage * one.score || one.unit - other.unit);
      ranked.push({
        section,
        score: (score + PHRASE_SHARE * (phraseOfSection[section] ?? 0)) * coverage ** 2,
        coverage,
        headingCoverage: sumOf(ofHeading, section).coverage,
        bestText: texts[0]?.unit,
      });
    }
    return ranked.sort((one, other) => other.score - one.score || one.section - other.section);
  };

  const bareQuery = bare(query);
  const ranked = [...touchedDocuments].map((document): RankedDocument => {
    const { kind, shortlinks, titleForms, title, sections } = index.documents[document] as InvertedIndex['documents'][number];
    const { score, coverage } = sumOf(ofDocument, document);
    const rankedSections = rankSections(document);
    let titleRarity = 0;
    for (let slot = 0; slot < width; slot += 1) {
      titleRarity += (slots[slot]?.rarity ?? 0) * Math.min(1, ofUnit.get(title, slot));
    }
    const titleShare = titleForms.size === 0 ? 0 : Math.min(1, matchedForms(titleForms, slots) / titleForms.size);
    let bonus = TITLE_SHARE * titleRarity * titleShare ** 2;
    if (shortlinks.some((name) => bare(name) === bareQuery)) bonus += SHORTLINK_SHARE * totalRarity;
    else if (sectionShortlinks(index, sections).some((name) => bare(name) === bareQuery)) bonus += (SHORTLINK_SHARE / 2) * totalRarity;
    const head = sumOf(ofHead, document);
    const bestPart = Math.max(head.score * head.coverage ** 2, rankedSections[0]?.score ?? 0);
    const whole = score + SECTION_SHARE * bestPart + PHRASE_SHARE * (phraseOfDocument[document] ?? 0) + bonus;
    return {
      document,
      score: whole * coverage ** 2 * (kind.importance > 0 ? 1 : SOCIETY_FACTOR),
      coverage,
      headCoverage: head.coverage,
      sections: rankedSections,
    };
  });
  const bestCoverage = ranked.reduce((best, { coverage }) => Math.max(best, coverage), 0);
  return ranked
    .filter(({ coverage }) => coverage >= MIN_COVERAGE * bestCoverage)
    .sort((one, other) => other.score - one.score || one.document - other.document);
}

/** How many forms of a title the query says. */
function matchedForms(titleForms: ReadonlySet<number>, slots: readonly Slot[]): number {
  const found = new Set<number>();
  for (const { matches } of slots) {
    for (const { forms, weight } of matches) if (weight >= 0.4) for (const form of forms.flat()) if (titleForms.has(form)) found.add(form);
  }
  return found.size;
}

function sectionShortlinks({ sections }: InvertedIndex, [first, end]: readonly [number, number]): string[] {
  return sections.slice(first, end).flatMap((section) => section.shortlinks);
}
