import memoize from 'lodash/memoize';
import rehypeRaw from 'rehype-raw';
import remarkComment from 'remark-comment';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type Processor } from 'unified';
import { createFenceReader } from '../../../src/content-model/code-fences';
import { remarkStatistics, SYNTAX_PLUGINS } from '../../../src/content-model/markdown';
import type { Position } from '../../../src/content-model/problem';
import { isHtml } from './convert-html';
import type { SyntaxNode } from './syntax';

/** Docusaurus has a syntax of its own for titles of admonitions and ids of headings. */
function respellLine(line: string): string {
  const [, opening, title = ''] = /^([ \t>]*:{3,}[A-Za-z][\w-]*)[ \t]+(\S.*)$/.exec(line) ?? [];
  if (opening !== undefined) {
    const words = title.trimEnd();
    return `${opening}${/^\[.*\]$|^\{/.test(words) ? words : `[${words.replace(/([[\]])/g, '\\$1')}]`}`;
  }
  // remark-comment rejects a comment whose first line is empty.
  if (line.endsWith('<!--')) return `${line} `;
  if (!/^(?:[ \t>]|[-*+] |\d+[.)] )*#{1,6}[ \t]/.test(line)) return line;
  return line.replace(/\\?\{(?:\/\* *)?#([^{}\s"'<>*/]+)(?: *\*\/)?\}[ \t#]*$/, '<a id="$1"></a>');
}

/** Rewrites lines outside code, and unwraps "```mdx-code-block". Lines keep their numbers. */
function respell(text: string, change: (line: string) => string): string {
  const read = createFenceReader();
  let isMdx = false;
  return text
    .split('\n')
    .map((line) => {
      const { part, info } = read(line);
      if (part === 'opening') isMdx = /^ *mdx-code-block/.test(info);
      if (part === 'opening' || part === 'closing') return isMdx ? '' : line;
      return part === 'text' || isMdx ? change(line) : line;
    })
    .join('\n');
}

/** MDX 1 had indented code. */
function remarkIndentedCode(this: Processor): void {
  for (const { disable } of this.data('micromarkExtensions') as { disable?: { null?: string[] } }[])
    if (disable?.null) disable.null = disable.null.filter((name) => name !== 'codeIndented');
}

type MarkdownNode = Omit<SyntaxNode, 'attributes'> & { attributes?: Record<string, string> };
interface State {
  all: (node: MarkdownNode) => SyntaxNode[];
  wrap: (nodes: SyntaxNode[], isLoose: boolean) => SyntaxNode[];
}

/** What Markdown has and HTML has not becomes an element of another name, or stays. */
const HANDLERS = {
  code(_state: State, { lang, meta, value = '', position }: MarkdownNode): SyntaxNode {
    const [, double, single, word] = /\btitle=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta ?? '') ?? [];
    const properties = { lang, meta, title: double ?? single ?? word };
    return { type: 'element', tagName: 'pre', properties, children: [{ type: 'text', value }], position };
  },
  containerDirective(state: State, node: MarkdownNode): SyntaxNode {
    for (const { data } of node.children ?? []) if (data && 'directiveLabel' in data) Object.assign(data, { hName: 'summary' });
    const properties = { kind: node.name, title: node.attributes?.title };
    return { type: 'element', tagName: 'details', properties, children: state.wrap(state.all(node), true), position: node.position };
  },
  footnoteDefinition: (state: State, node: MarkdownNode) => ({ ...node, children: state.wrap(state.all(node), true) }),
  footnoteReference: (_state: State, node: MarkdownNode) => node,
};

const KEPT = ['comment', 'math', 'inlineMath', 'footnoteDefinition', 'footnoteReference'];
const JSX = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'];

/** The import keeps `<WikiStats />` one component. */
const SYNTAX = SYNTAX_PLUGINS.filter((plugin) => plugin !== remarkStatistics);

const parserOf = memoize(
  (dialect: 'mdx' | 'mdxOne' | 'plain', hasMath: boolean) =>
    unified()
      .use(remarkParse)
      .use(dialect === 'plain' ? [] : [remarkMdx, [remarkComment, { ast: true }]])
      .use(dialect === 'mdxOne' ? [remarkIndentedCode] : [])
      .use(hasMath ? [remarkMath] : [])
      .use(SYNTAX)
      .use(remarkRehype, { allowDangerousHtml: true, passThrough: [...KEPT, ...JSX], handlers: HANDLERS as never })
      .use(dialect === 'plain' ? [[rehypeRaw, { passThrough: KEPT }]] : [])
      .freeze(),
  (...key) => key.join(),
);

type Failure = Position & { reason: string };

function failureOf(error: unknown): Failure {
  const { line, column, reason = String(error) } = error as { line?: number; column?: number; reason?: string };
  return { line: line ?? 1, column: column ?? 1, reason };
}

/** Closes the character that stopped the parser, or escapes it (`isShown`). `undefined`: read the page as HTML. */
function mend(text: string, { line, column, reason }: Failure): { text: string; isShown: boolean } | undefined {
  const lines = text.split('\n');
  const offsetOf = (row: number, at: number): number => lines.slice(0, row - 1).reduce((sum, { length }) => sum + length + 1, at - 1);
  const [, tag = '', row, at] = /closing tag for `<([^`]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  const stop = row === undefined ? offsetOf(line, column) : offsetOf(Number(row), Number(at));
  const start = text.lastIndexOf(/expression|acorn|brace/i.test(reason) ? '{' : '<', stop);
  const end = text.indexOf('>', start);
  const isAddress = reason.includes('to create a link in MDX');
  if (start < 0 || text[start - 1] === '\\' || (end < 0 && isAddress)) return undefined;
  if (isAddress) return { text: text.slice(0, start) + text.slice(start + 1, end) + text.slice(end + 1), isShown: false };
  if (/^(?:br|hr|img|input|source|wbr)$/.test(tag) && end > 0) return { text: `${text.slice(0, end)} /${text.slice(end)}`, isShown: false };
  if (isHtml(tag) || /closing slash|the closing tag|import\/exports/.test(reason)) return undefined;
  return { text: `${text.slice(0, start)}\\${text.slice(start)}`, isShown: true };
}

