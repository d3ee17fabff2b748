import type { Element, Root } from 'hast';
import { explainAcronyms, glossaryOf, type PageToExplain } from '../../src/wiki/node/acronyms';
import { countWords, headingsOfTree, textOfTree } from '../../src/wiki/node/content-tree';
import { elementsNamed, visitElements } from '../../src/content-model/hast-elements';
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

const GLOSSARY = glossaryOf('/wiki/acronyms', treeOfText(TABLE));
const PAGE: PageToExplain = { path: '/wiki/page', title: 'A page', description: '', unexplained: [] };

const explained = (text: string, page: Partial<PageToExplain> = {}): Root =>
  explainAcronyms(treeOfText(text), GLOSSARY, { ...PAGE, ...page });

/** The words of the buttons that open a meaning, in order. */
const marksIn = (tree: Root): string[] => elementsNamed(tree, 'button').map((button) => textOfTree(button));

function meaningsIn(tree: Root): [id: unknown, text: string][] {
  const found: Element[] = [];
  visitElements(tree, (element) => element.properties.popover === 'auto' && found.push(element));
  return found.map((element) => [element.properties.id, textOfTree(element)]);
}

it('an acronym is a button in the text, which opens its meaning below', () => {
  const tree = explained('A DSM.\n\n## Again\n\nThe SM.');
  expect(elementsNamed(tree, 'abbr').flatMap(({ children }) => children)).toEqual(elementsNamed(tree, 'button'));
  expect(elementsNamed(tree, 'button').map(({ properties }) => properties.popoverTarget)).toEqual(['acronym-DSM', 'acronym-SM']);
  expect(meaningsIn(tree)).toEqual([
    ['acronym-DSM', 'DSM Deputy Stage Manager. Calls the cues. All acronyms'],
    ['acronym-SM', 'SM Stage manager. Runs the stage. All acronyms'],
  ]);
  const links = elementsNamed(tree, 'a').map(({ properties }) => properties.href);
  expect(links).toEqual(['#again', '/wiki/stage/dsm', '/wiki/acronyms', '/wiki/acronyms']);
});

it('an acronym is explained with each of its meanings', () => {
  const meanings = 'CTO Central Timetabling Office. Runs the bookings. Colour temperature orange. A filter. All acronyms';
  expect(meaningsIn(explained('Ask the CTO.'))).toEqual([['acronym-CTO', meanings]]);
});

it.each<[where: string, text: string, marks: string[], page?: Partial<PageToExplain>]>([
  ['at its first use on the page alone', 'The DSM calls. The DSM waits.\n\n## Before\n\nThe SM and the DSM.', ['DSM', 'SM']],
  ['also when its meaning begins with a bracket', 'Exit by SR.', ['SR']],
  ['except beside a meaning that begins with a bracket', 'Exit by stage right, SR.', []],
  ['in its plural, in brackets, beside a hyphen or a slash', 'LEDs and SM/DSM (not a BO), SU-run.', ['LEDs', 'SM', 'DSM', 'BO', 'SU']],
  ['except inside another word or in lower case', 'Sumo led us par excellence; SMALL, SM58, us@SU, DS-1.', []],
  ['except as a single letter', 'C major', []],
  ['except in headings, links and code', '## The DSM\n\n[An SM](/wiki) says `LED`.\n\n```\nPAR\n```', []],
  ['except in the heads of tables and rows', '| SU | SR |\n| -- | -- |\n| LED | BO |', ['BO']],
  ['except if the text explains it before it', 'The Deputy Stage Manager (DSM) waits. The DSM calls.', []],
  ['except if the text explains it after it, in brackets', 'The DSM (Deputy Stage Manager) waits.', []],
  ['except if the text explains it in other words with the same initials', 'A dear silent man (DSM) waits.', []],
  ['except if a list explains it', '- **DSM:** deputy stage manager\n- Others', []],
  ['except if a table explains it', '| Who | What |\n| --- | ---- |\n| DSM | Deputy Stage Manager |', []],
  ['except if the text explains it further down', 'The DSM calls.\n\n## Who\n\nDSM stands for deputy stage manager.', []],
  ['except if the title explains it', 'The DSM.', [], { title: 'Deputy Stage Manager (DSM)' }],
  ['except on the page about it', 'The DSM and the SM.', ['SM'], { path: '/wiki/stage/dsm' }],
  ['except on the page with the table', 'The DSM and the SM.', [], { path: '/wiki/acronyms' }],
  ['except if the front matter switches it off', 'DC for the PAR of an LED.', ['LED'], { unexplained: ['PAR'] }],
  ['except in names that the front matter lists', 'A Strand SM beside a Strand SMX.', [], { unexplained: ['Strand SM'] }],
  ['also after such a name', 'A Strand SM, says the SM. A PAR.', ['SM', 'PAR'], { unexplained: ['Strand SM', 'PAR 64'] }],
])('an acronym is explained %s', (_where, text, marks, page = {}) => {
  expect(marksIn(explained(text, page))).toEqual(marks);
});

it('a text stays as it is without a glossary', () => {
  const tree = treeOfText('The DSM.');
  expect(explainAcronyms(tree, undefined, PAGE)).toBe(tree);
  expect(explainAcronyms(tree, glossaryOf('/wiki/none', treeOfText('No table.')), PAGE)).toBe(tree);
});

it('search and word counts read the text without the explanations', () => {
  const tree = treeOfText('## Start\n\nThe DSM and a PAR.');
  const [before, words] = [JSON.stringify(tree), countWords(tree)];
  const shown = explainAcronyms(tree, GLOSSARY, PAGE);
  expect([JSON.stringify(tree), countWords(tree)]).toEqual([before, words]);
  expect(headingsOfTree(shown)).toEqual(headingsOfTree(tree));
});
