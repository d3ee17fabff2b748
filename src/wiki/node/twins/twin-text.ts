/** A page's text for its Markdown twin: its Markdown with complete URLs, and its components as text. */
import type { Content, Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { fileOfAddress, isInternal } from '../../../content/addresses';
import { valueOfAttribute, type AttributeValue, type Block, type Component, type PageOfTwin } from '../../../content/component';
import { caption, isBlank, link, paragraph } from '../../../content/markdown-nodes';
import { componentNamed } from '../../../content/page-components';
import { remarkAdmonitions, remarkMermaid } from '../remark-plugins';

/** What a twin's text depends on besides the Markdown. */
export interface TwinSurroundings extends PageOfTwin {
  /** Address of the site with its path prefix, which goes in front of paths. */
  base: string;
  /** The whole address of a file beside the page. */
  addressOfFile: (relativeFile: string) => string;
}

/** A component's tag in the Markdown tree; an `mdxJsxTextElement` is inline. */
interface Tag {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: MdxJsxFlowElement['attributes'];
  children: Content[];
}

function isTag(node: { type: string }): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Whether a paragraph contains nothing but tags, which then count as blocks, as in MDX. */
function isOfTags({ children }: Paragraph): boolean {
  return children.some(isTag) && children.every((child) => isTag(child) || isBlank(child));
}

/** The words of every paragraph of a block. */
function paragraphsOf(block: Content): PhrasingContent[][] {
  if (block.type === 'paragraph') return [block.children];
  return 'children' in block ? (block.children as Content[]).flatMap(paragraphsOf) : [];
}

/** Writes out the nodes of one page. */
class TwinWriter {
  constructor(private readonly around: TwinSurroundings) {}

  nodes(nodes: readonly Content[]): Content[] {
    return nodes.flatMap((node) => this.node(node));
  }

  private node(node: Content): Content[] {
    if (isTag(node)) return node.type === 'mdxJsxFlowElement' ? this.component(node, this.nodes(node.children)) : this.inline(node);
    switch (node.type) {
      case 'heading':
        // The twin has its title above the text already.
        return node.depth === 1 ? [] : [this.withChildren(node)];
      case 'paragraph':
        return isOfTags(node) ? node.children.flatMap((child) => (isTag(child) ? this.line(child) : [])) : [this.withChildren(node)];
      case 'image':
        return [{ ...node, url: this.around.addressOfFile(fileOfAddress(node.url)) }];
      case 'definition':
        return [{ ...node, url: this.wholeAddress(node.url) }];
      case 'link':
        return [this.withChildren({ ...node, url: this.wholeAddress(node.url) })];
      default:
        return ['children' in node ? this.withChildren(node) : node];
    }
  }

  private withChildren<Node extends Content & { children: readonly Content[] }>(node: Node): Node {
    return { ...node, children: this.nodes(node.children) };
  }

  /** A component whose children are written on one line with its tag. */
  private line(tag: Tag): Block[] {
    const children = this.nodes(tag.children) as PhrasingContent[];
    return this.component(tag, children.length > 0 ? [paragraph(...children)] : []);
  }

  /** An inline component: its paragraphs, also those within a quotation or a list, become inline text. */
  private inline(tag: Tag): PhrasingContent[] {
    const words = this.line(tag).flatMap(paragraphsOf);
    return words.flatMap((children, index) => (index > 0 ? [{ type: 'text', value: ' ' }, ...children] : children));
  }

  private component(tag: Tag, children: Content[]): Block[] {
    const component = componentNamed(tag.name ?? '');
    if (!component) return children as Block[];
    const values = this.values(tag, component);
    if (component.twin) return component.twin(values, children as Block[], this.around);
    if (component.isDrawn) return [paragraph(link(this.around.address, 'Shown on the page itself'))];
    return [...(children as Block[]), ...caption(component.words?.(values))];
  }

  /** The values of a tag's attributes; files and pages with whole addresses. */
  private values({ attributes }: Tag, component: Component): Record<string, AttributeValue> {
    return Object.fromEntries(
      attributes.flatMap((attribute): [string, AttributeValue][] => {
        if (attribute.type !== 'mdxJsxAttribute') return [];
        const kind = component.attributes[attribute.name]?.kind ?? 'text';
        const value = valueOfAttribute(attribute, kind);
        if (value === undefined) return [];
        if (kind === 'file') return [[attribute.name, this.around.addressOfFile(String(value))]];
        return [[attribute.name, kind === 'page' ? this.wholeAddress(String(value)) : value]];
      }),
    );
  }

  private wholeAddress(address: string): string {
    if (address.startsWith('#')) return this.around.address + address;
    return isInternal(address) ? this.around.base + address : address;
  }
}

/** The text of a page for its twin; the tree that is passed in stays unchanged. */
export function twinText(tree: Root, around: TwinSurroundings): Content[] {
  const text = structuredClone(tree);
  for (const plugin of [remarkAdmonitions, remarkMermaid]) plugin()(text);
  return new TwinWriter(around).nodes(text.children);
}
