/**
 * Compares the words of a page before and after an import. The words before are taken from the source by plain rules of their
 * own, not by the importer's parser, so that a mistake of that parser shows.
 */

import { nameToEmoji } from 'gemoji';

const normal = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  copy: '©',
  times: '×',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  apos: "'",
};

const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
  caron: '\u030C',
};

/** What an entity stands for: a letter with an accent, or else a sign, which ends a word. */
function entity(name: string): string {
  const [, letter = '', accent = ''] = /^([A-Za-z])([a-z]+)$/.exec(name) ?? [];
  const ofName = <Value>(table: Readonly<Record<string, Value>>, key: string) => (Object.hasOwn(table, key) ? table[key] : undefined);
  const mark = ofName(ACCENTS, accent);
  return ofName(NAMED, name) ?? (mark === undefined ? ' ' : `${letter}${mark}`);
}

const withoutEntities = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_whole, digits: string) => String.fromCodePoint(parseInt(digits, 16)))
    .replace(/&#(\d+);/g, (_whole, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&([A-Za-z]\w*);/g, (_whole, name: string) => entity(name));

/** Attributes whose words readers see. */
const SEEN = /\s(?:label|title|summary|caption|alt|description|heading)=(?:"([^"]*)"|'([^']*)'|\{["'`]([^"'`]*)["'`]\})/g;

const TAG = /<\/?[A-Za-z][\w.:-]*(?:\s+(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^"'{}>])*)?\/?>|<\/?>/g;

/** Where a link leads or a picture is, and its title. */
const DESTINATION = String.raw`\((?:<[^>]*>|(?:[^()\s]|\([^()]*\))*)(?:\s+(?:"([^"]*)"|'([^']*)'))?\s*\)`;

function wordsOfProse(text: string): string {
  return (
    text
      .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, ' ')
      .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/(?<!\]\()<((?:https?|mailto|ftp):[^\s<>]*|[\w.+-]+@[\w.-]+)>/g, ' $1 ')
      .replace(TAG, (tag) => {
        const isHtml = /^<\/?(?:iframe|div|span|p|td|th)\b/.test(tag);
        return ` ${[...tag.matchAll(SEEN)].map(([, double, single, braced]) => (isHtml ? '' : (double ?? single ?? braced))).join(' ')} `.replace(
          /^ {2}$/,
          INLINE_TAG.test(tag) ? '' : ' ',
        );
      })
      // Marks of footnotes, ticks and the numbers of lists are none of a reader's words.
      .replace(/\[\^[^\]\s]+\]/g, ' ')
      .replace(/^((?:[ \t>]|[-*+] |\d+[.)] )*)\[[ xX]\](?= )/gm, '$1 ')
      .replace(/^((?:[ \t>]|[-*+] )*)\d{1,9}[.)](?=[ \t]|$)/gm, '$1 ')
      .replace(/^[ \t>]*:{3,}\w*/gm, ' ')
      .replace(/\{#[^}\s]+\}/g, ' ')
      .replace(/^[ \t>]*\[[^\]^]+\]:\s*\S+.*$/gm, ' ')
      .replace(new RegExp(`!\\[([^\\]]*)\\]${DESTINATION}`, 'g'), ' $1 $2 $3 ')
      .replace(new RegExp(`\\]${DESTINATION}`, 'g'), (_whole, double?: string, single?: string) =>
        (double ?? single) ? ` ${double ?? single} ` : '',
      )
      .replace(/\]\[[^\]]*\]/g, '')
      .replace(/:([a-z0-9_+-]+):/g, (whole, name: string) => (Object.hasOwn(nameToEmoji, name) ? ' ' : whole))
      .replace(/[*~]{1,3}|(?<![_\p{L}\p{N}])_{1,3}|_{1,3}(?![_\p{L}\p{N}])/gu, '')
      .replace(/\\(?=[^\w\s])/g, '')
  );
}

const INLINE_TAG = /^<\/?(?:b|i|u|em|strong|s|del|ins|span|code|kbd|sup|sub|mark|small|wbr|a|font|abbr|q|big|var|samp)\b/;

/** Text without the lines of a module, which show nothing. */
const withoutModules = (text: string): string =>
  text
    .replace(/^export\s[\s\S]*?(?=\n[ \t]*\n|(?![\s\S]))/gm, '')
    .replace(/^import\s[^;\n]*?(?:\{[^}]*\})?[^;\n]*?['"][^'"\n]+['"];?[ \t]*$/gm, '');

/** The words of a page as it was written for Docusaurus, without front matter; what it imports stays out. */
export function wordsOfSource(body: string): string[] {
  const parts: string[] = [];
  let prose: string[] = [];
  let fence: string | undefined;
  const endProse = (): void => {
    // Code in backticks is taken as it is.
    const pieces = withoutModules(prose.join('\n')).split(/((?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\2(?!`))/);
    const marked = pieces
      .map((piece, index) => (index % 3 === 0 ? piece : index % 3 === 1 ? piece.replace(/[<>{}\\*_~[\]():#!]/g, ' ') : ''))
      .join('');
    parts.push(withoutEntities(wordsOfProse(marked.replace(/`/g, ''))));
    prose = [];
  };
  for (const line of body.split('\n')) {
    const [, marks, info = ''] = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence === undefined && marks !== undefined && !(marks.startsWith('`') && info.includes('`'))) {
      endProse();
      fence = info.includes('mdx-code-block') ? undefined : marks;
      parts.push(/title=(?:"([^"]*)"|'([^']*)')/.exec(info)?.slice(1).join(' ') ?? '');
    } else if (fence !== undefined) {
      if (marks !== undefined && info.trim() === '' && marks.startsWith(fence)) fence = undefined;
      else if (!/(?:highlight|error)-(?:next-line|start|end)/.test(line)) parts.push(line);
    } else prose.push(line);
  }
  endProse();
  return normal(parts.join('\n'));
}

/** The words of Markdown that the importer wrote. */
export function wordsOfResult(words: string): string[] {
  return normal(words);
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
