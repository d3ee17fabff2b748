/** The tree of a page that comes from elsewhere: looser than the types of one release of mdast, because it holds several dialects. */
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
  data?: { estree?: Script; directiveLabel?: boolean; id?: string };
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

/** A word with a capital. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Words without line breaks, and without signs that cannot be seen. */
export const oneLine = (value: string): string =>
  value
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .trim();

const FLOW: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'thematicBreak',
  'blockquote',
  'list',
  'code',
  'table',
  'containerDirective',
  'definition',
  'footnoteDefinition',
  'mdxJsxFlowElement',
  // Parts of lists, tables and figures of HTML, until what holds them is found.
  'listItem',
  'tableRow',
  'tableCell',
  'summary',
  'figcaption',
  'source',
  // Where the section of a tab ends.
  'sectionEnd',
]);

/** Whether a node stands by itself rather than in a line of text. */
export const isFlow = ({ type }: SyntaxNode): boolean => FLOW.has(type);

/** The words of a tree, those of code among them. */
export function wordsOf(node: SyntaxNode): string {
  if (node.type === 'break') return ' ';
  if (node.value !== undefined) return node.value;
  if (node.type === 'image') return node.alt ?? '';
  const between = node.children?.some(isFlow) ? ' ' : '';
  return (node.children ?? []).map(wordsOf).join(between);
}

/** Nodes as blocks: what belongs in a line of text becomes a paragraph. */
export function asFlow(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const blocks: SyntaxNode[] = [];
  let line: SyntaxNode[] = [];
  const endLine = (): void => {
    while (line[0] && (isBlank(line[0]) || line[0].type === 'break')) line.shift();
    while (line.length > 0 && (isBlank(line.at(-1) as SyntaxNode) || line.at(-1)?.type === 'break')) line.pop();
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
    if (!isFlow(node)) {
      parts.push(node);
      continue;
    }
    const inner =
      node.type === 'code'
        ? [{ type: 'inlineCode', value: (node.value ?? '').replace(/\s*\n\s*/g, ' ') }]
        : node.type === 'thematicBreak' || node.type === 'definition'
          ? []
          : asPhrasing(node.children ?? []);
    if (parts.length > 0 && inner.length > 0) parts.push({ type: 'break' });
    parts.push(...inner);
  }
  return parts;
}

/** Visits every node, parents first. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode, parent: SyntaxNode | undefined) => void, parent?: SyntaxNode): void {
  visit(node, parent);
  for (const child of node.children ?? []) walk(child, visit, node);
}
