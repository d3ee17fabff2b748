/** The index as it is searched: for every form of a word, where it stands. Made in one pass when it arrives. */
import { indexesOf, joinTokens } from '../codec';
import type { PackedDocument, PackedIndex, PackedKind } from '../packed-index';
import { formOf, isStopWord, isWord, wordsOf } from '../words';

/** What a unit of text is, in the order of `FIELD_WEIGHTS` in `rank.ts`. */
export const FIELDS = ['title', 'shortlink', 'heading', 'description', 'tag', 'trail', 'text'] as const;
export type Field = (typeof FIELDS)[number];
export const fieldNumber = (field: Field): number => FIELDS.indexOf(field);

/** One piece of text that a word can stand in: a title, a heading, a group of paragraphs. */
export interface Unit {
  document: number;
  section: number;
  field: number;
  /** Places in the word list; empty for text that is never shown. */
  tokens: number[];
}

export interface IndexedSection {
  document: number;
  anchor: string | null;
  depth: number;
  shortlinks: string[];
  /** Units of the text, in order. */
  texts: number[];
  heading: number | undefined;
  /** Headings above and this one, by level: units, from level 2. */
  headings: (number | undefined)[];
}

export interface IndexedDocument {
  kind: PackedKind;
  trail: string;
  url: string;
  title: number;
  description: number;
  shortlinks: string[];
  /** Sections from the first to the last, as places in `sections`. */
  sections: [first: number, end: number];
  /** Distinct forms of the title that are worth searching for. */
  titleForms: Set<number>;
  /** Number of words of text. */
  length: number;
}

/** Where a form stands: units and places in them, side by side. */
export interface Postings {
  units: Uint32Array;
  places: Uint32Array;
}

export interface InvertedIndex {
  documents: IndexedDocument[];
  sections: IndexedSection[];
  units: Unit[];
  /** Every form that the text holds. */
  forms: string[];
  formNumber: Map<string, number>;
  /** Numbers of forms in the order of the alphabet, for prefixes. */
  alphabetical: number[];
  /** In how many documents of the wiki a form stands; lists of shows and crews would make its trade words look common. */
  documentFrequency: Uint32Array;
  /** Number of documents of the wiki. */
  wikiSize: number;
  postingsOf: (form: number) => Postings;
  averageLength: number;
  /** The words themselves, as written. */
  words: string[];
  /** Form of each word; -1 for what stands between words. */
  formOfWord: Int32Array;
  synonyms: string[][];
}

/** Text of a unit as it was written. */
export function textOfUnit({ words }: InvertedIndex, unit: Unit): string {
  return joinTokens(unit.tokens.map((token) => words[token] ?? ''));
}

/** Numbers forms as they come. */
function formTable() {
  const forms: string[] = [];
  const formNumber = new Map<string, number>();
  const numberOf = (form: string): number => {
    const known = formNumber.get(form);
    if (known !== undefined) return known;
    formNumber.set(form, forms.length);
    forms.push(form);
    return forms.length - 1;
  };
  return { forms, formNumber, numberOf };
}

interface Gathered {
  documents: IndexedDocument[];
  sections: IndexedSection[];
  units: Unit[];
  /** Forms of each unit, in order. */
  formsOfUnit: number[][];
}

