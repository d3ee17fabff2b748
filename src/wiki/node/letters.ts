import type { Element, Root } from 'hast';
import { foldText } from '../../components/text-filter';
import { element, elementsNamed, isElement } from '../../content-model/hast-elements';
import { textOfTree } from './content-tree';

/** Shorter tables need no links. */
const LEAST_LETTERS = 12;

/** With a full stop, the id differs from those of headings. */
const idOf = (letter: string): string => `letter.${letter}`;

/** The first row of each letter; empty unless the rows are in alphabetical order. */
function firstRows(table: Element): Map<string, Element> {
  const rows = new Map<string, Element>();
  let last = '';
  let isSorted = true;
  for (const row of elementsNamed(table, 'tr')) {
    const [cell] = row.children;
    if (cell === undefined || (cell.type === 'element' && cell.properties.scope === 'col')) continue;
    // É sorts as E.
    const letter = foldText(textOfTree(cell)).charAt(0).toUpperCase();
    if (letter < last) isSorted = false;
    last = letter;
    if (!rows.has(letter)) rows.set(letter, row);
  }
  return isSorted ? rows : new Map<string, Element>();
}

const filterableTable = ({ children }: Root): Element | undefined =>
  children.filter(isElement).find(({ tagName }) => tagName === 'FilterableTable');

/** Returns a copy of a page's text with links from A to Z above its first filterable table, if that is long and sorted. */
export function withLetters(tree: Root): Root {
  const found = filterableTable(tree);
  if (!found || firstRows(found).size < LEAST_LETTERS) return tree;
  // Cloned together, the table stays a part of the copy.
  const { copy, table } = structuredClone({ copy: tree, table: found });
  const rows = firstRows(table);
  for (const [letter, row] of rows) row.properties.id = idOf(letter);
  const links = [...rows.keys()].map((letter) => element('a', { href: `#${idOf(letter)}` }, [{ type: 'text', value: letter }]));
  table.children.unshift(element('Letters', {}, links));
  return copy;
}
