/**
 * The text of the search index is a string in which each character stands for a word. Frequent words have
 * the characters that take one byte, so that the text is a third of its size before it is even compressed,
 * and the browser need not cut it into words again.
 */
import { isWord } from './words';

/** Characters that JSON would escape, or that stand for half a character only, are left out. */
const FIRST = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SURROGATES = 0xd800;
const SURROGATES_COUNT = 0x800;

/** The character that stands for the word at a place of the word list. */
export function characterOf(index: number): string {
  let code = index + FIRST;
  if (code >= QUOTE) code += 1;
  if (code >= BACKSLASH) code += 1;
  if (code >= SURROGATES) code += SURROGATES_COUNT;
  return String.fromCodePoint(code);
}

/** The place in the word list that a character stands for. */
export function indexOfCharacter(code: number): number {
  let index = code;
  if (index >= SURROGATES) index -= SURROGATES_COUNT;
  if (index > BACKSLASH) index -= 1;
  if (index > QUOTE) index -= 1;
  return index - FIRST;
}

/** Places in the word list from coded text. */
export function indexesOf(coded: string): number[] {
  const indexes: number[] = [];
  for (const character of coded) indexes.push(indexOfCharacter(character.codePointAt(0) ?? FIRST));
  return indexes;
}

/** Tokens without the single spaces between words, which `joinTokens` puts back. */
export function withoutSpaces(tokens: readonly string[]): string[] {
  return tokens.filter((token, index) => token !== ' ' || index === 0 || index === tokens.length - 1);
}

/** Text from its tokens: two words that follow one another have a space between them. */
export function joinTokens(tokens: readonly string[]): string {
  let text = '';
  let lastIsWord = false;
  for (const token of tokens) {
    const currentIsWord = isWord(token);
    text += lastIsWord && currentIsWord ? ` ${token}` : token;
    lastIsWord = currentIsWord;
  }
  return text;
}