/** The place in front of an admonition in a list. */
const OPENED_IN_LIST = /^(?:[ \t]|[-*+] |\d+[.)] )+(?=:{3,}[A-Za-z])/gm;

/** The parser breaks down at an admonition that a list opens and does not close: shows those as typed, and names their lines. */
function readUnclosed(text: string, read: (text: string) => SyntaxNode): { tree: SyntaxNode; lines: number[] } {
  const places = [...text.matchAll(OPENED_IN_LIST)];
  const isShown = places.map(() => true);
  const readAgain = (): SyntaxNode => {
    let index = -1;
    return read(text.replace(OPENED_IN_LIST, (start) => (isShown[(index += 1)] ? `${start}\\` : start)));
  };
  let tree = readAgain();
  const release = (from: number, to: number): void => {
    isShown.fill(false, from, to);
    try {
      tree = readAgain();
    } catch {
      isShown.fill(true, from, to);
      if (to - from < 2) return;
      const middle = Math.floor((from + to) / 2);
      release(from, middle);
      release(middle, to);
    }
  };
  release(0, places.length);
  return { tree, lines: places.filter((_place, index) => isShown[index]).map((place) => text.slice(0, place.index).split('\n').length) };
}

/** More than any page needs; a page with more is read as HTML. */
const MOST_REPAIRS = 400;

/**
 * Parses a page's text. Repairs invalid MDX, or reads the page as plain Markdown with HTML.
 * @param source the text without front matter, padded so that its lines are those of the file
 * @returns its tree, and what is shown as typed
 */
export function parsePage(source: string, { isPlain, isMdxOne, hasMath }: Readonly<Record<'isPlain' | 'isMdxOne' | 'hasMath', boolean>>) {
  const failures: Failure[] = [];
  const remarksOn = (fate: string, found: readonly Failure[]) =>
    found.map(({ reason, ...place }) => ({ ...place, message: `${fate} ${reason}` }));
  const readAs = (text: string, dialect: Parameters<typeof parserOf>[0]) => {
    const parser = parserOf(dialect, hasMath);
    const read = (given: string): SyntaxNode => parser.runSync(parser.parse(given)) as SyntaxNode;
    try {
      return { tree: read(text), remarks: [] };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      const { tree, lines } = readUnclosed(text, read);
      const message = 'This admonition in a list is not closed; its colons are shown as typed.';
      return { tree, remarks: lines.map((line) => ({ line, column: 1, message })) };
    }
  };
  let text = isPlain ? undefined : respell(source, respellLine);
  for (let count = 0; text !== undefined && count < MOST_REPAIRS; count += 1) {
    try {
      const { tree, remarks } = readAs(text, isMdxOne ? 'mdxOne' : 'mdx');
      return { tree, remarks: [...remarksOn('This is not valid MDX; it is shown as typed.', failures), ...remarks] };
    } catch (error) {
      const failure = failureOf(error);
      const mended = mend(text, failure);
      if (mended?.isShown !== false) failures.push(failure);
      text = mended?.text;
    }
  }
  const isModule = (line: string): boolean => failures.length > 0 && /^import\s.*["'];?\s*$/.test(line);
  const plain = respell(source, (line) => (isModule(line) ? '' : respellLine(line)));
  const { tree, remarks } = readAs(plain, 'plain');
  const fate = 'This page is not valid MDX, so it was read as plain Markdown; its code is shown as typed.';
  return { tree, remarks: [...remarksOn(fate, failures.slice(-1)), ...remarks] };
}
