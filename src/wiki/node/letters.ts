import type { Element, Root } from 'hast';
import { foldText } from '../../components/text-filter';
import { element, elementsNamed } from '../../content-model/hast-elements';
import { textOfTree } from './content-tree';

/** Shorter tables need no links. */
const LEAST_LETTERS = 12;

/** With a full stop, the id differs from those of headings. */
const idOf = (letter: string): string => `letter.${letter}`;

/** The first row of each letter; empty unless the rows are in alphabetical order. */
function firstRows(table: Element): Map<string, Element> {
  const rows = new Map<string, Element>();
  let last = '';
  for (const row of elementsNamed(table, 'tr')) {
    const [cell] = row.children;
    if (cell === undefined || (cell.type === 'element' && cell.properties.scope === 'col')) continue;
    // É sorts as E.
    const letter = foldText(textOfTree(cell)).charAt(0).toUpperCase();
    if (letter < last) return new Map<string, Element>();
    last = letter;
    if (!rows.has(letter)) rows.set(letter, row);
  }
  return rows;
}

/** Adds links from A to Z above the first filterable table of a page's text, if that is long and sorted. */
export function addLetters(tree: Root): void {
  const [table] = elementsNamed(tree, 'FilterableTable');
  const rows = table ? firstRows(table) : new Map<string, Element>();
  if (!table || rows.size < LEAST_LETTERS) return;
  for (const [letter, row] of rows) row.properties.id = idOf(letter);
  const links = [...rows.keys()].map((letter) => element('a', { href: `#${idOf(letter)}` }, [{ type: 'text', value: letter }]));
  table.children.unshift(element('Letters', {}, links));
}
