import type { ContentTree } from './content-tree';
import { visitElements } from './content-tree';

/**
 * Where a component stands in a text: the anchor of the last heading before it, so that links to it survive
 * a new heading. Undefined when the text does not hold the component, or holds it above all headings.
 */
export function anchorAbove(tree: ContentTree, component: string): string | undefined {
  let anchor: string | undefined;
  let found: string | undefined;
  visitElements(tree, ({ tagName, properties }) => {
    if (/^h[1-6]$/.test(tagName) && typeof properties.id === 'string') anchor = properties.id;
    if (tagName === component) found ??= anchor;
  });
  return found;
}
