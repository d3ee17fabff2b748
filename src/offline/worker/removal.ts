/** The worker of a site that is not read offline: it takes over at once, forgets what was kept, and removes itself. */
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
// A page of the time before, which is open still, writes when it has registered its worker anew, or when its reader
// takes the new version.
worker.addEventListener('message', (event) => {
  void worker.skipWaiting();
  event.waitUntil(remove());
});
