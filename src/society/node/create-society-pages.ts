import path from 'node:path';
import type { CreatePagesArgs, Node } from 'gatsby';
import type { NodePageContext, PersonPageContext } from '../../components/page-context';
import { PRODUCTION_KINDS } from '../../content/year-kinds';

type NodeWithPage = Node & { path?: string };

/**
 * Makes a page for every production, year of productions, venue and society, and for every person who is not hidden. Pages of
 * people are kept out of the sitemap and of search engines.
 */
export function createSocietyPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const createPages = <Context extends NodePageContext>(type: string, template: string, contextOf: (node: Node) => Context): void => {
    const component = path.resolve(`src/templates/${template}.tsx`);
    for (const node of getNodesByType(type) as NodeWithPage[]) {
      if (node.path !== undefined) actions.createPage({ path: node.path, component, context: { ...contextOf(node) } });
    }
  };
  createPages('Person', 'person', ({ id }): PersonPageContext => ({ id, noIndex: true }));
  createPages('Production', 'production', ({ id }): NodePageContext => ({ id }));
  createPages('ProductionStatistics', 'statistics', ({ id }): NodePageContext => ({ id }));
  createPages('Venue', 'venue', ({ id }): NodePageContext => ({ id }));
  createPages('Society', 'society', ({ id }): NodePageContext => ({ id }));
  for (const { type, name } of PRODUCTION_KINDS) {
    createPages(type, `${name}-year`, ({ id }): NodePageContext => ({ id }));
  }
}
