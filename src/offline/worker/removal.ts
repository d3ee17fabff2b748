/** The worker of a site with reading offline switched off: it takes over at once, deletes the caches and removes itself. */
/// <reference lib="webworker" />
import { otherVersions } from '../caches';

const worker = globalThis as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', () => void worker.skipWaiting());

async function remove(): Promise<void> {
  const names = otherVersions(await caches.keys(), worker.registration.scope, '');
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('activate', (event) => event.waitUntil(remove()));
// A page from before, if one is still open, sends a message when it registers its worker again or when its reader
// accepts the new version.
worker.addEventListener('message', (event) => {
  void worker.skipWaiting();
  event.waitUntil(remove());
});
