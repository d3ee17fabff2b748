import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { SyntaxTree } from '../../content/markdown';

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
