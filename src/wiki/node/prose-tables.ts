import type { Element, Root } from 'hast';
import { elementsNamed, isElement } from '../../content-model/hast-elements';
import { textOfTree } from './content-tree';

/** Fewer columns fit on a phone; more are figures, which readers compare along a column. */
const COLUMNS = [3, 4];

/** A column whose cells have more characters on average has sentences: on a phone they would be eight lines high. */
const SENTENCE = 45;

const cellsOf = (row: Element): Element[] => row.children.filter(isElement);

function isProse(rows: readonly Element[], columns: number): boolean {
  const averages = Array.from({ length: columns - 1 }, (_, index) => {
    const lengths = rows.map((row) => textOfTree(cellsOf(row)[index + 1] ?? { type: 'text', value: '' }).length);
    return lengths.reduce((sum, length) => sum + length, 0) / rows.length;
  });
  return averages.some((average) => average > SENTENCE);
}

/** Marks a table of prose, and gives each cell the name of its column. */
function mark(table: Element): void {
  const [head, ...rows] = elementsNamed(table, 'tr');
  const names = head ? cellsOf(head).map((cell) => textOfTree(cell)) : [];
  if (!COLUMNS.includes(names.length) || rows.length === 0 || !isProse(rows, names.length)) return;
  table.properties.className = ['prose-rows'];
  for (const row of rows) {
    for (const [column, cell] of cellsOf(row).entries()) if (column > 0 && names[column]) cell.properties.dataLabel = names[column];
  }
}

/** Marks the tables of prose in a page's text, which become lists on a phone; see tables.module.css. Glossaries have their own way. */
export function markProseTables(tree: Root): void {
  const glossaries = new Set(elementsNamed(tree, 'FilterableTable').flatMap((glossary) => elementsNamed(glossary, 'table')));
  for (const table of elementsNamed(tree, 'table')) if (!glossaries.has(table)) mark(table);
}
