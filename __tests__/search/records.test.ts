import type { Element } from 'hast';
import GithubSlugger from 'github-slugger';
import { visit } from 'unist-util-visit';
import { recordsOfPage, type PageToIndex, type SearchRecord } from '../../src/search/node/records';
import { textOfTree, type ContentTree } from '../../src/wiki/node/content-tree';
import { treeOfText } from '../support/compile-text';

const SETTINGS = { locales: [{ code: 'en' }], docs: { version: 'current', versions: [{ name: 'current', label: 'Next' }] } };

/** A tree whose headings have the anchors that gatsby-remark-autolink-headers gives them. */
function treeWithAnchors(text: string): ContentTree {
  const tree = treeOfText(text);
  const slugger = new GithubSlugger();
  visit(tree, 'element', (element: Element) => {
    if (/^h[1-6]$/.test(element.tagName)) element.properties.id = slugger.slug(textOfTree(element));
  });
  return tree;
}

function recordsOf(text: string, page: Partial<PageToIndex> = {}): SearchRecord[] {
  return recordsOfPage(
    {
      path: '/wiki/sound/pa2',
      title: 'DriveRack PA2',
      description: 'Tame the room.',
      trail: ['Disciplines', 'Sound'],
      tags: ['Equipment'],
      shortlinks: ['pa2', 'wizard'],
      sectionShortlinks: [],
      tree: treeWithAnchors(text),
      ...page,
    },
    SETTINGS,
  );
}

const contents = (records: SearchRecord[]): (string | null)[] =>
  records.filter(({ type }) => type === 'content').map(({ content }) => content);

describe('the records of a wiki page', () => {
  it('begin with the page itself: its description, and the short links that open it', () => {
    const [page] = recordsOf('Some text.');
    expect(page).toMatchObject({
      objectID: '/wiki/sound/pa2',
      type: 'lvl1',
      kind: 'wiki',
      url: '/wiki/sound/pa2',
      anchor: null,
      content: 'Tame the room.',
      shortlinks: ['pa2', 'wizard'],
      pageTags: ['Equipment'],
    });
    expect(page?.hierarchy).toMatchObject({ lvl0: 'Disciplines › Sound', lvl1: 'DriveRack PA2', lvl2: null });
  });

  it('carry language, version and tag, to filter by', () => {
    for (const record of recordsOf('Text.\n\n## Setup\n\nMore.')) {
      expect(record).toMatchObject({ language: 'en', version: 'current', tag: 'docs-default-current' });
    }
  });

  it('have one for each heading and one for the text below it, at the anchor of the heading', () => {
    const records = recordsOf('Lead.\n\n## Ringing out\n\nRaise the level.\n\n### Step by step\n\nSlowly.');
    expect(records.map(({ objectID, type }) => [objectID, type])).toEqual([
      ['/wiki/sound/pa2', 'lvl1'],
      ['/wiki/sound/pa2:1', 'content'],
      ['/wiki/sound/pa2#ringing-out', 'lvl2'],
      ['/wiki/sound/pa2#ringing-out:1', 'content'],
      ['/wiki/sound/pa2#step-by-step', 'lvl3'],
      ['/wiki/sound/pa2#step-by-step:1', 'content'],
    ]);
    expect(records[5]?.hierarchy).toMatchObject({ lvl1: 'DriveRack PA2', lvl2: 'Ringing out', lvl3: 'Step by step', lvl4: null });
  });

  it('forget deeper headings when a higher one begins', () => {
    const records = recordsOf('## One\n\n### Inner\n\n## Two\n\nText.');
    expect(records.at(-1)?.hierarchy).toMatchObject({ lvl2: 'Two', lvl3: null });
  });

  it('make no second record of a title that the text repeats as its first heading', () => {
    const records = recordsOf('# DriveRack PA2\n\nText.');
    expect(records.map(({ type }) => type)).toEqual(['lvl1', 'content']);
  });

  it('put the short links of a section on that section', () => {
    const records = recordsOf('## Makka Pakka\n\nStones.', { sectionShortlinks: [{ shortlink: 'makka', hash: 'makka-pakka' }] });
    expect(records.find(({ type }) => type === 'lvl2')?.shortlinks).toEqual(['makka']);
    expect(records[0]?.shortlinks).not.toContain('makka');
  });

  it('join short paragraphs and part long ones, without ever splitting one', () => {
    const short = recordsOf('First.\n\nSecond.');
    expect(contents(short)).toEqual(['First. Second.']);
    const paragraph = 'word '.repeat(90).trim();
    const long = recordsOf(`${paragraph}\n\n${paragraph}`);
    expect(contents(long)).toEqual([paragraph, paragraph]);
  });

  it('hold each row of a table and each item of a list by itself, and admonitions with their titles, and captions', () => {
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
    expect(contents(recordsOf(text))).toEqual([
      'XLR, 5 m',
      'Coil it',
      'over and under',
      'Mind the crossover. Only one of them. Two ways to coil',
    ]);
  });

  it('hold the caption of a diagram, but neither its source nor code nor attributes of components', () => {
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
    const words = contents(recordsOf(text)).join(' ');
    expect(words).toBe('Before inline code. The way of the signal');
  });

  it('leave out the title that an admonition has when nobody wrote one', () => {
    expect(contents(recordsOf(':::note\nRead this.\n:::'))).toEqual(['Read this.']);
  });

  it('each have an id of their own, the same in every build', () => {
    const text = '## Same\n\nOne.\n\n## Same\n\nTwo.';
    const ids = recordsOf(text).map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(recordsOf(text).map(({ objectID }) => objectID)).toEqual(ids);
  });

  it('rank pages above headings and headings above text', () => {
    const [page, , heading, text] = recordsOf('Lead.\n\n## Setup\n\nText.');
    expect(page?.level).toBeGreaterThan(heading?.level ?? 0);
    expect(heading?.level).toBeGreaterThan(text?.level ?? 0);
  });

  it('stand in the wiki where the page has no other place', () => {
    expect(recordsOf('Text.', { trail: [] })[0]?.hierarchy.lvl0).toBe('Wiki');
  });
});
