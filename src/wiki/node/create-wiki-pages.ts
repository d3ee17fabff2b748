import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { tagPath } from '../../content/wiki-address';
import type { PageContext, TagPageContext, WikiPageContext } from '../../components/page-context';
import type { WikiPageNode } from './source-wiki-pages';

const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);

/** Makes a page for every wiki page and tag, and the list of tags. */
export function createWikiPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const pages = getNodesByType('WikiPage') as WikiPageNode[];
  for (const page of pages) {
    const context: WikiPageContext = { layout: 'wiki', id: page.id };
    actions.createPage({ path: page.path, component: template('wiki-page'), context: { ...context } });
  }
  for (const name of new Set(pages.flatMap(({ tagNames }) => tagNames))) {
    const context: TagPageContext = { layout: 'wiki', name };
    actions.createPage({ path: tagPath(name), component: template('tag'), context: { ...context } });
  }
  const context: PageContext = { layout: 'wiki' };
  actions.createPage({ path: '/wiki/tags', component: template('tags'), context: { ...context } });
}
