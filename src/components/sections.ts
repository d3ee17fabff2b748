import type { Element, Root, RootContent } from 'hast';

/** A second-level heading and everything up to the next one. */
export interface Section {
  /** Anchor of the heading. */
  id: string;
  /** The heading's words. */
  heading: RootContent[];
  content: Root;
}

function isHeading(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'h2';
}

/** The part of a text above its first second-level heading. */
export function introOf(tree: Root): Root {
  const first = tree.children.findIndex(isHeading);
  return { type: 'root', children: first < 0 ? tree.children : tree.children.slice(0, first) };
}

/** The sections of a text, in order, without the part above the first heading. */
export function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = [];
  for (const node of tree.children) {
    if (isHeading(node)) {
      sections.push({ id: String(node.properties.id), heading: node.children, content: { type: 'root', children: [] } });
    } else sections.at(-1)?.content.children.push(node);
  }
  return sections;
}

/** The tree of a text from the data layer, or an empty one if the text is missing. */
export function treeOf(text: { readonly tree: unknown } | null): Root {
  return (text?.tree ?? { type: 'root', children: [] }) as Root;
}
