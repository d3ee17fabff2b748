import {
  buildWikiTree,
  labelOf,
  readingOrder,
  surroundingsOfPages,
  tagsOfPages,
  type WikiTreeNode,
  type WikiTreePage,
} from '../../src/wiki/node/tree';

function page(path: string, more: Partial<WikiTreePage> = {}): WikiTreePage {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { path, title: name, label: name, description: 'x', tagNames: [], showsChangelog: false, ...more };
}

const urlsOf = (pages: readonly WikiTreePage[]): string[] => pages.map(({ path }) => path);

/** The tree as an indented list. */
function drawn(node: WikiTreeNode, depth = 0): string[] {
  return [
    `${'  '.repeat(depth)}${labelOf(node)}${node.page ? '' : ' (no page)'}`,
    ...node.children.flatMap((child) => drawn(child, depth + 1)),
  ];
}

it('the wiki orders siblings by position, then by name, and those without a position last', () => {
  const pages = [
    page('/wiki/b', { sidebarPosition: 10 }),
    page('/wiki/also', { sidebarPosition: 2 }),
    page('/wiki/a', { sidebarPosition: 2 }),
    page('/wiki/zebra', { label: 'apple 10' }),
    page('/wiki/yak', { label: 'Apple 2' }),
    page('/wiki/c', { sidebarPosition: -1 }),
    page('/wiki/half', { sidebarPosition: 2.5 }),
  ];
  expect(urlsOf(readingOrder(buildWikiTree(pages)))).toEqual([
    '/wiki/c',
    '/wiki/a',
    '/wiki/also',
    '/wiki/half',
    '/wiki/b',
    '/wiki/yak',
    '/wiki/zebra',
  ]);
});

it('a folder without a page is named by its address, whatever the order in which pages are found', () => {
  const tree = buildWikiTree([page('/wiki/tech-crew/safety'), page('/wiki')]);
  expect(drawn(tree)).toEqual(['wiki', '  Tech crew (no page)', '    safety']);
});

it('the wiki’s tree shows the label of a page, and has only a root without pages', () => {
  expect(drawn(buildWikiTree([page('/wiki/a', { title: 'A long title', label: 'Short' })]))).toEqual(['Wiki (no page)', '  Short']);
  expect(drawn(buildWikiTree([]))).toEqual(['Wiki (no page)']);
});

describe('the position of a page', () => {
  const pages = ['/wiki', '/wiki/a', '/wiki/a/x', '/wiki/a/y', '/wiki/b', '/wiki/c/deep/z'].map((url) => page(url));
  const surroundings = surroundingsOfPages(buildWikiTree(pages));
  const around = (url: string) => {
    const found = surroundings.get(url);
    if (!found) throw new Error(`${url} is not there`);
    return found;
  };

  it('a page knows the pages above it, from the root down', () => {
    expect(urlsOf(around('/wiki/a/x').ancestors)).toEqual(['/wiki', '/wiki/a']);
    expect(around('/wiki').ancestors).toEqual([]);
  });

  it('the pages above a page leave out folders without a page', () => {
    expect(urlsOf(around('/wiki/c/deep/z').ancestors)).toEqual(['/wiki']);
  });

  it('a page knows its neighbours, across folders', () => {
    expect(around('/wiki/a/y').previous?.path).toBe('/wiki/a/x');
    expect(around('/wiki/a/y').next?.path).toBe('/wiki/b');
    expect(around('/wiki').previous).toBeUndefined();
    expect(around('/wiki/c/deep/z').next).toBeUndefined();
  });

  it('a page knows its children, where the first page of a folder replaces a folder without a page', () => {
    expect(urlsOf(around('/wiki/a').children)).toEqual(['/wiki/a/x', '/wiki/a/y']);
    expect(urlsOf(around('/wiki').children)).toEqual(['/wiki/a', '/wiki/b', '/wiki/c/deep/z']);
  });
});

it('tags are sorted by name, and have each page once, in reading order', () => {
  const pages = [
    page('/wiki/b', { sidebarPosition: 1, tagNames: ['Show week', 'Equipment'] }),
    page('/wiki/a', { sidebarPosition: 2, tagNames: ['Equipment', 'Equipment'] }),
    page('/wiki/c'),
  ];
  expect(tagsOfPages(buildWikiTree(pages)).map((tag) => [tag.name, tag.path, urlsOf(tag.pages)])).toEqual([
    ['Equipment', '/wiki/tags/equipment', ['/wiki/b', '/wiki/a']],
    ['Show week', '/wiki/tags/show-week', ['/wiki/b']],
  ]);
});
