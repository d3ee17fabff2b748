import path from 'node:path';
import type { CreatePagesArgs, Node } from 'gatsby';
import { PRODUCTION_KINDS } from '../../content-model/year-kinds';

const TEMPLATES: [type: string, template: string][] = [
  ['Person', 'person'],
  ['Production', 'production'],
  ['Venue', 'directory-entry'],
  ['Society', 'directory-entry'],
  ...PRODUCTION_KINDS.map(({ type }): [string, string] => [type, 'production-year']),
];

/** Makes the pages of the society. Hidden people have none. Other people's pages stay out of the sitemap and search engines. */
export function createSocietyPages({ actions, getNodesByType }: CreatePagesArgs): void {
  for (const [type, template] of TEMPLATES) {
    const component = path.resolve(`src/templates/${template}.tsx`);
    for (const node of getNodesByType(type) as (Node & { path?: string })[]) {
      const context = { id: node.id, ...(type === 'Person' && { noIndex: true }) };
      if (node.path !== undefined) actions.createPage({ path: node.path, component, context });
    }
  }
}
