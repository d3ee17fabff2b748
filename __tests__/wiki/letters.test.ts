import { textOfTree } from '../../src/wiki/node/content-tree';
import { elementsNamed } from '../../src/content-model/hast-elements';
import { addLetters } from '../../src/wiki/node/letters';
import { treeOfText } from '../support/compile-text';

const TERMS = ['AGM', 'ASM', 'BOH', 'CAD', 'DSM', 'Éclair', 'FOH', 'GDTF', 'HSE', 'IEC', 'LED', 'MIDI', 'PAR'];

/** Addresses of the letters above a table of these terms, each with the row that it leads to. */
function lettersAbove(terms: readonly string[]): unknown[][] {
  const rows = terms.map((term) => `| ${term} | x |`).join('\n');
  const tree = treeOfText(`<FilterableTable label="Find">\n\n| Short | Kind |\n| - | - |\n${rows}\n\n</FilterableTable>`);
  addLetters(tree);
  const rowsById = new Map(elementsNamed(tree, 'tr').map((row) => [row.properties.id, textOfTree(row)]));
  const links = elementsNamed(tree, 'Letters').flatMap((letters) => elementsNamed(letters, 'a'));
  return links.map((link) => [textOfTree(link), rowsById.get(String(link.properties.href).slice(1))]);
}

it('each letter above a long table leads to its first row, and an accented letter counts as the plain one', () => {
  const first = TERMS.filter((term) => term !== 'ASM');
  expect(lettersAbove(TERMS)).toEqual(first.map((term) => [term.charAt(0).replace('É', 'E'), `${term} x`]));
});

it.each([
  ['short', TERMS.slice(0, 5)],
  ['not in alphabetical order', TERMS.toReversed()],
])('a table that is %s has no letters above it', (_why, terms) => {
  expect(lettersAbove(terms)).toEqual([]);
});
