import type { Element, Nodes, Root, RootContent } from 'hast';

/** A second-level heading and everything up to the next one. */
export interface Section {
  id: string;
  heading: RootContent[];
  content: Root;
}

/** Whether a node is the link that gatsby-remark-autolink-headers puts into a heading; see `ANCHOR_OPTIONS`. */
export function isAnchor(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'a' && [node.properties.className].flat().includes('anchor');
}

/** A heading of the text, which has an anchor; the one above footnotes has none. */
function isHeading(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'h2' && node.children.some(isAnchor);
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
      const heading = node.children.filter((child) => !isAnchor(child));
      sections.push({ id: String(node.properties.id), heading, content: { type: 'root', children: [] } });
    } else sections.at(-1)?.content.children.push(node);
  }
  return sections;
}

/** The tree of a text from the data layer, or an empty one if the text is missing. */
export function treeOf(text: { readonly tree: unknown } | null): Root {
  return (text?.tree ?? { type: 'root', children: [] }) as Root;
}
