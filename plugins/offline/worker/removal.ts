/** The worker where reading offline is switched off: deletes the caches and removes itself. */
import { deleteCaches, worker } from './scope';

worker.addEventListener('install', () => void worker.skipWaiting());

async function remove(): Promise<void> {
  await deleteCaches();
  await worker.registration.unregister();
}

worker.addEventListener('activate', (event) => event.waitUntil(remove()));
// Pages that are still open from before send messages.
worker.addEventListener('message', (event) => event.waitUntil(remove()));
