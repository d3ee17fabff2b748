import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { FALLBACK_PATH } from '../published';
import { servicesThatAreOn } from '../../content/services';
import type { PageContext } from '../../components/page-context';

/** Makes the page that stands in for one that is not on the device, where the site can be read offline. */
export function createOfflinePages({ actions }: Pick<CreatePagesArgs, 'actions'>): void {
  if (!servicesThatAreOn().includes('offline')) return;
  const context: PageContext = { noIndex: true };
  actions.createPage({ path: FALLBACK_PATH, component: path.resolve('src/templates/offline-fallback.tsx'), context: { ...context } });
}
