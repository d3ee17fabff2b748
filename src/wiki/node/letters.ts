import type { Element, ElementContent, Root } from 'hast';
import { foldText } from '../../components/text-filter';
import { element, elementsNamed } from '../../content/hast-elements';
import { textOfTree } from './content-tree';

/** Shorter tables need no links. */
const LEAST_LETTERS = 12;

/** No heading of the text can have an id with a full stop. */
const idOf = (letter: string): string => `letter.${letter}`;

/** The first row of each letter; empty unless the rows are in alphabetical order. */
function firstRows(table: Element): Map<string, Element> {
  const rows = new Map<string, Element>();
  let last = '';
  let isSorted = true;
  for (const row of elementsNamed(table, 'tr')) {
    const [cell] = row.children;
    if (cell === undefined || (cell.type === 'element' && cell.properties.scope === 'col')) continue;
    // É is in its place as E.
    const letter = foldText(textOfTree(cell)).charAt(0).toUpperCase();
    if (letter < last) isSorted = false;
    last = letter;
    if (!rows.has(letter)) rows.set(letter, row);
  }
  return isSorted ? rows : new Map<string, Element>();
}

function withIds(node: ElementContent, ids: ReadonlyMap<Element, string>): ElementContent {
  if (node.type !== 'element') return node;
  const id = ids.get(node);
  const children = node.children.map((child) => withIds(child, ids));
  return { ...node, children, ...(id !== undefined && { properties: { ...node.properties, id } }) };
}

/** Returns a copy of a page's text with links from A to Z above its first filterable table, if that is long and sorted. */
export function withLetters(tree: Root): Root {
  const at = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'FilterableTable');
  const table = tree.children[at];
  if (table?.type !== 'element') return tree;
  const rows = firstRows(table);
  if (rows.size < LEAST_LETTERS) return tree;
  const links = [...rows.keys()].map((letter) => element('a', { href: `#${idOf(letter)}` }, [{ type: 'text', value: letter }]));
  const letters = element('Letters', {}, links);
  const ids = new Map([...rows].map(([letter, row]) => [row, idOf(letter)]));
  return {
    ...tree,
    children: tree.children.with(at, { ...table, children: [letters, ...table.children.map((child) => withIds(child, ids))] }),
  };
}
