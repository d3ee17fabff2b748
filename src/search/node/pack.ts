/** Packs search records into the index that browsers fetch. */
import { characterOf, withoutSpaces } from '../codec';
import { INDEX_FORMAT, type PackedDocument, type PackedIndex, type PackedKind, type PackedSection } from '../packed-index';
import { tokensOf } from '../words';
import { LEVELS, type SearchRecord } from './records';

/** How many words have a code of one byte in UTF-8, and how many one of one or two. */
const ONE_BYTE = 93;
const TWO_BYTES = 2013;

/**
 * All tokens of some texts, those that need the shortest code first. Within a length of code they are in the
 * order of the alphabet, which compresses better.
 */
function wordList(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const token of withoutSpaces(tokensOf(text))) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  const byFrequency = [...counts].sort(([first, one], [second, two]) => two - one || (first < second ? -1 : 1)).map(([token]) => token);
  const classes = [byFrequency.slice(0, ONE_BYTE), byFrequency.slice(ONE_BYTE, TWO_BYTES), byFrequency.slice(TWO_BYTES)];
  return classes.flatMap((tokens) => tokens.sort());
}

/** The text that a record adds to those above it. */
function ownText({ type, hierarchy, content }: SearchRecord): string[] {
  const heading = type === 'content' ? null : hierarchy[type];
  return [heading, content].filter((text) => text !== null).map((text) => text.replace(/\s+/g, ' ').trim());
}

/**
 * Packs records. Takes them in reading order, those of a document side by side and its page first, and the
 * groups of synonyms; returns what the browser's `unpackIndex` reads.
 */
export function packIndex(records: readonly SearchRecord[], synonyms: readonly (readonly string[])[]): PackedIndex {
  const words = wordList(records.flatMap(ownText));
  const characters = new Map(words.map((word, index) => [word, characterOf(index)]));
  const code = (text: string): string =>
    withoutSpaces(tokensOf(text.replace(/\s+/g, ' ').trim()))
      .map((token) => characters.get(token) ?? '')
      .join('');

  const kinds: PackedKind[] = [];
  const trails: string[] = [];
  const documents = new Map<string, PackedDocument>();
  const kindNumber = ({ kind: name, language, version, tag, importance }: SearchRecord): number => {
    const known = kinds.findIndex((kind) => kind.name === name && kind.language === language && kind.version === version);
    return known >= 0 ? known : kinds.push({ name, language, version, tag, importance }) - 1;
  };
  const trailNumber = (trail: string): number => (trails.includes(trail) ? trails.indexOf(trail) : trails.push(trail) - 1);

  for (const record of records) {
    const { type, hierarchy, content } = record;
    const [text = ''] = content === null ? [] : [code(content)];
    if (type === 'lvl1') {
      documents.set(record.document, [
        kindNumber(record),
        trailNumber(hierarchy.lvl0 ?? ''),
        record.url,
        code(hierarchy.lvl1 ?? ''),
        text,
        record.shortlinks.join(' '),
        record.pageTags.join(' '),
        [],
      ]);
      continue;
    }
    const sections = documents.get(record.document)?.[7];
    if (!sections) throw new Error(`The search record ${record.objectID} comes before the record of its page.`);
    if (type !== 'content') {
      sections.push([record.anchor ?? '', LEVELS.indexOf(type), code(hierarchy[type] ?? ''), record.shortlinks.join(' '), []]);
      continue;
    }
    let section: PackedSection | undefined = sections.at(-1);
    if (!section) {
      section = ['', 1, '', '', []];
      sections.push(section);
    }
    section[4].push(text);
  }
  return {
    format: INDEX_FORMAT,
    kinds,
    trails,
    words: words.join('\n'),
    documents: [...documents.values()],
    synonyms: synonyms.map((group) => [...group]),
  };
}
