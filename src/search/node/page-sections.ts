import type { Element, ElementContent } from 'hast';
import { componentNamed } from '../../content-model/page-components';
import { FOOTNOTES_ID, textOfTree, valuesOf, type ContentTree } from '../../wiki/node/content-tree';
import type { WikiPageNode } from '../../wiki/node/source-wiki-pages';
import { usualAnchor, type SearchSection } from '../local-index';

/** Paragraphs are joined up to this many characters. */
const GROUP_LENGTH = 500;

const SKIPPED = new Set(['pre', 'script', 'style', 'svg', 'picture']);
/** Elements that end the text before them; all others are inline. */
const INTERRUPTS =
  /^(?:p|li|ul|ol|h[1-6]|table|thead|tbody|tr|td|th|blockquote|pre|figure|figcaption|dl|dt|dd|div|section|hr|details|summary)$/;

interface Block {
  text: string;
  heading?: { id: string; depth: number };
  /** An item of a list or a row of a table, which is a result of its own. */
  isOwnResult?: boolean;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

function textOfRow(row: Element): string {
  return row.children
    .flatMap((cell) => (cell.type === 'element' ? [plain(textOfTree(cell))] : []))
    .filter((text) => text !== '')
    .join(', ');
}

function blocksOf(children: readonly ElementContent[], isOwnResult = false): Block[] {
  const blocks: Block[] = [];
  let running = '';
  const flush = (): void => {
    const text = plain(running);
    if (text !== '') blocks.push({ text, isOwnResult });
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
      // A heading of level 1 is the page's title, which the document has already.
      if (depth > 1 && typeof id === 'string' && id !== FOOTNOTES_ID)
        blocks.push({ text: plain(textOfTree(child)), heading: { id, depth } });
    } else if (child.tagName === 'thead') {
      // Column names answer no query.
      continue;
    } else if (child.tagName === 'tr') {
      blocks.push({ text: textOfRow(child), isOwnResult: true });
    } else {
      blocks.push(...blocksOf(child.children, isOwnResult || child.tagName === 'li'));
    }
  }
  flush();
  return blocks.filter((block) => block.text !== '');
}

function groupsOf(blocks: readonly Block[]): string[] {
  const groups: string[] = [];
  let isOpen = false;
  for (const { text, isOwnResult = false } of blocks) {
    const last = groups.at(-1) ?? '';
    if (isOpen && !isOwnResult && last.length + text.length < GROUP_LENGTH) groups[groups.length - 1] = `${last} ${text}`;
    else groups.push(text);
    isOpen = !isOwnResult;
  }
  return groups;
}

/** The sections of a page's text: with tables, lists, admonitions and captions, without code and table heads. */
export function sectionsOfTree(tree: ContentTree, shortlinks: WikiPageNode['sectionShortlinks']): SearchSection[] {
  const sections: { blocks: Block[]; heading?: Required<Block>['heading'] & { text: string } }[] = [{ blocks: [] }];
  for (const { heading, ...block } of blocksOf(tree.children as ElementContent[])) {
    if (heading) sections.push({ heading: { ...heading, text: block.text }, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections.flatMap(({ heading, blocks }): SearchSection[] => {
    const texts = groupsOf(blocks);
    if (!heading) return texts.length > 0 ? [{ texts }] : [];
    const { id, text, depth: level } = heading;
    const names = shortlinks.filter(({ hash }) => hash === id).map(({ shortlink }) => shortlink);
    return [{ heading: { level, text }, ...(id !== usualAnchor(text) && { anchor: id }), ...(names.length > 0 && { names }), texts }];
  });
}
