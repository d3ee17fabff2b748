/** A page's text as a hast tree of elements and text alone. A component is an element with its name as tag name. */
import type { Element, ElementContent, Nodes, Properties, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { isAnchor } from '../../components/sections';
import { curlQuotes } from './curly-quotes';
import { SIZES, SIZES_IN_GALLERY, renderPicture, type FilesBeside } from './pictures';
import { isBlank } from '../../content-model/markdown';
import { element, elementsNamed, visitElements } from '../../content-model/hast-elements';
import { componentNamed } from '../../content-model/page-components';

export type ContentTree = Root;

interface JsxAttribute {
  type: string;
  name?: string;
  value?: unknown;
}

interface JsxElement {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: JsxAttribute[];
  children: RootContent[];
}

type TreeNode = RootContent | JsxElement | Root;

function isJsxElement(node: TreeNode): node is JsxElement {
  return node.type === ('mdxJsxFlowElement' as string) || node.type === ('mdxJsxTextElement' as string);
}

/** How gatsby-plugin-mdx wraps the HTML of a gatsby-remark plugin. */
interface WrappedHtml {
  data: { estree: { body: [{ expression: { properties: [{ value: { value: string } }] } }] } };
}

function htmlOf({ attributes }: JsxElement): string | undefined {
  const wrapped = attributes.find(({ name }) => name === 'dangerouslySetInnerHTML')?.value as WrappedHtml | undefined;
  return wrapped?.data.estree.body[0].expression.properties[0].value.value;
}

/** Drops attributes that are not plain text: the check reports them. */
function propertiesOf({ attributes }: JsxElement): Properties {
  return Object.fromEntries(
    attributes.flatMap(({ type, name, value }): [string, string][] =>
      type === 'mdxJsxAttribute' && name && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

const BLOCKS = /^(?:p|li|ul|ol|h[1-6]|td|th|tr|table|blockquote|pre|figure|figcaption|dt|dd|div|section)$/;

/** React rejects spaces between the rows of a table. */
const WITHOUT_TEXT = /^(?:table|thead|tbody|tr|ul|ol|dl)$/;

/** Id of the heading above footnotes. With a full stop, it differs from those of other headings. */
export const FOOTNOTES_ID = 'footnotes.label';

function hasClass({ properties }: Element, name: string): boolean {
  const given: unknown = properties?.className;
  return Array.isArray(given) && given.includes(name);
}

function plainProperties(element: Element): Properties {
  const { tagName } = element;
  const { class: classes, ...properties } = element.properties ?? {};
  // gatsby-remark plugins name a property as HTML does, which React warns of.
  if (typeof classes === 'string') properties.className = classes.split(' ');
  if (tagName === 'th') return { ...properties, scope: 'col' };
  if (properties.dataFootnoteRef !== undefined) return { ...properties, ariaDescribedBy: [FOOTNOTES_ID] };
  return hasClass(element, 'sr-only') ? { ...properties, id: FOOTNOTES_ID } : properties;
}

function isBlockElement({ tagName }: Element): boolean {
  const component = componentNamed(tagName);
  return component ? !component.isInline : BLOCKS.test(tagName);
}

/** A label around box and words lets the whole line tick the box, without scripts. What follows the line stays outside. */
function taskOf({ properties, children }: Element): Element {
  const parts = children.filter((child, index) => index > 0 || !isBlank(child));
  const [first] = parts;
  // A list with blank lines has paragraphs.
  const isLoose = first?.type === 'element' && first.tagName === 'p';
  const end = isLoose ? 1 : parts.findIndex((child) => child.type === 'element' && isBlockElement(child));
  const [box, ...line] = isLoose ? first.children : parts.slice(0, end < 0 ? undefined : end);
  const below = end < 0 ? [] : parts.slice(end).filter((child) => !isBlank(child));
  const isDone = box?.type === 'element' && box.properties.checked === true;
  // Without "off", browsers restore old ticks.
  const input = element('input', { type: 'checkbox', autoComplete: ['off'], ...(isDone && { defaultChecked: true }) });
  return element('li', properties, [element('label', {}, [input, element('span', {}, line)]), ...below]);
}

/** Wraps a task list in a `Checklist`, which takes in nested ones. */
function checklistOf(list: Element): Element {
  const unwrapped = (node: ElementContent): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const children = node.children.flatMap(unwrapped);
    return node.tagName === 'Checklist' ? children : [{ ...node, children }];
  };
  return element('Checklist', {}, [{ ...list, children: list.children.flatMap(unwrapped) }]);
}

/** Makes the first cell of a row its header, unless it is empty or alone. */
function withHeader(row: ElementContent): ElementContent {
  if (row.type !== 'element') return row;
  const [first, ...others] = row.children;
  if (first?.type !== 'element' || first.children.length === 0 || others.length === 0) return row;
  return { ...row, children: [{ ...first, tagName: 'th', properties: { ...first.properties, scope: 'row' } }, ...others] };
}

function plainChildren(nodes: readonly TreeNode[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (isJsxElement(node)) {
      const html = htmlOf(node);
      if (html !== undefined) return plainChildren(fromHtml(html, { fragment: true }).children);
      const children = plainChildren(node.children);
      if (node.name === null) return children;
      return [element(node.name, propertiesOf(node), children)];
    }
    if (node.type === 'element') {
      // An empty corner cell is no header.
      const tagName = node.tagName === 'th' && node.children.length === 0 ? 'td' : node.tagName;
      const children = plainChildren(node.children).filter((child) => !(WITHOUT_TEXT.test(tagName) && isBlank(child)));
      const properties = plainProperties({ ...node, tagName });
      const plain = element(tagName, properties, tagName === 'tbody' ? children.map(withHeader) : children);
      if (hasClass(node, 'task-list-item')) return [taskOf(plain)];
      return hasClass(node, 'contains-task-list') ? [checklistOf(plain)] : [plain];
    }
    if (node.type === 'text') return [{ type: 'text', value: node.value }];
    return [];
  });
}

export interface TreeSurroundings extends FilesBeside {
  pathPrefix: string;
}

/** Publishes files named by attributes, and replaces the names with addresses. */
function publishFilesOfTree({ tagName, properties }: Element, { publish }: TreeSurroundings): Properties {
  const attributes = componentNamed(tagName)?.attributes;
  if (!attributes) return properties;
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      attributes[name]?.kind === 'file' && typeof value === 'string' ? publish(value) : value,
    ]),
  );
}

