import { documentOfPage, type PageToIndex } from '../../src/search/node/documents';
import { anchorOfSection, type SearchDocument } from '../../src/search/local-index';
import { treeOfText } from '../support/compile-text';

function documentOf(text: string, page: Partial<PageToIndex> = {}): SearchDocument {
  return documentOfPage({
    path: '/wiki/sound/pa2',
    title: 'DriveRack PA2',
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

describe('a wiki page, for search', () => {
  it('has its title, description, place, tags and the short links that open it', () => {
    expect(documentOf('Some text.')).toEqual({
      kind: 'wiki',
      weight: 1,
      trail: 'Disciplines › Sound',
      url: '/wiki/sound/pa2',
      title: 'DriveRack PA2',
      description: 'Tame the room.',
      shortlinks: ['pa2', 'wizard'],
      tags: ['Equipment'],
      sections: [{ texts: ['Some text.'] }],
    });
  });

  it('has a section for the text above the first heading, and one for each heading', () => {
    const { sections } = documentOf('Lead.\n\n## Ringing out\n\nRaise the level.\n\n### Step by step\n\nSlowly.');
    expect(sections).toEqual([
      { texts: ['Lead.'] },
      { heading: { level: 2, text: 'Ringing out' }, texts: ['Raise the level.'] },
      { heading: { level: 3, text: 'Step by step' }, texts: ['Slowly.'] },
    ]);
  });

  it('writes down only anchors that do not follow from their heading, and gives back all of them', () => {
    const { sections } = documentOf('Lead.\n\n## Get-in & get-out\n\nOne.\n\n## Same\n\n## Same');
    expect(sections.map(({ anchor }) => anchor)).toEqual([undefined, undefined, undefined, 'same-1']);
    expect(sections.map(anchorOfSection)).toEqual([null, 'get-in--get-out', 'same', 'same-1']);
  });

  it('has no section for a title that the text repeats as its first heading', () => {
    expect(documentOf('# DriveRack PA2\n\nText.').sections).toEqual([{ texts: ['Text.'] }]);
  });

  it('has the short links of a section on that section', () => {
    const page = documentOf('## Makka Pakka\n\nStones.', { sectionShortlinks: [{ shortlink: 'makka', hash: 'makka-pakka' }] });
    expect(page.sections[0]?.shortlinks).toEqual(['makka']);
    expect(page.shortlinks).not.toContain('makka');
  });

  it('joins short paragraphs and parts long ones, without ever splitting one', () => {
    expect(textsIn('First.\n\nSecond.')).toEqual(['First. Second.']);
    const paragraph = 'word '.repeat(90).trim();
    expect(textsIn(`${paragraph}\n\n${paragraph}`)).toEqual([paragraph, paragraph]);
  });

  it('holds each row of a table and each item of a list by itself, and admonitions with their titles, and captions', () => {
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

  it('holds the caption of a diagram, but neither its source nor code nor attributes of components', () => {
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

  it('leaves out the title that an admonition has when nobody wrote one', () => {
    expect(textsIn(':::note\nRead this.\n:::')).toEqual(['Read this.']);
  });

  it('stands in the wiki where it has no other place', () => {
    expect(documentOf('Text.', { trail: [] }).trail).toBe('Wiki');
  });
});
