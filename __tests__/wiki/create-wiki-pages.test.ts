import type { CreatePagesArgs } from 'gatsby';
import { createWikiPages } from '../../src/wiki/node/create-wiki-pages';
import { createDataLayer } from '../support/data-layer';

interface Fields {
  title?: string;
  description?: string;
  emoji?: string;
  tagNames?: string[];
  sidebarPosition?: number;
}

/** The pages that Gatsby is asked to make for wiki pages at these addresses. */
function pagesFor(wikiPages: Record<string, Fields>, pictures: string[] = []) {
  const layer = createDataLayer();
  for (const [path, fields] of Object.entries(wikiPages)) {
    const absolutePath = path === '/wiki' ? '/content/wiki/index.mdx' : `/content${path}.mdx`;
    layer.addNode('WikiPage', `page ${path}`, { path, absolutePath, title: path, description: 'x', tagNames: [], ...fields });
  }
  for (const picture of pictures) layer.addNode('File', picture, { dir: '/content/wiki', extension: 'png', name: picture });
  createWikiPages(layer.argumentsFor<CreatePagesArgs>());
  return new Map(layer.pages.map((page) => [page.path, page]));
}

const WIKI = {
  '/wiki': {},
  '/wiki/a': { sidebarPosition: 1, tagNames: ['Guides'] },
  '/wiki/a/x': { sidebarPosition: 1 },
  '/wiki/b': { sidebarPosition: 2 },
  '/wiki/d': { sidebarPosition: 4 },
};
const surroundings = (pages: ReturnType<typeof pagesFor>, path: string): unknown => pages.get(path)?.context.surroundings;

describe('the pages of the wiki', () => {
  const pages = pagesFor(WIKI);

  it('are one for each wiki page, each tag, and the list of tags', () => {
    expect([...pages.keys()].sort()).toEqual(['/wiki', '/wiki/a', '/wiki/a/x', '/wiki/b', '/wiki/d', '/wiki/tags', '/wiki/tags/guides']);
  });

  it('are made of one template for each kind', () => {
    const templateOf = (path: string) => pages.get(path)?.component.replace(/^.*\/src\//, 'src/');
    expect(['/wiki', '/wiki/a/x', '/wiki/tags', '/wiki/tags/guides'].map(templateOf)).toEqual([
      'src/templates/wiki-page.tsx',
      'src/templates/wiki-page.tsx',
      'src/templates/tags.tsx',
      'src/templates/tag.tsx',
    ]);
  });

  it('stand in the wiki’s frame and know their node or tag', () => {
    expect(pages.get('/wiki/a')?.context).toMatchObject({ layout: 'wiki', id: 'page /wiki/a' });
    expect(pages.get('/wiki/tags/guides')?.context).toMatchObject({ layout: 'wiki', name: 'Guides' });
  });

  it('include the list of tags even when no page carries one', () => {
    expect(pagesFor({ '/wiki': {} }).has('/wiki/tags')).toBe(true);
  });
});

describe('a page is queried again', () => {
  const before = pagesFor(WIKI);

  /** Pages whose query Gatsby runs again after a change. */
  const changed = (after: ReturnType<typeof pagesFor>): string[] =>
    [...after.keys()].filter((path) => surroundings(after, path) !== surroundings(before, path)).sort();

  it('when the title of a page beside, above or below it changes', () => {
    expect(changed(pagesFor({ ...WIKI, '/wiki/a': { ...WIKI['/wiki/a'], title: 'New' } }))).toEqual([
      '/wiki',
      '/wiki/a/x',
      '/wiki/tags',
      '/wiki/tags/guides',
    ]);
  });

  it('on every page when one is added, because each counts the sheets', () => {
    const after = pagesFor({ ...WIKI, '/wiki/c': { sidebarPosition: 3 } });
    expect(changed(after).filter((path) => !path.startsWith('/wiki/tags'))).toEqual([
      '/wiki',
      '/wiki/a',
      '/wiki/a/x',
      '/wiki/b',
      '/wiki/c',
      '/wiki/d',
    ]);
  });

  it('when a description changes, on the pages whose cards show it', () => {
    expect(changed(pagesFor({ ...WIKI, '/wiki/b': { ...WIKI['/wiki/b'], description: 'new' } }))).toEqual(['/wiki']);
  });

  it('when a picture of its folder changes', () => {
    expect(changed(pagesFor(WIKI, ['wall']))).toEqual(['/wiki', '/wiki/a', '/wiki/b', '/wiki/d']);
  });

  it('and otherwise not', () => {
    expect(changed(pagesFor(WIKI))).toEqual([]);
  });
});