/**
 * Corrects the link that the plugin adds to a heading: its address comes from the heading's words, but the heading may have another
 * id. Names the heading by its own words, without those of the link.
 */
function linkToItself(heading: Element): void {
  const link = heading.children.find((child): child is Element => isAnchor(child));
  if (!link) return;
  const { id } = heading.properties;
  link.properties.href = `#${String(id)}`;
  // Leaves out the plugin's inline style: React refuses a text, and the style sheet places the link.
  heading.properties = { id, ariaLabel: textOfHeading(heading) };
}

function placeParts(nodes: ElementContent[], sizes: string, surroundings: TreeSurroundings): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'Picture') return renderPicture(node, sizes, surroundings);
    const below = node.tagName === 'Gallery' ? SIZES_IN_GALLERY : sizes;
    const children = placeParts(node.children, below, surroundings);
    return [{ ...node, properties: publishFilesOfTree(node, surroundings), children }];
  });
}

/** Reduces gatsby-plugin-mdx's output to elements and text, without the title. */
export function treeOfCompiledPage(tree: Root, surroundings: TreeSurroundings): ContentTree {
  const { pathPrefix } = surroundings;
  const plain: ContentTree = {
    type: 'root',
    children: placeParts(plainChildren(tree.children), SIZES, surroundings).filter(
      (node) => !(node.type === 'element' && node.tagName === 'h1'),
    ),
  };
  curlQuotes(plain, isBlockElement);
  visitElements(plain, linkToItself);
  // The plugin has added the prefix to links already, and Gatsby's Link would add it again.
  if (pathPrefix === '') return plain;
  for (const { properties } of elementsNamed(plain, 'a')) {
    const { href } = properties;
    if (typeof href === 'string' && href.startsWith(`${pathPrefix}/`)) properties.href = href.slice(pathPrefix.length);
  }
  return plain;
}

export function valuesOf({ properties }: Element): Readonly<Record<string, string>> {
  return properties as Record<string, string>;
}

function isFootnoteMark(node: Nodes): boolean {
  return node.type === 'element' && (node.properties.dataFootnoteRef ?? node.properties.dataFootnoteBackref) !== undefined;
}

/** The readable text, with a space between blocks. A component's own words precede its children's. */
export function textOfTree(node: Nodes, { withPictures = false }: { withPictures?: boolean } = {}): string {
  const parts: string[] = [];
  const read = (current: Nodes): void => {
    if (current.type === 'text') parts.push(current.value);
    if (!('children' in current) || isFootnoteMark(current) || isAnchor(current)) return;
    const component = current.type === 'element' ? componentNamed(current.tagName) : undefined;
    const isBlock = current.type === 'element' && isBlockElement(current);
    if (current.type === 'element' && component?.words) parts.push(` ${component.words(valuesOf(current))} `);
    if (withPictures && current.type === 'element' && current.tagName === 'img') parts.push(String(current.properties.alt));
    if (!component?.isDrawn) for (const child of current.children) read(child);
    if (isBlock) parts.push(' ');
  };
  read(node);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

const textOfHeading = (heading: Element): string => textOfTree(heading, { withPictures: true });

export function countWords(tree: ContentTree): number {
  return textOfTree(tree)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function headingsOfTree(tree: ContentTree) {
  const headings: { id: string; depth: number; text: string }[] = [];
  visitElements(tree, (heading) => {
    const depth = Number(/^h([1-6])$/.exec(heading.tagName)?.[1] ?? 0);
    const { id } = heading.properties;
    if (depth > 0 && typeof id === 'string' && id !== FOOTNOTES_ID) headings.push({ id, depth, text: textOfHeading(heading) });
  });
  return headings;
}
