import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { tagPath } from '../../content-model/wiki-address';
import type { NodePageContext, PageContext } from '../../components/page-context';
import type { WikiPageNode } from './source-wiki-pages';

export function createWikiPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const pages = getNodesByType('WikiPage') as WikiPageNode[];
  const createPage = <Context extends PageContext>(address: string, name: string, context: Context): void =>
    actions.createPage<Context>({ path: address, component: path.resolve(`src/templates/${name}.tsx`), context });
  for (const { path: address, id } of pages) createPage<NodePageContext>(address, 'wiki-page', { layout: 'wiki', id });
  for (const name of new Set(pages.flatMap(({ tagNames }) => tagNames))) createPage(tagPath(name), 'tag', { layout: 'wiki', name });
  createPage('/wiki/tags', 'tags', { layout: 'wiki' });
}
