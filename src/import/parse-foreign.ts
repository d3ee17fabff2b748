/**
 * Parses pages that were written for another program: MDX of three generations, and plain Markdown with HTML. It spells them as
 * MDX 2 first. Where the parser still fails, it mends that place and tries again, so that no page is lost.
 */
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkStatistics, SYNTAX_PLUGINS } from '../content/markdown';
import type { Place } from '../content/problem';
import { isHtml } from './convert-html';
import { isFence, replaceBetween, replaceTags, splitMarkdown } from './markdown-parts';
import { walk, type SyntaxNode } from './syntax';

/** Something that could not be read as it was written, and what was done about it. */
export interface Repair extends Place {
  message: string;
  remedy: string;
}

export interface ForeignDialect {
  /** Plain Markdown: braces are text. */
  isPlain: boolean;
  /** Lines indented by four spaces are code. */
  hasIndentedCode: boolean;
}

/** Changes a text outside its code. */
const outsideCode = (text: string, change: (part: string) => string): string =>
  splitMarkdown(text)
    .map((part) => (part.kind === 'prose' ? change(part.text) : part.text))
    .join('');

/** Puts the text of fences of MDX in their place; the fences become empty lines. */
function unwrapMdxFences(text: string): string {
  let isMdx = false;
  return splitMarkdown(text)
    .map(({ kind, text: part }) => {
      if (kind === 'opening') isMdx = /^[\s>]*[`~]+ *mdx-code-block/.test(part);
      return isMdx && (kind === 'opening' || kind === 'closing') ? '\n' : part;
    })
    .join('');
}

const VOID = /^(?:br|hr|img|input|source|wbr|col|embed|track|area|link|meta)$/;

/**
 * A tag as JSX wants it: quoted values, HTML in small letters, and void elements closed.
 * @param before the text in front of it
 * @param own names that the page imports or exports; `<P>` may be one of them
 */
function respellTag(tag: string, before: string, own: ReadonlySet<string>): string {
  const [, slash = '', name = ''] = /^<(\/?)([A-Za-z][\w.:-]*)/.exec(tag) ?? [];
  const lower = name.toLowerCase();
  if (!isHtml(lower) || own.has(name) || (name !== lower && name !== name.toUpperCase())) return tag;
  const isVoid = VOID.test(lower);
  // Browsers show a line break for "</br>", and one for "<br></br>".
  if (slash !== '') return !isVoid ? `</${lower}>` : lower === 'br' && !before.trimEnd().endsWith('<br />') ? '<br />' : '';
  const attributes = tag
    .slice(name.length + 1, -1)
    .replace(/\/$/, '')
    .replace(/(\s[a-zA-Z_:@][\w:.-]*) *= *([^\s"'{}<>=]+)(?!\S)/g, '$1="$2"');
  return `<${lower}${attributes.trimEnd()}${isVoid || /\/>$/.test(tag) ? ' /' : ''}>`;
}

const withoutBrackets = (words: string): string => words.replace(/([[\]_*])/g, '\\$1');

/** Titles of admonitions and ids of headings as MDX has them. */
function respellLine(line: string): string {
  const [, opening, title = ''] = /^([ \t>]*:{3,}[A-Za-z][\w-]*)[ \t]+(\S.*)$/.exec(line) ?? [];
  if (opening !== undefined) {
    const words = title.trimEnd();
    return `${opening}${/^\[.*\]$|^\{/.test(words) ? words : `[${words.replace(/([[\]])/g, '\\$1')}]`}`;
  }
  if (!/^(?:[ \t>]|[-*+] |\d+[.)] )*#{1,6}[ \t]/.test(line)) return line;
  return line.replace(/\\?\{#([^{}\s]+)\}[ \t#]*$/, '{/* #$1 */}');
}

function respell(text: string, own: ReadonlySet<string>): string {
  const comments = replaceBetween(text, '<!--', '-->', (words) => `{/*${words.replaceAll('*/', '* /')}*/}`);
  const lines = comments.split('\n').map(respellLine).join('\n');
  const links = lines
    .replace(/(?<!\]\(|\]:\s)<((?:https?|ftp|mailto|tel):[^\s<>]*)>/gi, (_whole, url: string) => {
      return `[${withoutBrackets(url.replace(/^(?:mailto|tel):/i, ''))}](${url})`;
    })
    .replace(/(?<!\]\(|\]:\s)<([\w.+-]+@[\w.-]+)>/g, '[$1](mailto:$1)');
  return replaceTags(links, (tag, before) => respellTag(tag, before, own));
}

const plainParser = unified().use(remarkParse).freeze();
/** As the wiki is parsed, but `<WikiStats />` stays one component. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(SYNTAX_PLUGINS.filter((plugin) => plugin !== remarkStatistics))
  .freeze();

/** Indented code as fences, which MDX needs. */
function fenceIndentedCode(text: string): string {
  const lines = text.split('\n');
  const found: { from: number; to: number; indent: number }[] = [];
  walk(plainParser.parse(text) as SyntaxNode, (node) => {
    if (node.type !== 'code' || !node.position) return;
    const { start, end } = node.position;
    if (isFence(lines[start.line - 1]?.slice(start.column - 1) ?? '')) return;
    found.push({ from: start.line - 1, to: end.line - 1, indent: Math.max(0, start.column - 1 - 4) });
  });
  for (const { from, to, indent } of found.reverse()) {
    const space = ' '.repeat(indent);
    const code = lines.slice(from, to + 1).map((line) => `${space}${line.slice(indent).replace(/^(?: {4}|\t)/, '')}`);
    lines.splice(from, to - from + 1, `${space}\`\`\``, ...code, `${space}\`\`\``);
  }
  return lines.join('\n');
}

interface Failure {
  line?: number | null;
  column?: number | null;
  reason?: string;
  message: string;
}

/** Where a line and column are in a text. */
function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return Math.min(text.length, before.join('\n').length + (before.length > 0 ? 1 : 0) + column - 1);
}

interface Mending {
  text: string;
  words?: readonly [message: string, remedy: string];
}

const insertAt = (text: string, at: number, words: string): string => text.slice(0, at) + words + text.slice(at);

/** The last character of a kind at or before an offset that is not escaped, or else the first after it. */
function freeCharacter(text: string, character: string, at: number): number | undefined {
  const places = [...text.matchAll(character === '{' ? /(?<!\\)\{/g : /(?<!\\)</g)].map(({ index }) => index);
  return places.findLast((place) => place <= at) ?? places[0];
}

/** Removes a tag of HTML, which shows nothing; shows any other as typed. */
function disarmTag(text: string, at: number): Mending | undefined {
  const start = freeCharacter(text, '<', at);
  if (start === undefined) return undefined;
  const [tag, name = ''] = /^<\/?([A-Za-z][\w.-]*)(?![\w.-])[^<>]*>/.exec(text.slice(start)) ?? [];
  if (tag !== undefined && isHtml(name.toLowerCase())) return { text: text.slice(0, start) + text.slice(start + tag.length) };
  const shown = tag ?? text.slice(start, start + 20).split('\n')[0];
  return {
    text: insertAt(text, start, '\\'),
    words: [`The "<" of "${shown}" starts no tag that could be read; it is shown as typed.`, 'Put it in backticks if it is code.'],
  };
}

function disarmBrace(text: string, at: number): Mending | undefined {
  const brace = freeCharacter(text, '{', at);
  if (brace === undefined) return undefined;
  const shown = text.slice(brace, brace + 30).split('\n')[0];
  return {
    text: insertAt(text, brace, '\\'),
    words: [`The brace of "${shown}" starts no code that could be read; it is shown as typed.`, 'Put code with braces in backticks.'],
  };
}

/** Mends one mistake that the parser found; `undefined` when it can't. `tried` holds what was done before. */
function mend(text: string, failure: Failure, tried: Set<string>): Mending | undefined {
  const reason = failure.reason ?? failure.message;
  const at = offsetOf(text, failure.line ?? 1, failure.column ?? 1);
  const isNew = (attempt: string): boolean => !tried.has(attempt) && Boolean(tried.add(attempt));
  const [line, column, endLine, endColumn] = (/\((\d+):(\d+)(?:-(\d+):(\d+))?\)/.exec(reason)?.slice(1) ?? []).map(Number);
  if (/Expected a closing tag for/.test(reason)) {
    const start = line === undefined ? at : offsetOf(text, line, column ?? 1);
    const end = endLine ? offsetOf(text, endLine, endColumn ?? 1) : start;
    const isCutOff = /before the end of/.test(reason) && isNew(`open ${line}:${column}`);
    return isCutOff ? { text: insertAt(text, end, '\n\n') } : disarmTag(text, start);
  }
  if (/Expected the closing tag/.test(reason)) return isNew(`close ${at}`) ? { text: insertAt(text, at, '\n\n') } : disarmTag(text, at);
  const expected = /expected corresponding closing tag for `<([^>`]*)>`/.exec(reason)?.[1];
  if (expected !== undefined) return isNew(`end ${at}`) ? { text: insertAt(text, at, `</${expected}>`) } : disarmTag(text, at);
  if (/import\/exports/.test(reason)) {
    const start = text.lastIndexOf('\n', at - 1) + 1;
    const first = /^(?:import|export)\b/.test(text.slice(start, at)) ? start : text.slice(0, at).lastIndexOf('\nimport') + 1;
    return { text: `${text.slice(0, first)}&#${text.charCodeAt(first)};${text.slice(first + 1)}` };
  }
  if (/expression|acorn|brace/i.test(reason)) return disarmBrace(text, at);
  return disarmTag(text, text.lastIndexOf('<', at));
}

