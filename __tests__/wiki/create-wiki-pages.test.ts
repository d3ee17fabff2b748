import type { CreatePagesArgs } from 'gatsby';
import { createWikiPages } from '../../src/wiki/node/create-wiki-pages';
import { createDataLayer } from '../support/data-layer';

/** The pages that Gatsby is asked to make for wiki pages at these addresses, each with its tags. */
function pagesFor(wikiPages: Record<string, string[]>) {
  const layer = createDataLayer();
  for (const [path, tagNames] of Object.entries(wikiPages)) layer.addNode('WikiPage', `page ${path}`, { path, tagNames });
  createWikiPages(layer.argumentsFor<CreatePagesArgs>());
  return new Map(layer.pages.map((page) => [page.path, page]));
}

describe('the pages of the wiki', () => {
  const pages = pagesFor({ '/wiki': [], '/wiki/a': ['Guides'], '/wiki/a/x': ['Guides'] });

  it('are one for each wiki page, each section to print, each tag, and the list of tags', () => {
    expect([...pages.keys()].sort()).toEqual(['/print/wiki/a', '/wiki', '/wiki/a', '/wiki/a/x', '/wiki/tags', '/wiki/tags/guides']);
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
    expect(pages.get('/wiki/a')?.context).toEqual({ layout: 'wiki', id: 'page /wiki/a' });
    expect(pages.get('/wiki/tags/guides')?.context).toEqual({ layout: 'wiki', name: 'Guides' });
  });

  it('to print are listed nowhere and not kept on devices', () => {
    expect(pages.get('/print/wiki/a')?.context).toEqual({ noIndex: true, isForPaper: true, id: 'page /wiki/a' });
  });

  it('to print stand beside a page that is called "print"', () => {
    const made = pagesFor({ '/wiki': [], '/wiki/a': [], '/wiki/a/print': [] });
    expect(made.get('/wiki/a/print')?.context).toEqual({ layout: 'wiki', id: 'page /wiki/a/print' });
    expect(made.get('/print/wiki/a')?.context).toMatchObject({ id: 'page /wiki/a' });
  });

  it('include the list of tags even when no page carries one', () => {
    expect(pagesFor({ '/wiki': [] }).has('/wiki/tags')).toBe(true);
  });
});
