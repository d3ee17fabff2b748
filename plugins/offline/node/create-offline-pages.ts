import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { PageContext } from '../../../src/components/page-context';
import { FALLBACK_PATH } from '../published';

const componentOf = (name: string): string => path.resolve(`plugins/offline/ui/${name}.tsx`);

/** Makes the page with the button and, if readers can read offline, the page that replaces pages missing on the device. */
export function createOfflinePages({ actions }: Pick<CreatePagesArgs, 'actions'>, isEnabled: boolean): void {
  actions.createPage({ path: '/offline', component: componentOf('offline-page'), context: {} });
  if (!isEnabled) return;
  const context: PageContext = { noIndex: true };
  actions.createPage({ path: FALLBACK_PATH, component: componentOf('fallback-page'), context: { ...context } });
}