/** More than any page needs; a page with more is read as plain text. */
const MOST_REPAIRS = 400;

/**
 * Parses a page's text.
 * @param source the text without front matter, padded so that its lines are those of the file
 */
export function parseForeign(source: string, { isPlain, hasIndentedCode }: ForeignDialect): { tree: SyntaxNode; repairs: Repair[] } {
  const unwrapped = unwrapMdxFences(source);
  const fenced = hasIndentedCode ? fenceIndentedCode(unwrapped) : unwrapped;
  const plain = isPlain ? outsideCode(fenced, (part) => part.replace(/\{(?!#[^{}\s]+\}[ \t#]*$)/gm, '\\{')) : fenced;
  const own = new Set((plain.match(/^(?:import|export)\s.*$/gm) ?? []).flatMap((line) => line.split(/\W+/)));
  let text = outsideCode(plain, (part) => respell(part, own));
  const repairs: Repair[] = [];
  const tried = new Set<string>();
  for (let count = 0; count < MOST_REPAIRS; count += 1) {
    try {
      return { tree: parser.runSync(parser.parse(text)) as SyntaxNode, repairs };
    } catch (error) {
      const failure = error as Failure;
      const mended = error instanceof RangeError ? undefined : mend(text, failure, tried);
      if (!mended || mended.text === text) break;
      text = mended.text;
      const [message, remedy] = mended.words ?? [];
      if (message && remedy) repairs.push({ line: failure.line ?? 1, column: failure.column ?? 1, message, remedy });
    }
  }
  const message = 'The tags of this page could not be read; they are shown as typed.';
  const tree = plainParser.parse(outsideCode(fenced, (part) => part.replace(/(?<!\\)[<{]/g, '\\$&'))) as SyntaxNode;
  return { tree, repairs: [...repairs, { line: 1, column: 1, message, remedy: 'Write them as Markdown.' }] };
}
