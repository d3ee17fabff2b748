import { parentUrl, wordsOfSegment } from '../../content/wiki-address';

/** What the tree needs to know of a page. */
export interface WikiTreePage {
  url: string;
  title: string;
  description: string;
  emoji?: string | undefined;
  sidebarLabel?: string | undefined;
  sidebarPosition?: number | undefined;
}

/** A place in the tree. A folder without a page of its own has no `page`. */
export interface WikiTreeNode {
  url: string;
  /** What the sidebar calls it. */
  label: string;
  emoji?: string | undefined;
  page?: WikiTreePage;
  children: WikiTreeNode[];
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compareNodes(first: WikiTreeNode, second: WikiTreeNode): number {
  const firstPosition = first.page?.sidebarPosition ?? Number.POSITIVE_INFINITY;
  const secondPosition = second.page?.sidebarPosition ?? Number.POSITIVE_INFINITY;
  if (firstPosition !== secondPosition) return firstPosition - secondPosition;
  return collator.compare(first.label, second.label);
}

/**
 * The tree of the wiki from its pages in any order. The root is the page `/wiki`; siblings are ordered by
 * their position, those without one by label after the others.
 */
export function buildWikiTree(pages: readonly WikiTreePage[]): WikiTreeNode {
  const nodes = new Map<string, WikiTreeNode>();
  const nodeFor = (url: string): WikiTreeNode => {
    const known = nodes.get(url);
    if (known) return known;
    const node: WikiTreeNode = { url, label: wordsOfSegment(url), children: [] };
    nodes.set(url, node);
    const parent = parentUrl(url);
    if (parent !== undefined) nodeFor(parent).children.push(node);
    return node;
  };
  const root = nodeFor('/wiki');
  for (const page of pages) {
    const node = nodeFor(page.url);
    node.page = page;
    node.label = page.sidebarLabel ?? page.title;
    node.emoji = page.emoji;
  }
  for (const node of nodes.values()) node.children.sort(compareNodes);
  return root;
}

/** The pages in reading order: a page, then all below it, then its next sibling. */
export function readingOrder(root: WikiTreeNode): WikiTreePage[] {
  return [...(root.page ? [root.page] : []), ...root.children.flatMap(readingOrder)];
}

/** Where a page stands among the others. */
export interface Surroundings {
  page: WikiTreePage;
  /** Place in reading order, from 1. */
  sheet: number;
  /** Number of pages. */
  sheets: number;
  /** The pages above, from the root down; without the page itself. */
  ancestors: WikiTreePage[];
  previous: WikiTreePage | undefined;
  next: WikiTreePage | undefined;
  /** The pages directly below, in order. */
  children: WikiTreePage[];
}

/** The surroundings of every page, by URL. */
export function surroundingsOfPages(root: WikiTreeNode): Map<string, Surroundings> {
  const order = readingOrder(root);
  const sheetOf = new Map(order.map((page, index) => [page.url, index + 1]));
  const result = new Map<string, Surroundings>();
  const visit = (node: WikiTreeNode, ancestors: WikiTreePage[]): void => {
    if (node.page) {
      const sheet = sheetOf.get(node.url) ?? 0;
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
