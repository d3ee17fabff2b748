import type { Position } from '../../../src/content-model/problem';
import { textOf } from './docusaurus-configuration';

/** A node of JavaScript, as ESTree has it. */
export interface Script {
  type: string;
  [field: string]: unknown;
}

export interface JsxAttribute {
  type?: 'mdxJsxAttribute';
  name?: string;
  value?: string | { data?: { estree?: Script } } | null;
}

/**
 * A node of a page: HTML and JSX as it is read, Markdown as it is written. Looser than the types of hast and mdast, because the
 * import's trees hold several dialects.
 */
export interface SyntaxNode {
  type: string;
  position?: { start: Position; end: Position } | undefined;
  children?: SyntaxNode[] | undefined;
  value?: string;
  tagName?: string;
  /** Name of a component, or the kind of an admonition. */
  name?: string | null;
  attributes?: JsxAttribute[];
  properties?: Record<string, unknown>;
  data?: { estree?: Script; id?: string | undefined; hName?: string };
  url?: string;
  alt?: string;
  title?: string | null;
  depth?: number;
  lang?: string | null;
  meta?: string | null;
  ordered?: boolean | null;
  start?: number | null;
  spread?: boolean | null;
  identifier?: string;
}

/** A property of an element as text; `undefined` if it is missing, blank, or neither text nor a number. */
export function propertyOf({ properties }: SyntaxNode, ...names: string[]): string | undefined {
  return names.map((name) => textOf(properties?.[name])).find((value) => value !== undefined && value.trim() !== '');
}

export const textNode = (value: string): SyntaxNode => ({ type: 'text', value });
export const paragraphOf = (...children: SyntaxNode[]): SyntaxNode => ({ type: 'paragraph', children });
export const strongOf = (words: string): SyntaxNode => ({ type: 'strong', children: [textNode(words)] });
export const linkTo = (url: string, children: SyntaxNode[]): SyntaxNode => ({ type: 'link', url, title: null, children });

/** A component of this site; all its attributes are text. */
export function componentNode(name: string, given: Readonly<Record<string, string | undefined>>, children: SyntaxNode[] = []): SyntaxNode {
  const attributes = Object.entries(given).flatMap(([key, value]): JsxAttribute[] =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name: key, value }],
  );
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}

/** Words in one line, without invisible characters. */
export const oneLine = (value: string): string =>
  value
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .trim();

const FLOW: ReadonlySet<string> = new Set(
  `paragraph heading thematicBreak blockquote list listItem code table tableRow tableCell admonition footnoteDefinition
  mdxJsxFlowElement section`.split(/\s+/),
);

/** Whether a node is a block, not a part of a line. */
export const isFlow = ({ type }: SyntaxNode): boolean => FLOW.has(type);

/** Elements whose words are part of the line around them. */
export const INLINE = /^(?:a|abbr|anchor|b|big|code|del|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|su[bp]|tt|u|var|wbr)$/;

/** The words of a tree, code and alt text included. */
export function wordsOf(node: SyntaxNode): string {
  if (node.type === 'break') return ' ';
  if (node.value !== undefined) return node.value;
  if (node.type === 'image') return node.alt ?? '';
  const between = node.children?.some(isFlow) ? ' ' : '';
  return (node.children ?? []).map(wordsOf).join(between);
}

/** The words of some nodes in one line. */
export const lineOf = (nodes: readonly SyntaxNode[]): string => oneLine(asPhrasing(nodes).map(wordsOf).join(''));

const isGap = (node: SyntaxNode | undefined): boolean => node?.type === 'break' || (node?.type === 'text' && node.value?.trim() === '');

/** Nodes as blocks: parts of a line become paragraphs. */
export function asFlow(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const blocks: SyntaxNode[] = [];
  let line: SyntaxNode[] = [];
  const endLine = (): void => {
    while (isGap(line[0])) line.shift();
    while (isGap(line.at(-1))) line.pop();
    if (line.length > 0) blocks.push(paragraphOf(...line));
    line = [];
  };
  for (const node of nodes) {
    if (isFlow(node)) {
      endLine();
      blocks.push(node);
    } else line.push(node);
  }
  endLine();
  return blocks;
}

/** Nodes as parts of one line: blocks give their contents, with breaks between them. */
export function asPhrasing(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const parts: SyntaxNode[] = [];
  for (const node of nodes) {
    if (!isFlow(node)) parts.push(node);
    else if (node.type !== 'thematicBreak') {
      const code = oneLine(node.value ?? '');
      const inner = node.type === 'code' ? [{ type: 'inlineCode', value: code }] : asPhrasing(node.children ?? []);
      if (parts.length > 0 && inner.length > 0) parts.push({ type: 'break' });
      parts.push(...inner);
    }
  }
  return parts;
}

/** Visits every node, parents first. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}
