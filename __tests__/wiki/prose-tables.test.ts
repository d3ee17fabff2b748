import { elementsNamed } from '../../src/content-model/hast-elements';
import { markProseTables } from '../../src/wiki/node/prose-tables';
import { treeOfText } from '../support/compile-text';

const SENTENCES = 'Hold the lever, open the ratchet flat, and pull the strap out by hand.';

/** Classes of the tables in a text, and labels of their cells. */
function marksIn(text: string) {
  const tree = treeOfText(text);
  markProseTables(tree);
  const labels = elementsNamed(tree, 'td').map(({ properties }) => properties.dataLabel);
  return { classes: elementsNamed(tree, 'table').map(({ properties }) => properties.className), labels: labels.filter(Boolean) };
}

it('the cells of a table of prose have the names of their columns', () => {
  const marks = marksIn(`| Hazard | Before | What we do |\n| - | - | - |\n| Strap | High | ${SENTENCES} |`);
  expect(marks).toEqual({ classes: [['prose-rows']], labels: ['Before', 'What we do'] });
});

it.each([
  ['figures', '| Lamp | Watts | Weight |\n| - | - | - |\n| Par | 575 | 3 |'],
  ['two columns', `| Lamp | Use |\n| - | - |\n| Par | ${SENTENCES} |`],
  ['five columns', `| A | B | C | D | E |\n| - | - | - | - | - |\n| 1 | 2 | 3 | 4 | ${SENTENCES} |`],
  ['a glossary', `<FilterableTable label="Find">\n\n| A | B | C |\n| - | - | - |\n| 1 | ${SENTENCES} | 3 |\n\n</FilterableTable>`],
])('a table of %s stays a table', (_kind, text) => {
  expect(marksIn(text)).toEqual({ classes: [undefined], labels: [] });
});
