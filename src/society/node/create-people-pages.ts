import path from 'node:path';
import type { CreatePagesArgs, Node } from 'gatsby';
import type { PersonPageContext } from '../../components/page-context';

/** Makes a page for every person who is not hidden, kept out of the sitemap and of search engines. */
export function createPeoplePages({ actions, getNodesByType }: CreatePagesArgs): void {
  const component = path.resolve('src/templates/person.tsx');
  for (const person of getNodesByType('Person') as (Node & { path?: string })[]) {
    if (person.path === undefined) continue;
    const context: PersonPageContext = { id: person.id, noIndex: true };
    actions.createPage({ path: person.path, component, context: { ...context } });
  }
}
