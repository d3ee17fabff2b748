import type { Element, Root } from 'hast';
import { textOfTree } from '../../src/wiki/node/content-tree';
import { visitElements } from '../../src/content-model/hast-elements';
import { addLetters } from '../../src/wiki/node/letters';
import { treeOfText } from '../support/compile-text';

const glossary = (terms: readonly string[]): Root =>
  treeOfText(
    `<FilterableTable label="Find">\n\n| Short | Kind |\n| - | - |\n${terms.map((term) => `| ${term} | x |`).join('\n')}\n\n</FilterableTable>`,
  );

const TERMS = ['AGM', 'ASM', 'BOH', 'CAD', 'DSM', 'EQ', 'FOH', 'GDTF', 'HSE', 'IEC', 'LED', 'MIDI', 'PAR'];

/** Letters above a table of these terms, each with the row that it leads to. */
function lettersAbove(terms: readonly string[]): [string, string][] {
  const tree = glossary(terms);
  addLetters(tree);
  const rows = new Map<string, Element>();
  const links: Element[] = [];
  visitElements(tree, (element) => {
    if (typeof element.properties.id === 'string') rows.set(`#${element.properties.id}`, element);
    if (element.tagName === 'Letters') links.push(...(element.children as Element[]));
  });
  return links.map((link) => [textOfTree(link), textOfTree(rows.get(String(link.properties.href)) as Element)]);
}

it('each letter above a long table leads to its first row', () => {
  expect(lettersAbove(TERMS)).toEqual(TERMS.filter((term) => term !== 'ASM').map((term) => [term.charAt(0), `${term} x`]));
});

it('a term that begins with an accented letter is among those of the plain letter', () => {
  expect(lettersAbove(TERMS.map((term) => (term === 'EQ' ? 'Éclair' : term)))).toContainEqual(['E', 'Éclair x']);
});

it.each([
  ['short', TERMS.slice(0, 5)],
  ['not in alphabetical order', TERMS.toReversed()],
])('a table that is %s has no letters above it', (_why, terms) => {
  expect(lettersAbove(terms)).toEqual([]);
});
