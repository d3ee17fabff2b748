import { buildWikiTree, labelOf, surroundingsOfPages, tagsOfPages, type WikiTreeNode, type WikiTreePage } from '../../src/wiki/node/tree';

function page(path: string, more: Partial<WikiTreePage> = {}): WikiTreePage {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { path, title: name, label: name, description: 'x', tagNames: [], showsChangelog: false, ...more };
}

/** The tree as an indented list. */
const drawn = (node: WikiTreeNode, indent = ''): string[] => [
  `${indent}${labelOf(node)}${node.page ? '' : ' (no page)'}`,
  ...node.children.flatMap((child) => drawn(child, `${indent}  `)),
];

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
  expect(
    drawn(buildWikiTree(pages))
      .slice(1)
      .map((line) => line.trim()),
  ).toEqual(['c', 'a', 'also', 'half', 'b', 'Apple 2', 'apple 10']);
});

it.each([
  [
    'names a folder without a page by its address',
    [page('/wiki/tech-crew/safety'), page('/wiki')],
    ['wiki', '  Tech crew (no page)', '    safety'],
  ],
  ['shows the label of a page', [page('/wiki/a', { title: 'A long title', label: 'Short' })], ['Wiki (no page)', '  Short']],
  ['has only a root without pages', [], ['Wiki (no page)']],
])('the wiki’s tree %s', (_what, pages, lines) => {
  expect(drawn(buildWikiTree(pages))).toEqual(lines);
});

it('a page knows its place in the wiki: folders without a page are left out above it, and replaced by their first page below it', () => {
  const pages = ['/wiki', '/wiki/a', '/wiki/a/x', '/wiki/a/y', '/wiki/b', '/wiki/c/deep/z'].map((path) => page(path));
  /** Each page with those above it, before it, after it and directly below it. */
  const places = [...surroundingsOfPages(buildWikiTree(pages)).values()].map(({ page: { path }, ancestors, previous, next, children }) => [
    path,
    ...[ancestors, [previous], [next], children].map((around) => around.map((other) => other?.label).join()),
  ]);
  expect(places).toEqual([
    ['/wiki', '', '', 'a', 'a,b,z'],
    ['/wiki/a', 'wiki', 'wiki', 'x', 'x,y'],
    ['/wiki/a/x', 'wiki,a', 'a', 'y', ''],
    ['/wiki/a/y', 'wiki,a', 'x', 'b', ''],
    ['/wiki/b', 'wiki', 'y', 'z', ''],
    ['/wiki/c/deep/z', 'wiki', 'b', '', ''],
  ]);
});

it('tags are sorted by name, and have each page once, in reading order', () => {
  const pages = [
    page('/wiki/b', { sidebarPosition: 1, tagNames: ['Show week', 'Equipment'] }),
    page('/wiki/a', { sidebarPosition: 2, tagNames: ['Equipment', 'Equipment'] }),
    page('/wiki/c'),
  ];
  expect(tagsOfPages(buildWikiTree(pages)).map((tag) => [tag.name, tag.path, tag.pages.map(({ path }) => path)])).toEqual([
    ['Equipment', '/wiki/tags/equipment', ['/wiki/b', '/wiki/a']],
    ['Show week', '/wiki/tags/show-week', ['/wiki/b']],
  ]);
});
