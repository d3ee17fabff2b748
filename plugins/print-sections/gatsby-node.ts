import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { NodePageContext } from '../../src/components/page-context';
import { WIKI_FOLDER } from '../../src/content-model/wiki-address';
import type { WikiPageNode } from '../../src/wiki/node/source-wiki-pages';
import { printPath } from './print-path';

export const createPages: GatsbyNode['createPages'] = ({ actions, getNodesByType }) => {
  const pages = getNodesByType('WikiPage') as WikiPageNode[];
  const isSection = (page: WikiPageNode): boolean =>
    page.path !== `/${WIKI_FOLDER}` && pages.some((other) => other.path.startsWith(`${page.path}/`));
  const component = path.resolve('plugins/print-sections/ui/section-page.tsx');
  for (const { path: address, id } of pages.filter(isSection))
    actions.createPage<NodePageContext>({ path: printPath(address), component, context: { noIndex: true, id } });
};
