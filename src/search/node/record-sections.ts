/** The text of a page as search sees it: sections below headings, each with its groups of paragraphs. */
import type { Element, ElementContent } from 'hast';
import { componentNamed } from '../../content/page-components';
import { FOOTNOTES_ID, textOfTree, valuesOf, type ContentTree } from '../../wiki/node/content-tree';

/** One heading and the text up to the next one. */
export interface Section {
  /** The heading; `undefined` for what stands above the first one. */
  heading: { id: string; text: string; depth: number } | undefined;
  /** The text in groups of paragraphs, each short enough to be one search result. */
  groups: string[];
}

/** Number of letters from which a group of paragraphs is full. */
const GROUP_LENGTH = 500;

/** HTML elements whose text is not searched. */
const SKIPPED = new Set(['pre', 'script', 'style', 'svg', 'picture']);
/** HTML elements that interrupt the text around them. */
const INTERRUPTS =
  /^(?:p|li|ul|ol|h[1-6]|table|thead|tbody|tr|td|th|blockquote|pre|figure|figcaption|dl|dt|dd|div|section|hr|details|summary)$/;

interface Block {
  text: string;
  heading?: { id: string; depth: number };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A row of a table on one line. */
function textOfRow(row: Element): string {
  return row.children
    .flatMap((cell) => (cell.type === 'element' ? [plain(textOfTree(cell))] : []))
    .filter((text) => text !== '')
    .join(', ');
}

/** The blocks of text below a node, in reading order. */
function blocksOf(children: readonly ElementContent[]): Block[] {
  const blocks: Block[] = [];
  let running = '';
  const flush = (): void => {
    const text = plain(running);
    if (text !== '') blocks.push({ text });
    running = '';
  };
  for (const child of children) {
    if (child.type === 'text') running += child.value;
    if (child.type !== 'element' || SKIPPED.has(child.tagName)) continue;
    const component = componentNamed(child.tagName);
    const isInline = component ? component.isInline : !INTERRUPTS.test(child.tagName);
    if (isInline) {
      running += child.tagName === 'br' ? ' ' : textOfTree(child);
      continue;
    }
    flush();
    const depth = Number(/^h([1-6])$/.exec(child.tagName)?.[1] ?? 0);
    const { id } = child.properties;
    if (component) {
      blocks.push({ text: plain((component.searchWords ?? component.words)?.(valuesOf(child)) ?? '') });
      if (!component.isDrawn) blocks.push(...blocksOf(child.children));
    } else if (depth > 0) {
      if (typeof id === 'string' && id !== FOOTNOTES_ID) blocks.push({ text: plain(textOfTree(child)), heading: { id, depth } });
    } else if (child.tagName === 'tr') {
      blocks.push({ text: textOfRow(child) });
    } else {
      blocks.push(...blocksOf(child.children));
    }
  }
  flush();
  return blocks.filter((block) => block.text !== '');
}

/** Joins paragraphs into groups of about `GROUP_LENGTH` letters; no paragraph is ever split. */
function groupsOf(paragraphs: readonly string[]): string[] {
  const groups: string[] = [];
  for (const paragraph of paragraphs) {
    const last = groups.at(-1);
    if (last !== undefined && last.length + paragraph.length < GROUP_LENGTH) groups[groups.length - 1] = `${last} ${paragraph}`;
    else groups.push(paragraph);
  }
  return groups;
}

/**
 * The sections of a page's text, in order. Tables, lists, admonitions and captions count as text; code
 * blocks and attributes of components do not.
 */
export function sectionsOfTree(tree: ContentTree): Section[] {
  const sections: { heading: Section['heading']; paragraphs: string[] }[] = [{ heading: undefined, paragraphs: [] }];
  for (const { text, heading } of blocksOf(tree.children as ElementContent[])) {
    if (heading) sections.push({ heading: { ...heading, text }, paragraphs: [] });
    else sections.at(-1)?.paragraphs.push(text);
  }
  return sections
    .map(({ heading, paragraphs }) => ({ heading, groups: groupsOf(paragraphs) }))
    .filter(({ heading, groups }) => heading !== undefined || groups.length > 0);
}
