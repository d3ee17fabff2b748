import { elementsNamed } from '../../src/content-model/hast-elements';
import { withProseTables } from '../../src/wiki/node/prose-tables';
import { treeOfText } from '../support/compile-text';

const SENTENCES = 'Hold the lever, open the ratchet flat, and pull the strap out by hand.';

const tableOf = (text: string) => {
  const tree = treeOfText(text);
  const before = JSON.stringify(tree);
  const [table] = elementsNamed(withProseTables(tree), 'table');
  expect(JSON.stringify(tree)).toBe(before);
  return table;
};
const labelsIn = (text: string) =>
  elementsNamed(tableOf(text) ?? { type: 'root', children: [] }, 'td').map(({ properties }) => properties.dataLabel);

it('the cells of a table of prose have the names of their columns', () => {
  const text = `| Hazard | Before | What we do |\n| - | - | - |\n| Strap | High | ${SENTENCES} |`;
  expect(tableOf(text)?.properties.className).toEqual(['prose-rows']);
  expect(labelsIn(text)).toEqual(['Before', 'What we do']);
});

it.each([
  ['figures', '| Lamp | Watts | Weight |\n| - | - | - |\n| Par | 575 | 3 |'],
  ['two columns', `| Lamp | Use |\n| - | - |\n| Par | ${SENTENCES} |`],
  ['five columns', `| A | B | C | D | E |\n| - | - | - | - | - |\n| 1 | 2 | 3 | 4 | ${SENTENCES} |`],
  ['a glossary', `<FilterableTable label="Find">\n\n| A | B | C |\n| - | - | - |\n| 1 | ${SENTENCES} | 3 |\n\n</FilterableTable>`],
])('a table of %s stays a table', (_kind, text) => {
  expect(tableOf(text)?.properties.className).toBeUndefined();
  expect(labelsIn(text).filter(Boolean)).toEqual([]);
});
