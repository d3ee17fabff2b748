import type { Element, Root } from 'hast';
import { explainAcronyms, glossaryOf, type PageToExplain } from '../../src/wiki/node/acronyms';
import { countWords, headingsOfTree, textOfTree } from '../../src/wiki/node/content-tree';
import { visitElements } from '../../src/content-model/hast-elements';
import { treeOfText } from '../support/compile-text';

const TABLE = `
| Short | What it means |
| ----- | ------------- |
| BO, DBO | **Blackout, dead blackout.** All light out. |
| C, CS | **Centre stage.** |
| CTO | **Central Timetabling Office.** Runs the bookings. |
| CTO | **Colour temperature orange.** A filter. |
| DSM | **[Deputy Stage Manager](/wiki/stage/dsm).** Calls the cues. |
| LED | **Light-emitting diode.** The source. |
| PAR | **Parabolic aluminised reflector.** |
| SM | Stage manager. Runs the stage. |
| SR | (On the audience's left) Stage right. |
| SU | **Students' Union.** |
| US, DS | **Upstage, downstage.** |
`;

const glossary = glossaryOf('/wiki/acronyms', treeOfText(TABLE));

function explained(text: string, page: Partial<PageToExplain> = {}): Root {
  return explainAcronyms(treeOfText(text), glossary, { path: '/wiki/page', title: 'A page', description: '', unexplained: [], ...page });
}

function elementsOf(tree: Root, test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visitElements(tree, (element) => test(element) && found.push(element));
  return found;
}

/** The words of the buttons that open a meaning, in order. */
const marksIn = (tree: Root): string[] => elementsOf(tree, ({ tagName }) => tagName === 'button').map((one) => textOfTree(one));
const marked = (...given: Parameters<typeof explained>): string[] => marksIn(explained(...given));
const meaningsIn = (tree: Root): string[] =>
  elementsOf(tree, ({ properties }) => properties.popover === 'auto').map((one) => textOfTree(one));

it('an acronym is explained at its first use on the page', () => {
  expect(marked('The DSM calls. The DSM waits.\n\n## Before\n\nThe SM and the DSM.')).toEqual(['DSM', 'SM']);
});

it('an acronym is a button in the text, which opens its meaning below', () => {
  const tree = explained('A DSM.\n\n## Again\n\nThe SM.');
  expect(JSON.stringify(tree.children[0])).toContain('{"type":"element","tagName":"abbr"');
  const targets = elementsOf(tree, ({ tagName }) => tagName === 'button').map(({ properties }) => properties.popoverTarget);
  expect(targets).toEqual(['acronym-DSM', 'acronym-SM']);
  expect(elementsOf(tree, ({ properties }) => properties.id === 'acronym-DSM')).toHaveLength(1);
  expect(meaningsIn(tree)[0]).toBe('DSM Deputy Stage Manager. Calls the cues. All acronyms');
  const links = elementsOf(tree, ({ tagName }) => tagName === 'a').map(({ properties }) => properties.href);
  expect(links).toEqual(['#again', '/wiki/stage/dsm', '/wiki/acronyms', '/wiki/acronyms']);
});

it('an acronym is explained also when its meaning begins with a bracket', () => {
  expect(marked('Exit by SR.')).toEqual(['SR']);
  expect(marked('Exit by stage right, SR.')).toEqual([]);
});

it('an acronym is explained with each of its meanings', () => {
  expect(meaningsIn(explained('Ask the CTO.'))).toEqual([
    'CTO Central Timetabling Office. Runs the bookings. Colour temperature orange. A filter. All acronyms',
  ]);
});

it('an acronym is explained in its plural, in brackets and beside a hyphen or a slash', () => {
  expect(marked('LEDs and SM/DSM (not a BO), SU-run.')).toEqual(['LEDs', 'SM', 'DSM', 'BO', 'SU']);
});

it('an acronym is left alone inside another word, in lower case, and as a single letter', () => {
  expect(marked('Sumo led us par excellence; SMALL, SM58, us@SU, C major, DS-1.')).toEqual([]);
});

it('an acronym is left alone in headings, links, code and the heads of tables and rows', () => {
  const table = '| SU | SR |\n| -- | -- |\n| LED | BO |';
  expect(marked(`## The DSM\n\n[An SM](/wiki) says \`LED\`.\n\n\`\`\`\nPAR\n\`\`\`\n\n${table}`)).toEqual(['BO']);
});

it.each([
  ['before it, in words', 'The Deputy Stage Manager (DSM) waits. The DSM calls.'],
  ['after it, in brackets', 'The DSM (Deputy Stage Manager) waits.'],
  ['in other words than the table, with the same initials', 'A dear silent man (DSM) waits.'],
  ['in a list', '- **DSM:** deputy stage manager\n- Others'],
  ['in a table', '| Who | What |\n| --- | ---- |\n| DSM | Deputy Stage Manager |'],
  ['further down', 'The DSM calls.\n\n## Who\n\nDSM stands for deputy stage manager.'],
])('an acronym is left alone where the page explains it: %s', (_where, text) => {
  expect(marked(text)).toEqual([]);
});

it('an acronym is left alone on the page that is about it, and on the page with the table', () => {
  expect(marked('The DSM and the SM.', { path: '/wiki/stage/dsm' })).toEqual(['SM']);
  expect(marked('The DSM and the SM.', { path: '/wiki/acronyms' })).toEqual([]);
});

it('an acronym is left alone where the title or the description explains it', () => {
  expect(marked('The DSM.', { title: 'Deputy Stage Manager (DSM)' })).toEqual([]);
});

it('an acronym is left alone where the front matter switches it off', () => {
  expect(marked('DC for the PAR of an LED.', { unexplained: ['PAR'] })).toEqual(['LED']);
});

it('an acronym is left alone in the names of products that the front matter lists', () => {
  const page = { unexplained: ['Strand SM', 'PAR 64'] };
  expect(marked('A Strand SM beside a Strand SMX. A PAR 64.', page)).toEqual([]);
  expect(marked('A Strand SM, says the SM. A PAR.', page)).toEqual(['SM', 'PAR']);
});

it('an acronym is left alone without a glossary', () => {
  const tree = treeOfText('The DSM.');
  const page = { path: '/wiki/page', title: '', description: '', unexplained: [] };
  expect(explainAcronyms(tree, undefined, page)).toBe(tree);
  expect(explainAcronyms(tree, glossaryOf('/wiki/none', treeOfText('No table.')), page)).toBe(tree);
});

it('search and word counts read the text without the explanations', () => {
  const tree = treeOfText('## Start\n\nThe DSM and a PAR.');
  const before = JSON.stringify(tree);
  const words = countWords(tree);
  const shown = explainAcronyms(tree, glossary, { path: '/wiki/page', title: '', description: '', unexplained: [] });
  expect(JSON.stringify(tree)).toBe(before);
  expect(countWords(tree)).toBe(words);
  expect(headingsOfTree(shown)).toEqual(headingsOfTree(tree));
});
