import type { CreatePagesArgs } from 'gatsby';
import { createWikiPages } from '../../src/wiki/node/create-wiki-pages';
import { createDataLayer } from '../support/data-layer';

/** Template and context by path of the pages that Gatsby is asked to make for wiki pages, each with its tags. */
function pagesFor(wikiPages: Record<string, string[]>) {
  const layer = createDataLayer();
  for (const [path, tagNames] of Object.entries(wikiPages)) layer.addNode('WikiPage', `page ${path}`, { path, tagNames });
  createWikiPages(layer.argumentsFor<CreatePagesArgs>());
  return Object.fromEntries(layer.pages.map(({ path, component, context }) => [path, [component.replace(/^.*\//, ''), context]]));
}

it('the wiki has a page for each file, section to print and tag, and the list of tags', () => {
  expect(pagesFor({ '/wiki': [], '/wiki/a': ['Guides'], '/wiki/a/x': ['Guides'] })).toEqual({
    '/wiki': ['wiki-page.tsx', { layout: 'wiki', id: 'page /wiki' }],
    '/wiki/a': ['wiki-page.tsx', { layout: 'wiki', id: 'page /wiki/a' }],
    '/wiki/a/x': ['wiki-page.tsx', { layout: 'wiki', id: 'page /wiki/a/x' }],
    '/print/wiki/a': ['wiki-print.tsx', { noIndex: true, isForPaper: true, id: 'page /wiki/a' }],
    '/wiki/tags': ['tags.tsx', { layout: 'wiki' }],
    '/wiki/tags/guides': ['tag.tsx', { layout: 'wiki', name: 'Guides' }],
  });
});

it('a section to print stands beside a page that is called "print"', () => {
  expect(Object.keys(pagesFor({ '/wiki': [], '/wiki/a': [], '/wiki/a/print': [] }))).toEqual(
    expect.arrayContaining(['/wiki/a/print', '/print/wiki/a']),
  );
});