function gather(packed: PackedIndex, formOfWord: Int32Array, numberOf: (form: string) => number): Gathered {
  const documents: IndexedDocument[] = [];
  const sections: IndexedSection[] = [];
  const units: Unit[] = [];
  const formsOfUnit: number[][] = [];

  const addUnit = (unit: Unit, forms: number[]): number => {
    units.push(unit);
    formsOfUnit.push(forms);
    return units.length - 1;
  };
  const addCoded = (coded: string, document: number, section: number, field: Field): number => {
    const tokens = indexesOf(coded);
    const forms = tokens.map((token) => formOfWord[token] ?? -1).filter((form) => form >= 0);
    return addUnit({ document, section, field: fieldNumber(field), tokens }, forms);
  };
  const addPlain = (text: string, document: number, section: number, field: Field): void => {
    const forms = wordsOf(text).map((word) => numberOf(formOf(word)));
    if (forms.length > 0) addUnit({ document, section, field: fieldNumber(field), tokens: [] }, forms);
  };
  const addShortlinks = (names: string[], document: number, section: number): void => {
    for (const name of names) {
      addPlain(name, document, section, 'shortlink');
      const joined = wordsOf(name).join('');
      if (wordsOf(name).length > 1) addPlain(joined, document, section, 'shortlink');
    }
  };

  const addDocument = ([kind, trail, url, title, description, shortlinkText, tags, packedSections]: PackedDocument): void => {
    const document = documents.length;
    const first = sections.length;
    const shortlinks = shortlinkText === '' ? [] : shortlinkText.split(' ');
    const titleUnit = addCoded(title, document, -1, 'title');
    const descriptionUnit = addCoded(description, document, -1, 'description');
    addShortlinks(shortlinks, document, -1);
    addPlain(tags, document, -1, 'tag');
    addPlain(packed.trails[trail] ?? '', document, -1, 'trail');
    let length = 0;
    const headings: (number | undefined)[] = [];
    for (const [anchor, depth, heading, names, groups] of packedSections) {
      const section = sections.length;
      const sectionShortlinks = names === '' ? [] : names.split(' ');
      const headingUnit = heading === '' ? undefined : addCoded(heading, document, section, 'heading');
      if (headingUnit !== undefined) {
        headings.length = depth - 1;
        headings[depth - 2] = headingUnit;
      }
      addShortlinks(sectionShortlinks, document, section);
      const texts = groups.map((group) => addCoded(group, document, section, 'text'));
      for (const text of texts) length += formsOfUnit[text]?.length ?? 0;
      sections.push({
        document,
        anchor: anchor === '' ? null : anchor,
        depth,
        shortlinks: sectionShortlinks,
        texts,
        heading: headingUnit,
        headings: [...headings],
      });
    }
    documents.push({
      kind: packed.kinds[kind] as PackedKind,
      trail: packed.trails[trail] ?? '',
      url,
      title: titleUnit,
      description: descriptionUnit,
      shortlinks,
      sections: [first, sections.length],
      titleForms: new Set(formsOfUnit[titleUnit]),
      length,
    });
  };

  for (const document of packed.documents) addDocument(document);
  return { documents, sections, units, formsOfUnit };
}

/** Turns the forms of units into the units of forms, in two passes over flat arrays. */
function invert({ formsOfUnit, units, documents }: Gathered, formCount: number) {
  const starts = new Uint32Array(formCount + 1);
  let total = 0;
  for (const forms of formsOfUnit) {
    total += forms.length;
    for (const form of forms) starts[form + 1] = (starts[form + 1] ?? 0) + 1;
  }
  for (let form = 0; form < formCount; form += 1) starts[form + 1] = (starts[form + 1] ?? 0) + (starts[form] ?? 0);
  const next = starts.slice(0, formCount);
  const unitOfPosting = new Uint32Array(total);
  const placeOfPosting = new Uint32Array(total);
  const documentFrequency = new Uint32Array(formCount);
  const lastDocument = new Int32Array(formCount).fill(-1);
  for (const [unit, forms] of formsOfUnit.entries()) {
    const document = units[unit]?.document ?? 0;
    for (const [place, form] of forms.entries()) {
      const posting = next[form] ?? 0;
      next[form] = posting + 1;
      unitOfPosting[posting] = unit;
      placeOfPosting[posting] = place;
      if (lastDocument[form] !== document && (documents[document]?.kind.importance ?? 0) > 0) {
        lastDocument[form] = document;
        documentFrequency[form] = (documentFrequency[form] ?? 0) + 1;
      }
    }
  }
  const postingsOf = (form: number): Postings => ({
    units: unitOfPosting.subarray(starts[form], starts[form + 1]),
    places: placeOfPosting.subarray(starts[form], starts[form + 1]),
  });
  return { postingsOf, documentFrequency };
}

/** Unpacks an index. */
export function unpackIndex(packed: PackedIndex): InvertedIndex {
  const words = packed.words === '' ? [] : packed.words.split('\n');
  const { forms, formNumber, numberOf } = formTable();
  const formOfWord = Int32Array.from(words, (word) => (isWord(word) ? numberOf(formOf(word)) : -1));
  const gathered = gather(packed, formOfWord, numberOf);
  const { documents, sections, units } = gathered;
  for (const document of documents) {
    for (const form of document.titleForms) if (isStopWord(forms[form] ?? '')) document.titleForms.delete(form);
  }
  return {
    documents,
    sections,
    units,
    forms,
    formNumber,
    alphabetical: forms.map((_form, number) => number).sort((first, second) => ((forms[first] ?? '') < (forms[second] ?? '') ? -1 : 1)),
    ...invert(gathered, forms.length),
    wikiSize: documents.filter((document) => document.kind.importance > 0).length,
    averageLength: documents.reduce((sum, document) => sum + document.length, 0) / Math.max(1, documents.length),
    words,
    formOfWord,
    synonyms: packed.synonyms,
  };
}
