/** Fills in the page counts in the texts of top-level pages, and finds where a component is in one. */
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { SyntaxTree } from '../../content/markdown';
import { visitElements } from './content-tree';

/** Number of pages at an address or below it. */
function countAt(address: string, paths: readonly string[]): number {
  return paths.filter((path) => path === address || path.startsWith(`${address}/`)).length;
}

/**
 * A copy of the tree in which the components that show a number of wiki pages have that number.
 * @param paths addresses of all wiki pages
 */
export function withPageCounts(tree: Root, paths: readonly string[]): Root {
  const counted = structuredClone(tree);
  visit(counted as SyntaxTree, 'element', (element: Element) => {
    if (element.tagName === 'WikiPageCount') element.properties.count = paths.length;
    if (element.tagName === 'WikiKeyEntry') element.properties.count = countAt(String(element.properties.page), paths);
  });
  return counted;
}

/**
 * Where a component is in a text: the anchor of the last heading above it, so that links to it survive changes to the
 * headings. `undefined` when the text does not use the component, or has no heading above it.
 */
export function anchorAbove(tree: Root, component: string): string | undefined {
  let anchor: string | undefined;
  let found: string | undefined;
  visitElements(tree, ({ tagName, properties }) => {
    if (/^h[1-6]$/.test(tagName) && typeof properties.id === 'string') anchor = properties.id;
    if (tagName === component) found ??= anchor;
  });
  return found;
}
