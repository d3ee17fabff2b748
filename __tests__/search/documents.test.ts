import { documentOfPage, type PageToIndex } from '../../src/search/node/documents';
import { anchorOfSection, type SearchDocument } from '../../src/search/local-index';
import { treeOfText } from '../support/compile-text';

function documentOf(text: string, page: Partial<PageToIndex> = {}): SearchDocument {
  return documentOfPage({
    path: '/wiki/sound/pa2',
    title: 'DriveRack PA2',
    emoji: undefined,
    description: 'Tame the room.',
    trail: ['Disciplines', 'Sound'],
    tags: ['Equipment'],
    shortlinks: ['pa2', 'wizard'],
    sectionShortlinks: [{ shortlink: 'makka', hash: 'makka-pakka' }],
    tree: treeOfText(text),
    ...page,
  });
}

it('the search document of a wiki page has its description, trail, tags, short links, and a section for each heading but its title', () => {
  const text = '# DriveRack PA2\n\nLead.\n\n## Makka Pakka\n\nStones.\n\n### Step by step\n\nSlowly.';
  expect(documentOf(text)).toEqual({
    kind: 'wiki',
    weight: 1,
    trail: 'Disciplines › Sound',
    url: '/wiki/sound/pa2',
    title: 'DriveRack PA2',
    description: 'Tame the room.',
    names: ['pa2', 'wizard'],
    tags: ['Equipment'],
    sections: [
      { texts: ['Lead.'] },
      { heading: { level: 2, text: 'Makka Pakka' }, names: ['makka'], texts: ['Stones.'] },
      { heading: { level: 3, text: 'Step by step' }, texts: ['Slowly.'] },
    ],
  });
});

it('a page directly below the root has the trail “Wiki”', () => {
  expect(documentOf('Text.', { trail: [] }).trail).toBe('Wiki');
});

it('only anchors that differ from the usual one of their heading are stored, and search finds all', () => {
  const { sections } = documentOf('Lead.\n\n## Get-in & get-out\n\nOne.\n\n## Same\n\n## Same');
  expect(sections.map(({ anchor }) => anchor)).toEqual([undefined, undefined, undefined, 'same-1']);
  expect(sections.map(anchorOfSection)).toEqual([null, 'get-in--get-out', 'same', 'same-1']);
});

const LONG = 'word '.repeat(90).trim();

it.each<[what: string, lines: string[], results: string[]]>([
  ['short paragraphs together', ['First.', '', 'Second.'], ['First. Second.']],
  ['a long paragraph whole', [LONG, '', LONG], [LONG, LONG]],
  ['each row of a table alone, without its head', ['| Cable | Length |', '| --- | --- |', '| XLR | 5 m |'], ['XLR, 5 m']],
  ['each item of a list alone', ['- Coil it', '  - over and under'], ['Coil it', 'over and under']],
  ['the title of an admonition', [':::warning[Mind the crossover]', 'Only one.', ':::'], ['Mind the crossover. Only one.']],
  ['no default title of an admonition', [':::note', 'Read this.', ':::'], ['Read this.']],
  ['the caption of pictures', ['<Gallery caption="Two ways to coil">', '', '</Gallery>'], ['Two ways to coil']],
  ['inline code, but no block of code', ['Before `inline` code.', '', '```sh', 'rm -rf secret', '```'], ['Before inline code.']],
  [
    'the caption of a diagram, but not its source',
    ['```mermaid', 'flowchart TD', '  accTitle: The signal', '  accDescr: Hidden words.', '  desk --> pa2node', '```'],
    ['The signal'],
  ],
  ['no attributes of components', ['<Video url="https://example.org/film" title="Film title" />'], []],
])('search shows %s', (_what, lines, results) => {
  expect(documentOf(lines.join('\n')).sections.flatMap(({ texts }) => texts)).toEqual(results);
});
