/** When two spellings of a name are one person. Everything that compares names of people, or looks for them, asks here. */
import { escapePattern } from './escape';

/** Soft hyphens, zero-width characters, marks of writing direction and control characters. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?!\s)\p{Cc}/gu;

/** Curly, modifier, prime and other apostrophes. NFKD makes a space with an accent of those such as "´". */
const APOSTROPHES =
  /[`\u02B9-\u02BF\u02C8\u02CA\u02CB\u055A\u05F3\u07F4\u07F5\u2018-\u201B\u2032\u2035\u275B\u275C\uA78B\uA78C]| [\u0300\u0301\u0313\u0314]/g;

const HYPHENS = /[\p{Dash}\u02D7\u2043]/gu;

/** A blank Braille pattern looks like a space. */
const SPACES = /[\s\u2800]/g;

/** Folds what may differ between two spellings of one name, except the number of spaces in a row. */
function fold(text: string): string {
  // Upper case last: lower case depends on the neighbours of a letter ("ς"), and has both "ß" and "ss".
  const folded = text.normalize('NFKD').toLowerCase().toUpperCase();
  return folded.replace(INVISIBLE, '').replace(APOSTROPHES, "'").replace(HYPHENS, '-').replace(SPACES, ' ');
}

/**
 * The normal form of a name: two names with one normal form are one person. It ignores case, compatibility forms, repeated and
 * non-breaking spaces, kinds of apostrophe and hyphen, and invisible characters; accents count.
 */
export function nameKey(name: string): string {
  return fold(name).replace(/ +/g, ' ').trim();
}

/** A character with its accents, so that each folds as it does in the whole text. */
const CHARACTER = /[^\p{M}][\p{M}\p{Default_Ignorable_Code_Point}]*|^\p{M}+/gu;

interface FoundName {
  /** As `nameKey` returns it. */
  key: string;
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
}

/** Returns the function that finds names in a text, in any spelling. Finds the longest of names that start with one another. */
export function nameFinder(names: Iterable<string>): (text: string) => FoundName[] {
  const keys = [...new Set([...names].map(nameKey))].sort((first, second) => second.length - first.length);
  if (keys.length === 0) return () => [];
  const written = keys.map((key) => escapePattern(key).replaceAll(' ', ' +'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${written.join('|')})(?![\\p{L}\\p{N}\\p{M}])`, 'gu');
  return (text) => {
    // Most texts name nobody, and offsets take longer.
    if (fold(text).search(pattern) === -1) return [];
    const offsets: number[] = [];
    let folded = '';
    for (const { 0: character, index } of text.matchAll(CHARACTER)) {
      folded += fold(character);
      while (offsets.length < folded.length) offsets.push(index);
    }
    offsets.push(text.length);
    return [...folded.matchAll(pattern)].map(({ 0: name, index }) => ({
      key: nameKey(name),
      start: offsets[index] ?? 0,
      end: offsets[index + name.length] ?? text.length,
    }));
  };
}
