/** Gives a page that was turned into Markdown the form of the wiki's: its title, its levels of headings, and anchors that stay. */
import GithubSlugger from 'github-slugger';
import { asFlow, asPhrasing, oneLine, paragraphOf, strongOf, textNode, walk, wordsOf, type SyntaxNode } from './syntax';

/** A page in its final form. */
export interface FinishedPage {
  /** The first heading of the text, which the site shows as the page's title. */
  title: string | undefined;
  root: SyntaxNode;
  /** Headings by the anchors that links to them may use. */
  anchors: Map<string, string>;
  /** How many headings got another level. */
  changedLevels: number;
}

const PARENTS: Readonly<Record<string, string>> = { listItem: 'list', tableRow: 'table', tableCell: 'tableRow' };

/** Turns parts of lists and tables that stand alone into paragraphs. */
function freeParts(node: SyntaxNode): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    freeParts(child);
    const parent = PARENTS[child.type];
    return parent === undefined || parent === node.type ? [child] : asFlow(child.children ?? []);
  });
}

interface Section {
  depth: number;
  before: number;
}

/** Headings of sections that were tabs, one level below what they stand in; elsewhere than on the page itself, bold words. */
function placeSections(root: SyntaxNode): void {
  const open: Section[] = [];
  let depth = 1;
  root.children = (root.children ?? []).flatMap((node): SyntaxNode[] => {
    if (node.type === 'sectionEnd') {
      depth = open.pop()?.before ?? depth;
      return [];
    }
    if (node.type !== 'heading') {
      boldSections(node);
      return [node];
    }
    if (node.depth === 0) {
      open.push({ depth: Math.max(2, depth + 1), before: depth });
      node.depth = Math.max(2, depth + 1);
    } else if (open.length > 0) node.depth = Math.max(node.depth ?? 2, (open.at(-1)?.depth ?? 1) + 1);
    depth = node.depth ?? 2;
    return depth > 6 ? [paragraphOf({ type: 'strong', children: node.children ?? [] })] : [node];
  });
}

function boldSections(node: SyntaxNode): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child): SyntaxNode[] => {
    if (child.type === 'sectionEnd') return [];
    if (child.type === 'heading' && child.depth === 0) return [paragraphOf(strongOf(wordsOf(child)))];
    boldSections(child);
    return [child];
  });
}

/** Levels without gaps, from 2; headings of one level below another stay on one level. Returns how many changed. */
function levelHeadings(root: SyntaxNode): number {
  const above: number[] = [];
  let changed = 0;
  walk(root, (node) => {
    if (node.type !== 'heading') return;
    const written = node.depth ?? 2;
    while ((above.at(-1) ?? 0) >= written) above.pop();
    above.push(written);
    node.depth = Math.min(above.length + 1, 6);
    if (node.depth !== written) changed += 1;
  });
  return changed;
}

/** Takes the marks of anchors that are no headings out, and says for each which heading it stands before or below. */
function takeAnchors(root: SyntaxNode): { id: string; heading: SyntaxNode | undefined }[] {
  const found: { id: string; heading: SyntaxNode | undefined }[] = [];
  let waiting: { id: string; heading: SyntaxNode | undefined }[] = [];
  let last: SyntaxNode | undefined;
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'heading') {
      for (const anchor of waiting) anchor.heading = node;
      waiting = [];
      last = node;
    }
    if ((node.type === 'text' && node.value?.trim()) || ['code', 'image', 'inlineCode'].includes(node.type)) {
      // Words between an anchor and the next heading make it an anchor of theirs.
      for (const anchor of waiting) anchor.heading = last;
      waiting = last && node === last ? waiting : [];
    }
    if (!node.children) return;
    node.children = node.children.filter((child) => {
      if (child.type === 'anchor') {
        const anchor = { id: child.data?.id ?? '', heading: last };
        found.push(anchor);
        waiting.push(anchor);
        return false;
      }
      visit(child);
      return true;
    });
  };
  visit(root);
  return found;
}

