import { groupBy } from '../../components/group-by';
import { parentUrl, tagPath, titleOfSegment } from '../../content-model/wiki-address';

export interface WikiTreePage {
  path: string;
  title: string;
  /** Its name in the sidebar. */
  label: string;
  description: string;
  emoji?: string | undefined;
  sidebarPosition?: number | undefined;
  tagNames: readonly string[];
  showsChangelog: boolean;
}

/** A page or a folder of the tree. A folder may have no `page`. */
export interface WikiTreeNode {
  url: string;
  page?: WikiTreePage;
  children: WikiTreeNode[];
}

/** For the sidebar. A folder without a page has no path. */
export interface WikiTreeItem {
  path: string | null;
  label: string;
  emoji: string | null;
  children: WikiTreeItem[];
}

export const labelOf = ({ page, url }: WikiTreeNode): string => page?.label ?? titleOfSegment(url);

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const positionOf = ({ page }: WikiTreeNode): number => page?.sidebarPosition ?? Number.MAX_VALUE;

const compareNodes = (first: WikiTreeNode, second: WikiTreeNode): number =>
  positionOf(first) - positionOf(second) || collator.compare(labelOf(first), labelOf(second));

/** Builds the tree below `/wiki`. Siblings are ordered by position, then by label. */
export function buildWikiTree(pages: readonly WikiTreePage[]): WikiTreeNode {
  const nodes = new Map<string, WikiTreeNode>();
  const nodeFor = (url: string): WikiTreeNode => {
    const known = nodes.get(url);
    if (known) return known;
    const node: WikiTreeNode = { url, children: [] };
    nodes.set(url, node);
    const parent = parentUrl(url);
    if (parent !== undefined) nodeFor(parent).children.push(node);
    return node;
  };
  const root = nodeFor('/wiki');
  for (const page of pages) nodeFor(page.path).page = page;
  for (const node of nodes.values()) node.children.sort(compareNodes);
  return root;
}

/** Depth-first: a page, all below it, its next sibling. */
export function readingOrder(root: WikiTreeNode): WikiTreePage[] {
  return [...(root.page ? [root.page] : []), ...root.children.flatMap((child) => readingOrder(child))];
}

export interface Surroundings {
  page: WikiTreePage;
  /** Number in reading order, from 1. */
  sheet: number;
  sheets: number;
  /** Pages above, from the root down. */
  ancestors: WikiTreePage[];
  previous: WikiTreePage | undefined;
  next: WikiTreePage | undefined;
  /** Child pages in order. The first page in a folder stands for a folder without a page. */
  children: WikiTreePage[];
}

/** Surroundings by path, in reading order. */
export function surroundingsOfPages(root: WikiTreeNode): Map<string, Surroundings> {
  const order = readingOrder(root);
  const result = new Map<string, Surroundings>();
  const visit = (node: WikiTreeNode, ancestors: WikiTreePage[]): void => {
    if (node.page) {
      const sheet = result.size + 1;
      result.set(node.url, {
        page: node.page,
        sheet,
        sheets: order.length,
        ancestors,
        previous: order[sheet - 2],
        next: order[sheet],
        children: node.children.flatMap((child) => (child.page ? [child.page] : readingOrder(child).slice(0, 1))),
      });
    }
    const below = node.page ? [...ancestors, node.page] : ancestors;
    for (const child of node.children) visit(child, below);
  };
  visit(root, []);
  return result;
}

/** All tags, sorted by name, with their pages in reading order. */
export function tagsOfPages(root: WikiTreeNode) {
  const tagged = readingOrder(root).flatMap((page) => [...new Set(page.tagNames)].map((name) => ({ name, page })));
  return [...groupBy(tagged, ({ name }) => name)]
    .map(([name, ofTag]) => ({ name, path: tagPath(name), count: ofTag.length, pages: ofTag.map(({ page }) => page) }))
    .sort((first, second) => first.name.localeCompare(second.name, 'en'));
}
