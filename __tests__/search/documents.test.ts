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
    sectionShortlinks: [],
    tree: treeOfText(text),
    ...page,
  });
}

const textsIn = (text: string): string[] => documentOf(text).sections.flatMap(({ texts }) => texts);

it('the search document of a wiki page has its title, description, trail, tags and short links', () => {
  expect(documentOf('Some text.')).toEqual({
    kind: 'wiki',
    weight: 1,
    trail: 'Disciplines › Sound',
    url: '/wiki/sound/pa2',
    title: 'DriveRack PA2',
    description: 'Tame the room.',
    names: ['pa2', 'wizard'],
    tags: ['Equipment'],
    sections: [{ texts: ['Some text.'] }],
  });
});

it('a search document has a section for the text above the first heading, and one for each heading', () => {
  const { sections } = documentOf('Lead.\n\n## Ringing out\n\nRaise the level.\n\n### Step by step\n\nSlowly.');
  expect(sections).toEqual([
    { texts: ['Lead.'] },
    { heading: { level: 2, text: 'Ringing out' }, texts: ['Raise the level.'] },
    { heading: { level: 3, text: 'Step by step' }, texts: ['Slowly.'] },
  ]);
});

it('only anchors that differ from the usual one of their heading are stored, and search finds all', () => {
  const { sections } = documentOf('Lead.\n\n## Get-in & get-out\n\nOne.\n\n## Same\n\n## Same');
  expect(sections.map(({ anchor }) => anchor)).toEqual([undefined, undefined, undefined, 'same-1']);
  expect(sections.map(anchorOfSection)).toEqual([null, 'get-in--get-out', 'same', 'same-1']);
});

it('a first heading that repeats the page’s title is left out of search', () => {
  expect(documentOf('# DriveRack PA2\n\nText.').sections).toEqual([{ texts: ['Text.'] }]);
});

it('a section has its own short links', () => {
  const page = documentOf('## Makka Pakka\n\nStones.', { sectionShortlinks: [{ shortlink: 'makka', hash: 'makka-pakka' }] });
  expect(page.sections[0]?.names).toEqual(['makka']);
  expect(page.names).not.toContain('makka');
});

it('short paragraphs are one search result, and a long one is never split', () => {
  expect(textsIn('First.\n\nSecond.')).toEqual(['First. Second.']);
  const paragraph = 'word '.repeat(90).trim();
  expect(textsIn(`${paragraph}\n\n${paragraph}`)).toEqual([paragraph, paragraph]);
});

it('each table row and list item is a search result of its own, and admonition titles and captions are found', () => {
  const text = [
    '| Cable | Length |',
    '| --- | --- |',
    '| XLR | 5 m |',
    '',
    '- Coil it',
    '  - over and under',
    '',
    ':::warning[Mind the crossover]',
    'Only one of them.',
    ':::',
    '',
    '<Gallery caption="Two ways to coil">',
    '',
    '</Gallery>',
  ].join('\n');
  expect(textsIn(text)).toEqual(['XLR, 5 m', 'Coil it', 'over and under', 'Mind the crossover. Only one of them. Two ways to coil']);
});

it('search finds the caption of a diagram, but no diagram source, code or component attributes', () => {
  const text = [
    'Before `inline` code.',
    '',
    '```sh',
    'rm -rf secret',
    '```',
    '',
    '```mermaid',
    'flowchart TD',
    '  accTitle: The way of the signal',
    '  accDescr: Hidden words.',
    '  desk --> pa2node',
    '```',
    '',
    '<Video url="https://example.org/film" title="Film title" />',
  ].join('\n');
  const words = textsIn(text).join(' ');
  expect(words).toBe('Before inline code. The way of the signal');
});

it('search leaves out the default title of an admonition', () => {
  expect(textsIn(':::note\nRead this.\n:::')).toEqual(['Read this.']);
});

it('a page directly below the root has the trail “Wiki”', () => {
  expect(documentOf('Text.', { trail: [] }).trail).toBe('Wiki');
});