/** Gives headings an id of their own where their words would give them another than the one that readers know. */
function keepAnchors(root: SyntaxNode, marks: readonly { id: string; heading: SyntaxNode | undefined }[]): Map<string, string> {
  const slugger = new GithubSlugger();
  const anchors = new Map<string, string>();
  const used = new Set<string>();
  const ids = new Map<SyntaxNode, string>();
  walk(root, (node) => {
    if (node.type !== 'heading') return;
    const own = slugger.slug(wordsOf(node));
    const known = node.data?.id;
    const isFree = known !== undefined && known !== own && !used.has(known) && /^[^\s"'<>{}*/]+$/.test(known);
    const id = isFree ? known : own;
    used.add(id);
    ids.set(node, id);
    anchors.set(id, id);
    if (known !== undefined && !anchors.has(known)) anchors.set(known, id);
    delete node.data;
    if (isFree) node.children?.push(textNode(' '), { type: 'headingId', value: id });
  });
  for (const { id, heading } of marks) if (heading && !anchors.has(id)) anchors.set(id, ids.get(heading) ?? '');
  return anchors;
}

/** Text between spaces that Markdown would take for a link, a footnote, a heading or a directive. */
function isMarkup(word: string, isFirst: boolean, after: string): boolean {
  if (/\]\[|\]\(|\[\^[^\]\s[]+\]/.test(word)) return true;
  if (isFirst && /^(?:#{2,6}[^\s#]|:{2,}[A-Za-z])/.test(word)) return true;
  return word.endsWith(']') && /^ \((?:\/|#|\.{1,2}\/|https?:|mailto:|www\.)/.test(after);
}

/** Text with code where Markdown would take it for something else; lines of stray colons go. */
function quoteText(text: string): SyntaxNode[] {
  const lines = text.split('\n').map((line) => (/^:{3,}$/.test(line.trim()) ? '' : line));
  const words = lines.join('\n').split(/(\s+)/);
  const parts: SyntaxNode[] = [];
  words.forEach((word, index) => {
    const isFirst = index === 0 || (words[index - 1] ?? '').includes('\n');
    const isCode = isMarkup(word, isFirst, `${words[index + 1] ?? ''}${words[index + 2] ?? ''}`);
    const last = parts.at(-1);
    if (isCode) parts.push({ type: 'inlineCode', value: word });
    else if (last?.type === 'text') last.value = `${last.value}${word}`;
    else if (word !== '') parts.push(textNode(word));
  });
  return parts;
}

function quoteMarkup(root: SyntaxNode): void {
  walk(root, (node) => {
    if (node.type === 'link' || !node.children) return;
    node.children = node.children.flatMap((child) => (child.type === 'text' ? quoteText(child.value ?? '') : [child]));
  });
}

const isLikeTable = (node: SyntaxNode): boolean => {
  if (node.type !== 'paragraph') return false;
  const lines = wordsOf(node)
    .split('\n')
    .map((line) => line.trim());
  return (
    lines.every((line) => line.length > 1 && line.startsWith('|') && line.endsWith('|')) &&
    (lines.length > 1 || wordsOf(node).split('|').length > 3)
  );
};

/** Nodes that hold one line. */
const LINES: ReadonlySet<string> = new Set(['heading', 'tableCell', 'strong', 'emphasis', 'delete', 'link']);

const MERGED: ReadonlySet<string> = new Set(['strong', 'emphasis', 'delete', 'list']);

/** Joins bold words and lists in a row: Markdown has no way to part them that pages may use. */
function mergeNeighbours(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  return nodes.reduce<SyntaxNode[]>((merged, node) => {
    const last = merged.at(-1);
    if (last && last.type === node.type && last.ordered === node.ordered && MERGED.has(node.type))
      merged[merged.length - 1] = { ...last, children: [...(last.children ?? []), ...(node.children ?? [])] };
    else merged.push(node);
    return merged;
  }, []);
}

/** Leaves out what shows nothing, and repairs what Markdown cannot hold. */
function tidy(node: SyntaxNode): void {
  if (!node.children) return;
  node.children = mergeNeighbours(node.children).flatMap((child): SyntaxNode[] => {
    tidy(child);
    if (LINES.has(child.type)) child.children = asPhrasing(child.children ?? []);
    if (child.type === 'heading' || child.type === 'tableCell')
      child.children = child.children?.map((part) => (part.type === 'break' ? textNode(' ') : part));
    if (child.type === 'heading' && wordsOf(child).trim() === '' && !child.children?.some(({ type }) => type === 'image')) return [];
    if (isLikeTable(child)) return [{ type: 'code', lang: null, meta: null, value: wordsOf(child) }];
    if (child.type === 'link' && (child.children ?? []).length === 0) child.children = [textNode((child.url ?? '').replace(/^lost:/, ''))];
    if (child.type === 'table') {
      const width = child.children?.[0]?.children?.length ?? 0;
      for (const row of child.children ?? []) row.children = row.children?.slice(0, width);
    }
    if (child.type === 'text') return child.value === '' ? [] : [child];
    const isEmpty =
      child.children?.length === 0 && ['paragraph', 'strong', 'emphasis', 'delete', 'blockquote', 'list', 'listItem'].includes(child.type);
    return isEmpty && child.type !== 'listItem' ? [] : [child];
  });
  if (node.type === 'list') node.children = node.children.filter(({ children = [] }) => children.length > 0);
}

/** Words of the first paragraph of a page. */
export function firstWords(root: SyntaxNode): string | undefined {
  const first = (root.children ?? []).find((node) => node.type === 'paragraph' && /\p{L}/u.test(wordsOf(node)) && !isOnlyPictures(node));
  return first && oneLine(wordsOf(first));
}

const isOnlyPictures = ({ children = [] }: SyntaxNode): boolean =>
  children.every((child) => child.type === 'image' || (child.type === 'text' && child.value?.trim() === ''));

/** Finishes a page whose nodes were converted. */
export function finishPage(children: readonly SyntaxNode[]): FinishedPage {
  const root: SyntaxNode = { type: 'root', children: [...children] };
  freeParts(root);
  placeSections(root);
  quoteMarkup(root);
  tidy(root);
  const first = root.children?.findIndex((node) => node.type !== 'anchor' && wordsOf(node).trim() !== '') ?? -1;
  const heading = root.children?.[first];
  const isTitled = heading?.type === 'heading' && heading.depth === 1;
  if (isTitled) root.children?.splice(first, 1);
  const marks = takeAnchors(root);
  const changedLevels = levelHeadings(root);
  const anchors = keepAnchors(root, marks);
  tidy(root);
  return { title: isTitled ? oneLine(wordsOf(heading)) : undefined, root, anchors, changedLevels };
}
