import type { Element, ElementContent, Nodes, Properties } from 'hast';

export function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}

export function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

/** Calls a function for every element of a tree, in order. Many times faster than unist-util-visit. */
export function visitElements(node: Nodes, call: (element: Element) => void): void {
  if (node.type === 'element') call(node);
  if ('children' in node) for (const child of node.children) visitElements(child, call);
}

/** The elements with a tag name, in order. */
export function elementsNamed(tree: Nodes, tagName: string): Element[] {
  const found: Element[] = [];
  visitElements(tree, (each) => each.tagName === tagName && found.push(each));
  return found;
}
