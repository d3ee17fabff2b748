import type { NodePluginArgs } from 'gatsby';
import { editUrlOf, forgetWikiIndex, linkTo, wikiIndex } from '../../src/wiki/node/wiki-index';
import { createDataLayer } from '../support/data-layer';

describe('a link to a page', () => {
  it('shows the sidebar’s label, else the title', () => {
    const page = { url: '/wiki/a', title: 'A long title', description: 'x', emoji: '🔌' };
    expect(linkTo({ ...page, sidebarLabel: 'A' })).toEqual({
      path: '/wiki/a',
      title: 'A long title',
      label: 'A',
      description: 'x',
      emoji: '🔌',
    });
    expect(linkTo(page).label).toBe('A long title');
  });
});

describe('where a page can be edited', () => {
  const site = { repository: { url: 'https://git.example/crew', branch: 'main', contentPath: 'content' } };

  it('is its file in the repository', () => {
    expect(editUrlOf({ file: 'wiki/lx/index.mdx' }, site)).toBe('https://git.example/crew/edit/main/content/wiki/lx/index.mdx');
  });

  it('works for file names that a URL cannot hold as they are', () => {
    expect(editUrlOf({ file: 'wiki/a b#c.mdx' }, site)).toBe('https://git.example/crew/edit/main/content/wiki/a%20b%23c.mdx');
  });
});

describe('the index of the wiki', () => {
  const layer = createDataLayer();
  const helpers = layer.argumentsFor<NodePluginArgs>();
  const addPage = (path: string) =>
    layer.addNode('WikiPage', `page ${path}`, { path, title: path, description: 'x', tagNames: ['Guides'] });

  it('knows all pages, and those that came later once it is told to forget', () => {
    forgetWikiIndex();
    addPage('/wiki');
    expect(wikiIndex(helpers).surroundings.size).toBe(1);
    addPage('/wiki/a');
    expect(wikiIndex(helpers).surroundings.size).toBe(1);
    forgetWikiIndex();
    expect(wikiIndex(helpers).surroundings.size).toBe(2);
    expect(wikiIndex(helpers).tags.map((tag) => tag.pages.length)).toEqual([2]);
    expect(wikiIndex(helpers).root.children.map(({ url }) => url)).toEqual(['/wiki/a']);
  });
});
