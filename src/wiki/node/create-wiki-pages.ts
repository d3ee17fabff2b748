import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { printPath } from '../../content/addresses';
import { tagPath, WIKI_FOLDER } from '../../content/wiki-address';
import type { NodePageContext, PageContext, WikiPageContext } from '../../components/page-context';
import type { WikiPageNode } from './source-wiki-pages';

const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);

function sectionsOf(pages: readonly WikiPageNode[]): WikiPageNode[] {
  const paths = pages.map(({ path: address }) => address);
  const hasPagesBelow = (page: WikiPageNode): boolean => paths.some((address) => address.startsWith(`${page.path}/`));
  return pages.filter((page) => page.path !== `/${WIKI_FOLDER}` && hasPagesBelow(page));
}

export function createWikiPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const pages = getNodesByType('WikiPage') as WikiPageNode[];
  for (const page of pages) {
    const context: WikiPageContext = { layout: 'wiki', id: page.id };
    actions.createPage({ path: page.path, component: template('wiki-page'), context: { ...context } });
  }
  for (const section of sectionsOf(pages)) {
    const context: NodePageContext = { noIndex: true, isForPaper: true, id: section.id };
    actions.createPage({ path: printPath(section.path), component: template('wiki-print'), context: { ...context } });
  }
  for (const name of new Set(pages.flatMap(({ tagNames }) => tagNames))) {
    const context: PageContext & { name: string } = { layout: 'wiki', name };
    actions.createPage({ path: tagPath(name), component: template('tag'), context: { ...context } });
  }
  const context: PageContext = { layout: 'wiki' };
  actions.createPage({ path: '/wiki/tags', component: template('tags'), context: { ...context } });
}
