/** The tree of a page of another site: looser than the types of one release of mdast, because it holds several dialects. */
import { isBlank } from '../content/markdown';
import type { Place } from '../content/problem';

/** A piece of JavaScript, as its parser describes it. */
export interface Script {
  type: string;
  [field: string]: unknown;
}

export interface SyntaxAttribute {
  type: string;
  name?: string;
  value?: string | { type: string; value: string; data?: { estree?: Script } } | null;
}

/** A node of Markdown or JSX. */
export interface SyntaxNode {
  type: string;
  children?: SyntaxNode[] | undefined;
  value?: string;
  name?: string | null;
  attributes?: SyntaxAttribute[] | Record<string, string>;
  position?: { start: Place & { offset?: number }; end: Place & { offset?: number } } | undefined;
  data?: { estree?: Script; directiveLabel?: boolean; id?: string; hName?: string };
  url?: string;
  alt?: string | null;
  title?: string | null;
  depth?: number;
  lang?: string | null;
  meta?: string | null;
  ordered?: boolean | null;
  start?: number | null;
  spread?: boolean | null;
  checked?: boolean | null;
  align?: (string | null)[];
  identifier?: string;
  label?: string | null;
}

export const textNode = (value: string): SyntaxNode => ({ type: 'text', value });
export const paragraphOf = (...children: SyntaxNode[]): SyntaxNode => ({ type: 'paragraph', children });
export const strongOf = (words: string): SyntaxNode => ({ type: 'strong', children: [textNode(words)] });
export const linkTo = (url: string, children: SyntaxNode[]): SyntaxNode => ({ type: 'link', url, title: null, children });
/** The place of an anchor that is no heading; for rehype-remark it is part of a line. */
export const anchorMark = (id: string): SyntaxNode => ({ type: 'anchor', value: '', data: { id, hName: 'span' } });

/** A component of this site; each attribute is text. */
export function componentNode(name: string, attributes: Readonly<Record<string, string>>, children: SyntaxNode[] = []): SyntaxNode {
  const list = Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value }));
  return { type: 'mdxJsxFlowElement', name, attributes: list, children };
}

/** An admonition with a title. */
export function admonitionNode(kind: string, title: string, children: SyntaxNode[]): SyntaxNode {
  const label: SyntaxNode = { ...paragraphOf(textNode(title)), data: { directiveLabel: true } };
  return { type: 'containerDirective', name: kind, attributes: {}, children: [label, ...children] };
}

/** A word with a capital. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Words without line breaks and invisible characters. */
export const oneLine = (value: string): string =>
  value
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .trim();

const FLOW: ReadonlySet<string> = new Set(
  `paragraph heading thematicBreak blockquote list listItem code table tableRow tableCell containerDirective definition
  footnoteDefinition mdxJsxFlowElement sectionEnd`.split(/\s+/),
);

/** Whether a node stands by itself rather than in a line of text. */
export const isFlow = ({ type }: SyntaxNode): boolean => FLOW.has(type);

/** The words of a tree, code included. */
export function wordsOf(node: SyntaxNode): string {
  if (node.type === 'break') return ' ';
  if (node.value !== undefined) return node.value;
  if (node.type === 'image') return node.alt ?? '';
  const between = node.children?.some(isFlow) ? ' ' : '';
  return (node.children ?? []).map(wordsOf).join(between);
}

/** The words of some nodes in one line. */
export const lineOf = (nodes: readonly SyntaxNode[]): string => oneLine(asPhrasing(nodes).map(wordsOf).join(''));

const isGap = (node: SyntaxNode | undefined): boolean => node !== undefined && (isBlank(node) || node.type === 'break');

/** Nodes as blocks: what belongs in a line of text becomes a paragraph. */
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

/** Nodes as parts of one line: of blocks only their lines remain, with breaks between them. */
export function asPhrasing(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const parts: SyntaxNode[] = [];
  for (const node of nodes) {
    if (!isFlow(node)) parts.push(node);
    else if (node.type !== 'thematicBreak' && node.type !== 'definition') {
      const lines = (node.value ?? '').split('\n').map((line) => line.trim());
      const inner = node.type === 'code' ? [{ type: 'inlineCode', value: lines.join(' ') }] : asPhrasing(node.children ?? []);
      if (parts.length > 0 && inner.length > 0) parts.push({ type: 'break' });
      parts.push(...inner);
    }
  }
  return parts;
}

/** Visits every node, parents first. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode, parent: SyntaxNode | undefined) => void, parent?: SyntaxNode): void {
  visit(node, parent);
  for (const child of node.children ?? []) walk(child, visit, node);
}
