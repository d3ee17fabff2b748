import { createElement, Fragment, type ElementType, type ReactElement, type ReactNode } from 'react';
import type { ElementContent, Properties, Root, RootContent } from 'hast';

/** `ariaDescribedBy` → `aria-describedby`, `dataPart` → `data-part`. */
function reactName(name: string): string {
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`;
  return /^data[A-Z]/.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;
}

function reactProperties(properties: Properties): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [reactName(name), Array.isArray(value) ? value.join(' ') : value]),
  );
}

function renderNode(node: RootContent | ElementContent, components: Readonly<Record<string, unknown>>): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const type = (Object.hasOwn(components, node.tagName) ? components[node.tagName] : node.tagName) as ElementType;
  return createElement(type, reactProperties(node.properties), ...node.children.map((child) => renderNode(child, components)));
}

/** Renders a tree as React elements. Trees have elements and text alone, so this replaces a library of 9 KB. */
export function renderTree(tree: Root, components: Readonly<Record<string, unknown>>): ReactElement {
  return createElement(Fragment, null, ...tree.children.map((child) => renderNode(child, components)));
}
