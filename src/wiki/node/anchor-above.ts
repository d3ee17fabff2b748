import type { ContentTree } from './content-tree';
import { visitElements } from './content-tree';

/**
 * Where a component is in a text: the anchor of the last heading above it, so that links to it survive changes to the
 * headings. `undefined` when the text does not use the component, or has no heading above it.
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
