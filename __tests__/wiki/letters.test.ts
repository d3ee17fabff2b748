import type { Element, Root } from 'hast';
import { textOfTree } from '../../src/wiki/node/content-tree';
import { visitElements } from '../../src/content-model/hast-elements';
import { withLetters } from '../../src/wiki/node/letters';
import { treeOfText } from '../support/compile-text';

const glossary = (terms: readonly string[]): Root =>
  treeOfText(
    `<FilterableTable label="Find">\n\n| Short | Kind |\n| - | - |\n${terms.map((term) => `| ${term} | x |`).join('\n')}\n\n</FilterableTable>`,
  );

const TERMS = ['AGM', 'ASM', 'BOH', 'CAD', 'DSM', 'EQ', 'FOH', 'GDTF', 'HSE', 'IEC', 'LED', 'MIDI', 'PAR'];

/** Letters with links, each with the row that it leads to. */
function lettersIn(tree: Root): [string, string][] {
  const rows = new Map<string, Element>();
  const links: Element[] = [];
  visitElements(tree, (element) => {
    if (typeof element.properties.id === 'string') rows.set(`#${element.properties.id}`, element);
    if (element.tagName === 'Letters') links.push(...(element.children as Element[]));
  });
  return links.map((link) => [textOfTree(link), textOfTree(rows.get(String(link.properties.href)) as Element)]);
}

it('each letter above a long table leads to its first row', () => {
  const tree = glossary(TERMS);
  const before = JSON.stringify(tree);
  expect(lettersIn(withLetters(tree))).toEqual(TERMS.filter((term) => term !== 'ASM').map((term) => [term.charAt(0), `${term} x`]));
  expect(JSON.stringify(tree)).toBe(before);
});

it('a term that begins with an accented letter is among those of the plain letter', () => {
  const terms = TERMS.map((term) => (term === 'EQ' ? 'Éclair' : term));
  expect(lettersIn(withLetters(glossary(terms)))).toContainEqual(['E', 'Éclair x']);
});

it.each([
  ['short', TERMS.slice(0, 5)],
  ['not in alphabetical order', TERMS.toReversed()],
])('a table that is %s has no letters above it', (_why, terms) => {
  expect(lettersIn(withLetters(glossary(terms)))).toEqual([]);
});
