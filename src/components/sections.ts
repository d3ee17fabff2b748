import type { Element, Root, RootContent } from 'hast';

/** A second-level heading and everything up to the next one. */
export interface Section {
  id: string;
  heading: RootContent[];
  content: Root;
}

/** Every heading is the first element of a `<div>` that also holds the link to it. */
function headingIn(node: RootContent): Element | undefined {
  const [heading] = node.type === 'element' && node.tagName === 'div' ? node.children : [];
  return heading?.type === 'element' && heading.tagName === 'h2' ? heading : undefined;
}

/** The part of a text above its first second-level heading. */
export function introOf(tree: Root): Root {
  const first = tree.children.findIndex(headingIn);
  return { type: 'root', children: first < 0 ? tree.children : tree.children.slice(0, first) };
}

/** The sections of a text, in order, without the part above the first heading. */
export function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = [];
  for (const node of tree.children) {
    const heading = headingIn(node);
    if (heading) {
      sections.push({ id: String(heading.properties.id), heading: heading.children, content: { type: 'root', children: [] } });
    } else sections.at(-1)?.content.children.push(node);
  }
  return sections;
}

/** The tree of a text from the data layer, or an empty one if the text is missing. */
export function treeOf(text: { readonly tree: unknown } | null): Root {
  return (text?.tree ?? { type: 'root', children: [] }) as Root;
}
