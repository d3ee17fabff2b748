import { withPrefix } from 'gatsby';
import { allowsPrefetch } from '../../../src/components/connection';
import { pathIn, registerWorker } from '../caches';
import type { PageMessage } from '../worker/service-worker';
import { whenPageShown } from '../../../src/components/events';
import { WORKER_PATH } from '../published';

const sent = new Set<string>();

function cachePage({ active, scope }: ServiceWorkerRegistration): void {
  const loaded = performance.getEntriesByType('resource');
  const files = loaded.flatMap(({ name }) => pathIn(scope, name.replace(/[?#].*/s, '')) ?? []).filter((path) => !sent.has(path));
  for (const path of files) sent.add(path);
  const message: PageMessage = { type: 'KEEP_PAGE', path: pathIn(scope, window.location.href) ?? '/', files };
  active?.postMessage(message);
}

/** Starts the offline worker, which caches pages as they are read. With Save-Data or on 2G, only saving the wiki starts it. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !allowsPrefetch()) return;
  try {
    await registerWorker(withPrefix(WORKER_PATH), withPrefix('/'));
    const registration = await navigator.serviceWorker.ready;
    cachePage(registration);
    whenPageShown(() => cachePage(registration));
  } catch {
    // The browser refuses to run a worker.
  }
}
