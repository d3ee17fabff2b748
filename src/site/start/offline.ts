import { withPrefix } from 'gatsby';
import { attempt } from '../../components/attempt';
import { allowsPrefetch } from '../../components/connection';
import { pathIn } from '../../offline/caches';
import type { PageMessage } from '../../offline/worker/service-worker';
import type { DocumentSettings } from '../ui/document-settings';
import { whenPageShown } from './events';

const told = new Set<string>();

/** Asks the worker to keep the page that is open, with the files that it was shown with, unless the reader saves data. */
function keepPage({ active, scope }: ServiceWorkerRegistration): void {
  if (!allowsPrefetch()) return;
  const loaded = attempt(() => performance.getEntriesByType('resource')) ?? [];
  const files = loaded.flatMap(({ name }) => pathIn(scope, name.replace(/[?#].*$/, '')) ?? []).filter((path) => !told.has(path));
  for (const path of files) told.add(path);
  const message: PageMessage = { type: 'KEEP_PAGE', path: pathIn(scope, window.location.href) ?? '/', files };
  active?.postMessage(message);
}

/**
 * Registers the offline worker, or removes the one of an earlier build where offline reading is switched off, and no other that
 * may share its address. If the browser refuses, the site works as it would without a worker.
 */
export async function startOffline({ worker, isOn }: DocumentSettings['offline']): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const address = withPrefix(worker);
  const scope = withPrefix('/');
  try {
    if (isOn) {
      await serviceWorker.register(address, { scope, updateViaCache: 'none' });
      const registration = await serviceWorker.ready;
      keepPage(registration);
      whenPageShown(() => keepPage(registration));
    } else {
      const registration = await serviceWorker.getRegistration(scope);
      if (registration?.active?.scriptURL.endsWith(address)) await registration.unregister();
    }
  } catch {
    // The browser refuses.
  }
}
