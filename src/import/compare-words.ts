/**
 * Compares the words of a page before and after an import. The words before are found in the source by rules of their own, not
 * by the importer's parser, so that a mistake of that parser shows.
 */
import { nameToEmoji } from 'gemoji';
import { toString } from 'mdast-util-to-string';
import { parseMarkdown } from '../content/markdown';
import { isMagicLine } from './convert-code';
import { replaceBetween, replaceTags, splitMarkdown } from './markdown-parts';

/** The words of a text, in small letters. */
export const wordsOfText = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Attributes whose words readers see. */
const SEEN = /\s(?:label|title|summary|caption|alt|description|heading)=(?:"([^"]*)"|'([^']*)'|\{["'`]([^"'`]*)["'`]\})/g;

/** Tags that stand within words. */
const INLINE_TAG = /^<\/?(?:b|i|u|em|strong|s|del|ins|span|code|kbd|sup|sub|mark|small|wbr|a|font|abbr|q|big|var|samp)\b/;

function wordsOfTag(tag: string): string {
  const isHtml = /^<\/?(?:iframe|div|span|p|td|th)\b/.test(tag);
  const words = isHtml ? [] : [...tag.matchAll(SEEN)].map(([, double, single, braced]) => double ?? single ?? braced);
  return words.length > 0 ? ` ${words.join(' ')} ` : INLINE_TAG.test(tag) ? '' : ' ';
}

/** Text without the lines of a module, which show nothing. */
function withoutModules(text: string): string {
  let isExport = false;
  return text
    .split('\n')
    .filter((line) => {
      if (line.trim() === '') isExport = false;
      else if (/^export\s/.test(line)) isExport = true;
      return !isExport && !/^import\s.*["'];?\s*$/.test(line);
    })
    .join('\n');
}

const decoded = (text: string): string =>
  text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w*);/gi, (entity) => toString(parseMarkdown(entity)));

/** Where a link leads, and its title: behind "](". */
const DESTINATION = /\]\((?:<[^<>]*>|(?:[^()\s]|\([^()\s]*\))*)(?:\s+(?:"([^"]*)"|'([^']*)'))?\s*\)/g;

function wordsOfProse(prose: string): string {
  const nothing = (): string => ' ';
  const marks: [string, string][] = [
    ['<!--', '-->'],
    ['{/*', '*/}'],
    ['<style', '</style>'],
    ['<script', '</script>'],
  ];
  const shown = marks.reduce((text, [open, close]) => replaceBetween(text, open, close, nothing), withoutModules(prose));
  const plain = shown.replace(/(?<!\]\()<((?:https?|mailto|ftp):[^\s<>]*|[\w.+-]+@[\w.-]+)>/g, ' $1 ');
  const lines = replaceTags(plain, wordsOfTag)
    .split('\n')
    // A footnote's mark, a tick, the number of a list and a definition are none of a reader's words.
    .map((line) =>
      line
        .replace(/\[\^[^\]\s[]+\]/g, ' ')
        .replace(/^((?:[ \t>]|[-*+] |\d+[.)] )*)\[[ xX]\](?= )/, '$1 ')
        .replace(/^((?:[ \t>]|[-*+] )*)\d{1,9}[.)](?=[ \t]|$)/, '$1 ')
        .replace(/^[ \t>]*:{3,}\w*/, ' ')
        .replace(/^[ \t>]*\[[^\]^]+\]:[ \t]*\S.*$/, ' ')
        .replace(/\{#[^{}\s]+\}/g, ' '),
    )
    .join('\n');
  return decoded(
    lines
      .replace(/!\[/g, ' ')
      .replace(DESTINATION, (_whole, double?: string, single?: string) => (double || single ? ` ${double ?? single} ` : ''))
      .replace(/\]\[[^\][]*\]/g, '')
      .replace(/:([a-z0-9_+-]+):/g, (whole, name: string) => (Object.hasOwn(nameToEmoji, name) ? ' ' : whole))
      .replace(/[*~]|(?<![_\p{L}\p{N}])_{1,3}|_{1,3}(?![_\p{L}\p{N}])/gu, '')
      .replace(/\\(?=[^\w\s])/g, ''),
  );
}

/** The words of a page as it was written for Docusaurus, without front matter and what it imports. */
export function wordsOfSource(body: string): string[] {
  let isMdx = false;
  let prose = '';
  const parts: string[] = [];
  const endProse = (): void => {
    parts.push(wordsOfProse(prose));
    prose = '';
  };
  for (const { kind, text } of splitMarkdown(body)) {
    if (kind === 'opening') isMdx = text.includes('mdx-code-block');
    if (kind === 'prose' || (kind === 'code' && isMdx)) prose += text;
    // Code in backticks stays part of its sentence, without what would be markup there.
    else if (kind === 'span') prose += text.replaceAll('`', '').replace(/[<>{}\\*_~[\]():#!&]/g, ' ');
    else {
      endProse();
      if (kind === 'opening') parts.push(/title=(?:"([^"]*)"|'([^']*)')/.exec(text)?.slice(1).join(' ') ?? '');
      else if (kind === 'code' && !isMagicLine(text.trimEnd())) parts.push(text);
    }
  }
  endProse();
  return wordsOfText(parts.join('\n'));
}

/** Words of the first list that the second has fewer of, in order. */
export function missingWords(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of after) left.set(word, (left.get(word) ?? 0) + 1);
  return before.filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count === 0;
  });
}
