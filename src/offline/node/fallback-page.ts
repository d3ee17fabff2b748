/** The page that replaces one that is not on the device. */
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { servicesThatAreOn } from '../../content/services';
import type { PageContext } from '../../components/page-context';
import { FALLBACK_PATH } from '../published';

/** Makes the page, if the site can be read offline. */
export function createFallbackPage({ actions }: Pick<CreatePagesArgs, 'actions'>): void {
  if (!servicesThatAreOn().includes('offline')) return;
  const context: PageContext = { noIndex: true };
  actions.createPage({ path: FALLBACK_PATH, component: path.resolve('src/templates/offline-fallback.tsx'), context: { ...context } });
}
