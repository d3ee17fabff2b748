/** The worker where reading offline is switched off: deletes the caches and removes itself. */
import { cacheNames, formerCaches } from '../caches';
import { SCOPE, worker } from './worker-scope';

worker.addEventListener('install', () => void worker.skipWaiting());

async function remove(): Promise<void> {
  const names = [...cacheNames(SCOPE), ...formerCaches(await caches.keys(), SCOPE)];
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('activate', (event) => event.waitUntil(remove()));
// Pages that are still open from before send messages.
worker.addEventListener('message', (event) => event.waitUntil(remove()));
