/**
 * Parses pages that were written for another program: MDX of three generations and plain Markdown with HTML. What only differs in
 * spelling is spelt anew first; what the parser still refuses is mended where it points at, so that no page is lost as a whole.
 */
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parseMarkdown } from '../content/markdown';
import type { Place } from '../content/problem';
import { walk, type SyntaxNode } from './syntax';

/** Something of a page that could not be read as it was written, and what was done about it. */
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

const FENCE = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})(.*)$/;

/** Changes a text outside its code: fences and what stands between backticks stay as they are. */
function outsideCode(text: string, change: (part: string) => string): string {
  const parts: string[] = [];
  let prose: string[] = [];
  let fence: string | undefined;
  const endProse = (): void => {
    if (prose.length === 0) return;
    const whole = prose.join('\n');
    // Backticks in one paragraph; a lone one is no code.
    const spans = whole.split(/((?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\2(?!`))/);
    parts.push(spans.map((span, index) => (index % 3 === 0 ? change(span) : index % 3 === 1 ? span : '')).join(''));
    prose = [];
  };
  for (const line of text.split('\n')) {
    const [, marks, rest = ''] = FENCE.exec(line) ?? [];
    if (fence === undefined && marks !== undefined && !(marks.startsWith('`') && rest.includes('`'))) {
      endProse();
      fence = marks;
      parts.push(line);
    } else if (fence !== undefined) {
      parts.push(line);
      if (marks !== undefined && rest.trim() === '' && marks.startsWith(fence)) fence = undefined;
    } else prose.push(line);
  }
  endProse();
  return parts.join('\n');
}

const VOID_TAG =
  /<(br|hr|img|input|source|wbr|col|embed|track|area|link|meta)\b((?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^"'{}<>])*?)\s*\/?>/gi;
const HTML_TAG =
  /<([a-z][a-z0-9]*)((?:\s+[a-zA-Z_:@][\w:.-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s"'{}<>=]+))?)+)\s*(\/?)>/g;

/** Attributes as JSX wants them: every value in quotes or braces. */
function quoteAttributes(attributes: string): string {
  return attributes.replace(/(\s)([a-zA-Z_:@][\w:.-]*)\s*=\s*([^\s"'{}<>=]+)(?=\s|$)/g, '$1$2="$3"');
}

/** Spelt as Docusaurus itself does before it parses: titles of admonitions, ids of headings, comments; and HTML as JSX. */
function respell(text: string): string {
  return (
    text
      .replace(/<!--([\s\S]*?)-->/g, (_whole, words: string) => `{/*${words.replace(/\*\//g, '* /')}*/}`)
      .replace(
        /^((?:[ \t]*>)*[ \t]*)(:{3,}[A-Za-z][\w-]*)[ \t]+([^\s[{].*?)[ \t]*$/gm,
        (_whole, indent: string, opening: string, title: string) => `${indent}${opening}[${title.replace(/([[\]])/g, '\\$1')}]`,
      )
      .replace(/^((?:[ \t]*>)*[ \t]*:{3,}[A-Za-z][\w-]*)[ \t]+(\[.*\])[ \t]*$/gm, '$1$2')
      .replace(/^((?:[ \t>]|[-*+] |\d+[.)] )*#{1,6}[ \t].*?)[ \t]*\\?\{#([^}\s]+)\}[ \t#]*$/gm, '$1 {/* #$2 */}')
      .replace(/(?<!\]\(|\]:\s)<((?:https?|ftp|mailto|tel):[^\s<>]*)>/gi, (_whole, url: string) => {
        const words = url.replace(/^(?:mailto|tel):/i, '');
        return `[${words.replace(/([[\]_*])/g, '\\$1')}](${url})`;
      })
      .replace(/(?<!\]\(|\]:\s)<([\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g, '[$1](mailto:$1)')
      .replace(VOID_TAG, (_whole, name: string, attributes: string) => `<${name}${quoteAttributes(attributes)} />`)
      // Browsers take a line break that is only closed for one.
      .replace(/(<br\s*\/>\s*)?<\/br\s*>/gi, '<br />')
      .replace(/<\/(?:hr|img|input|source|wbr|col|embed|track|area|link|meta)\s*>/gi, '')
      .replace(HTML_TAG, (_whole, name: string, attributes: string, end: string) => `<${name}${quoteAttributes(attributes)}${end && ' /'}>`)
      .replace(/<(\/?)([A-Z][A-Z0-9]*)(?=[\s>/])/g, (whole: string, slash: string, name: string) =>
        HTML_NAMES.has(name.toLowerCase()) ? `<${slash}${name.toLowerCase()}` : whole,
      )
  );
}

const HTML_NAMES: ReadonlySet<string> = new Set(
  `a abbr address article aside audio b big blockquote body button caption center cite code col colgroup dd del details dfn div dl dt
  em figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hr html i iframe img input ins kbd label legend li main map mark nav
  object ol option p param picture pre q s samp section select small source span strike strong sub summary sup svg table tbody td
  textarea tfoot th thead time tr tt u ul var video wbr`.split(/\s+/),
);

const plainParser = unified().use(remarkParse).freeze();

/** Indented code as fences, which MDX needs. */
function fenceIndentedCode(text: string): string {
  const lines = text.split('\n');
  const found: { from: number; to: number; indent: number }[] = [];
  walk(plainParser.parse(text) as SyntaxNode, (node) => {
    if (node.type !== 'code' || !node.position) return;
    const { start, end } = node.position;
    if (!FENCE.test(lines[start.line - 1]?.slice(start.column - 1) ?? '')) {
      found.push({ from: start.line - 1, to: end.line - 1, indent: Math.max(0, start.column - 1 - 4) });
    }
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
function offsetOf(text: string, { line, column }: Place): number {
  let offset = 0;
  for (let current = 1; current < line; current += 1) {
    const next = text.indexOf('\n', offset);
    if (next < 0) return text.length;
    offset = next + 1;
  }
  return Math.min(text.length, offset + column - 1);
}

const PLACE = /\((\d+):(\d+)(?:-(\d+):(\d+))?\)/;

interface Mending {
  text: string;
  words?: readonly [message: string, remedy: string];
}

const escapeAt = (text: string, at: number): string => `${text.slice(0, at)}\\${text.slice(at)}`;

/** The last sign before a place that is not escaped yet; else the first behind it. */
function signNear(text: string, sign: string, at: number): number | undefined {
  const isFree = (index: number): boolean => text[index] === sign && text[index - 1] !== '\\';
  for (let index = Math.min(at, text.length - 1); index >= 0; index -= 1) if (isFree(index)) return index;
  for (let index = at + 1; index < text.length; index += 1) if (isFree(index)) return index;
  return undefined;
}

/** Takes a tag away when it is one of HTML, which says nothing to readers; shows any other as typed. */
function disarmTag(text: string, at: number): Mending | undefined {
  const start = text[at] === '<' ? at : signNear(text, '<', at);
  if (start === undefined) return undefined;
  const [tag, name = ''] = /^<\/?([A-Za-z][\w.-]*)[^<>]*>/.exec(text.slice(start)) ?? [];
  if (tag !== undefined && HTML_NAMES.has(name.toLowerCase())) return { text: text.slice(0, start) + text.slice(start + tag.length) };
  const shown = tag ?? text.slice(start, start + 20).split('\n')[0];
  return {
    text: escapeAt(text, start),
    words: [`The sign "<" of "${shown}" starts no tag that could be read, and is shown as typed.`, 'Put it in backticks if it is code.'],
  };
}

/** A text in which one mistake that the parser found is mended; `undefined` when nothing is known against it. */
function mend(text: string, failure: Failure, tried: Set<string>): Mending | undefined {
  const reason = failure.reason ?? failure.message;
  const at = offsetOf(text, { line: failure.line ?? 1, column: failure.column ?? 1 });
  const [, line, column, endLine, endColumn] = PLACE.exec(reason) ?? [];
  const once = (key: string): boolean => !tried.has(key) && Boolean(tried.add(key));
  if (/Expected a closing tag for/.test(reason)) {
    const start = line === undefined ? at : offsetOf(text, { line: Number(line), column: Number(column) });
    const end = endLine === undefined ? start : offsetOf(text, { line: Number(endLine), column: Number(endColumn) });
    if (/before the end of/.test(reason) && once(`open ${line}:${column}`)) return { text: `${text.slice(0, end)}\n\n${text.slice(end)}` };
    return disarmTag(text, start);
  }
  if (/Expected the closing tag/.test(reason)) {
    return once(`close ${failure.line}:${failure.column}`) ? { text: `${text.slice(0, at)}\n\n${text.slice(at)}` } : disarmTag(text, at);
  }
  const [, expected] = /expected corresponding closing tag for `<([^>`]*)>`/.exec(reason) ?? [];
  if (expected !== undefined)
    return once(`end ${at}`) ? { text: `${text.slice(0, at)}</${expected}>${text.slice(at)}` } : disarmTag(text, at);
  if (/Unexpected closing slash/.test(reason)) return disarmTag(text, text.lastIndexOf('<', at));
  if (/import\/exports/.test(reason)) {
    const start = text.lastIndexOf('\n', at - 1) + 1;
    const first =
      text.slice(0, at).search(/(?:^|\n)(?:import|export)\b[^\n]*$/) >= 0 ? start : text.slice(0, at).lastIndexOf('\nimport') + 1;
    const code = text.charCodeAt(first);
    return { text: `${text.slice(0, first)}&#${code};${text.slice(first + 1)}` };
  }
  if (/expression|acorn|brace/i.test(reason)) {
    const brace = signNear(text, '{', at);
    if (brace === undefined) return undefined;
    const shown = text.slice(brace, brace + 30).split('\n')[0];
    const remedy = 'Put code with braces in backticks.';
    return {
      text: escapeAt(text, brace),
      words: [`The brace of "${shown}" starts no code that could be read, and is shown as typed.`, remedy],
    };
  }
  return disarmTag(text, text[at] === '<' ? at : text.lastIndexOf('<', at));
}

/** More than any page needs; a page with more is read as plain text. */
const MOST_REPAIRS = 400;

/**
 * Parses a page's text.
 * @param source the text without front matter, padded so that its lines are those of the file
 */
export function parseForeign(source: string, { isPlain, hasIndentedCode }: ForeignDialect): { tree: SyntaxNode; repairs: Repair[] } {
  const unwrapped = source.replace(/^( *)(`{3,4}) *mdx-code-block\n([\s\S]*?)\n *\2(?=\n|$)/gm, '\n$3\n');
  const fenced = hasIndentedCode ? fenceIndentedCode(unwrapped) : unwrapped;
  const plain = isPlain ? outsideCode(fenced, (part) => part.replace(/\{(?!#[^}\s]+\}[ \t#]*$)/gm, '\\{')) : fenced;
  let text = outsideCode(plain, respell);
  const repairs: Repair[] = [];
  const tried = new Set<string>();
  for (let count = 0; count < MOST_REPAIRS; count += 1) {
    try {
      return { tree: parseMarkdown(text) as SyntaxNode, repairs };
    } catch (error) {
      const failure = error as Failure;
      const mended = error instanceof RangeError ? undefined : mend(text, failure, tried);
      if (!mended || mended.text === text) break;
      text = mended.text;
      if (mended.words) {
        const [message, remedy] = mended.words;
        repairs.push({ line: failure.line ?? 1, column: failure.column ?? 1, message, remedy });
      }
    }
  }
  const bare = outsideCode(fenced, (part) => part.replace(/(?<!\\)[<{]/g, '\\$&'));
  const words = ['The page’s tags could not be read, and are shown as typed.', 'Write them as Markdown.'] as const;
  try {
    return { tree: parseMarkdown(bare) as SyntaxNode, repairs: [...repairs, { line: 1, column: 1, message: words[0], remedy: words[1] }] };
  } catch {
    const paragraphs = fenced.split(/\n\s*\n/).map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] }));
    return {
      tree: { type: 'root', children: paragraphs },
      repairs: [...repairs, { line: 1, column: 1, message: words[0], remedy: words[1] }],
    };
  }
}
