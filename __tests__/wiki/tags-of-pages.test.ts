import { tagPath } from '../../src/content/wiki-address';
import { tagsOfPages } from '../../src/wiki/node/tags-of-pages';
import { buildWikiTree } from '../../src/wiki/node/tree';

describe('the address of a tag', () => {
  it.each([
    ['Equipment', '/wiki/tags/equipment'],
    ['Show week', '/wiki/tags/show-week'],
    ['R&D', '/wiki/tags/rd'],
  ])('%s is %s', (name, path) => {
    expect(tagPath(name)).toBe(path);
  });
});

describe('tags', () => {
  const pages = [
    { path: '/wiki/b', title: 'B', label: 'B', description: 'x', sidebarPosition: 1, tagNames: ['Guides', 'Equipment'] },
    { path: '/wiki/a', title: 'A', label: 'A', description: 'x', sidebarPosition: 2, tagNames: ['Equipment', 'Equipment'] },
    { path: '/wiki/c', title: 'C', label: 'C', description: 'x', sidebarPosition: 3, tagNames: [] },
  ];
  const tags = tagsOfPages(buildWikiTree(pages));

  it('stand in the order of their names', () => {
    expect(tags.map(({ name, path }) => [name, path])).toEqual([
      ['Equipment', '/wiki/tags/equipment'],
      ['Guides', '/wiki/tags/guides'],
    ]);
  });

  it('list their pages in reading order, each once', () => {
    expect(tags.map((tag) => tag.pages.map(({ path }) => path))).toEqual([['/wiki/b', '/wiki/a'], ['/wiki/b']]);
  });

  it('are none when no page carries one', () => {
    expect(tagsOfPages(buildWikiTree([]))).toEqual([]);
  });
});
