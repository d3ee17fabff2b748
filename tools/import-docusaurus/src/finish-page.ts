import { headingsOfAnchors, keepAnchors } from './links';
import type { Draft, PageInProgress } from './page-in-progress';
import { asFlow, asPhrasing, oneLine, paragraphOf, strongOf, textNode, walk, wordsOf, type SyntaxNode } from './syntax';

/**
 * Gives sections that were tabs a heading one level below the heading above them.
 * @param above level of that heading; `undefined` inside a list or an admonition, where titles become bold words
 */
function placeSections(nodes: readonly SyntaxNode[], above: number | undefined): SyntaxNode[] {
  let depth = Math.max(1, above ?? 1);
  return nodes.flatMap((node): SyntaxNode[] => {
    const { type, title, children = [] } = node;
    if (type === 'heading' && above !== undefined) node.depth = depth = Math.max(node.depth ?? 2, above + 1);
    else if (type === 'section') {
      if (!title) return placeSections(children, above);
      const isHeading = above !== undefined && depth < 6;
      const heading: SyntaxNode = { type: 'heading', depth: depth + 1, children: [textNode(title)] };
      return [isHeading ? heading : paragraphOf(strongOf(title)), ...placeSections(children, isHeading ? depth + 1 : undefined)];
    } else if (node.children) node.children = placeSections(children, undefined);
    return [node];
  });
}

/** Closes gaps between levels, from 2 on; siblings stay siblings. */
function levelHeadings(root: SyntaxNode, { survey: { report } }: PageInProgress): void {
  const above: number[] = [];
  walk(root, (node) => {
    if (node.type !== 'heading') return;
    const written = node.depth ?? 2;
    while ((above.at(-1) ?? 0) >= written) above.pop();
    above.push(written);
    node.depth = Math.min(above.length + 1, 6);
    if (node.depth !== written) report.drop('gaps between levels of headings');
  });
}

/** Words that the check would take for a link, a footnote, a heading or a directive. */
const MARKUP = /\]\[|\]\(|\[\^[^\]\s[]+\]|^#{2,6}[^\s#]|^:{2,}[A-Za-z]/;

/** Writes `MARKUP` words as code. Drops lines of stray colons. */
function quoteText(text: string): SyntaxNode[] {
  const parts: SyntaxNode[] = [];
  for (const word of text.replace(/^[ \t]*:{3,}[ \t]*$/gm, '').split(/(\s+)/)) {
    const last = parts.at(-1);
    if (MARKUP.test(word)) parts.push({ type: 'inlineCode', value: word });
    else if (last?.type === 'text') last.value = `${last.value}${word}`;
    else if (word !== '') parts.push(textNode(word));
  }
  return parts;
}

const isLikeTable = (node: SyntaxNode): boolean =>
  node.type === 'paragraph' &&
  wordsOf(node).split('|').length > 3 &&
  wordsOf(node)
    .split('\n')
    .every((line) => /^\|.*\|$/.test(line.trim()));

const MERGED: ReadonlySet<string> = new Set(['strong', 'emphasis', 'delete', 'list']);

/** Joins neighbouring lists and bold words: pages may use no Markdown that would keep them apart. */
function mergeNeighbours(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  return nodes.reduce<SyntaxNode[]>((merged, node) => {
    const last = merged.at(-1);
    if (last && last.type === node.type && last.ordered === node.ordered && MERGED.has(node.type))
      merged[merged.length - 1] = { ...last, children: [...(last.children ?? []), ...(node.children ?? [])] };
    else merged.push(node);
    return merged;
  }, []);
}

/** Nodes that hold one line. */
const LINES: ReadonlySet<string> = new Set(['heading', 'tableCell', 'strong', 'emphasis', 'delete', 'link']);

/** Nodes that show nothing when empty. */
const HOLDERS: ReadonlySet<string> = new Set(['paragraph', 'strong', 'emphasis', 'delete', 'blockquote', 'list', 'listItem', 'heading']);

const PARENTS: Readonly<Record<string, string>> = { listItem: 'list', tableRow: 'table', tableCell: 'tableRow' };

/** Removes nodes that would show nothing, and rewrites nesting that Markdown cannot express. */
function tidy(node: SyntaxNode): void {
  if (!node.children) return;
  node.children = mergeNeighbours(node.children).flatMap((child): SyntaxNode[] => {
    const parent = PARENTS[child.type];
    if (child.type === 'anchor') return [];
    if (child.type === 'text') return node.type === 'link' ? [child] : quoteText(child.value ?? '');
    tidy(child);
    if (parent !== undefined && parent !== node.type) return asFlow(child.children ?? []);
    if (LINES.has(child.type)) child.children = asPhrasing(child.children ?? []);
    if (child.type === 'heading' || child.type === 'tableCell')
      child.children = child.children?.map((part) => (part.type === 'break' ? textNode(' ') : part));
    if (child.type === 'paragraph' && !isLikeTable(child)) return asFlow(child.children ?? []);
    if (isLikeTable(child)) return [{ type: 'code', lang: null, meta: null, value: wordsOf(child) }];
    if (child.type === 'link' && child.children?.length === 0) child.children = [textNode((child.url ?? '').replace(/^lost:/, ''))];
    if (child.type === 'table') {
      const width = child.children?.[0]?.children?.length ?? 0;
      for (const row of child.children ?? []) row.children = row.children?.slice(0, width);
    }
    const isBlank = child.children?.every(({ type, value = '' }) => type === 'text' && value.trim() === '');
    return isBlank && HOLDERS.has(child.type) ? [] : [child];
  });
}

const isOnlyPictures = ({ children = [] }: SyntaxNode): boolean =>
  children.every((child) => child.type === 'image' || (child.type === 'text' && child.value?.trim() === ''));

/** The first paragraph with a letter in it, as one line; `undefined` for a page without. */
export function firstWords(root: SyntaxNode): string | undefined {
  const first = (root.children ?? []).find((node) => node.type === 'paragraph' && /\p{L}/u.test(wordsOf(node)) && !isOnlyPictures(node));
  return first && oneLine(wordsOf(first));
}

/** Gives a converted page the wiki's form: title, levels of headings, anchors that stay. Changes its nodes. */
export function finishPage(page: PageInProgress, converted: readonly SyntaxNode[]): Draft {
  const root: SyntaxNode = { type: 'root', children: placeSections(converted, 0) };
  const marks = headingsOfAnchors(root);
  tidy(root);
  const [heading, ...rest] = root.children ?? [];
  const isTitled = heading?.type === 'heading' && heading.depth === 1;
  if (isTitled) root.children = rest;
  levelHeadings(root, page);
  return { ...page, root, title: isTitled ? oneLine(wordsOf(heading)) : undefined, anchors: keepAnchors(root, marks) };
}
