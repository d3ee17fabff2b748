import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { SyntaxTree } from '../../content/markdown';

/** Number of pages at an address and below it. */
function countAt(address: string, paths: readonly string[]): number {
  return paths.filter((path) => path === address || path.startsWith(`${address}/`)).length;
}

/**
 * The same tree with the number of wiki pages written into the components that show one.
 * Takes the addresses of all wiki pages; the tree that comes in stays as it is.
 */
export function withPageCounts(tree: Root, paths: readonly string[]): Root {
  const counted = structuredClone(tree);
  visit(counted as SyntaxTree, 'element', (element: Element) => {
    if (element.tagName === 'WikiPageCount') element.properties.count = paths.length;
    if (element.tagName === 'WikiKeyEntry') element.properties.count = countAt(String(element.properties.page), paths);
  });
  return counted;
}
