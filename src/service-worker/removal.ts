/** The worker of a site that is not read offline: it takes over at once, forgets what was kept, and removes itself. */
/// <reference lib="webworker" />
import { otherVersions } from '../lib/offline/caches';

const worker = globalThis as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const names = otherVersions(await caches.keys(), worker.registration.scope, '');
      await Promise.all(names.map((name) => caches.delete(name)));
      await worker.registration.unregister();
    })(),
  ),
);
