import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { servicesThatAreOn } from '../../content/services';
import type { PageContext } from '../../components/page-context';
import { FALLBACK_PATH } from '../published';

/** Makes the page that replaces pages missing on the device, if the site can be read offline. */
export function createFallbackPage({ actions }: Pick<CreatePagesArgs, 'actions'>): void {
  if (!servicesThatAreOn().includes('offline')) return;
  const context: PageContext = { noIndex: true };
  actions.createPage({ path: FALLBACK_PATH, component: path.resolve('src/templates/offline-fallback.tsx'), context: { ...context } });
}
