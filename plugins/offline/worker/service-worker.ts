/** The service worker: the newest from the network, and what was opened or saved from the device. See README.md. */
import type { WorkboxPlugin } from 'workbox-core/types';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { PUBLISHED_FILES } from '../../../src/content/addresses';
import { cacheName, hasTypeOfName, keyIn, kindOf, mayBeKept, pathIn, storeFile, type Kind } from '../caches';
import { keepNewest, takeOverFormerCaches } from './clean-up';
import { answerWithoutNetwork, otherSize } from './without-network';
import { SCOPE, worker } from './worker-scope';

/** `workbox-build` puts the list here: what every page needs. A change of it makes a new version of the worker. */
declare const self: { __WB_MANIFEST: readonly { url: string }[] };

/** How long a reader waits for a slow network, in seconds. */
const PATIENCE = 3;
/** After a page came from the device, its data does too, for this many milliseconds: they should be of one build. */
const FROM_DEVICE_FOR = 20_000;

let fromDeviceUntil = 0;

const pathOf = ({ url }: Request): string => pathIn(SCOPE, url) ?? '/';

const ownFilesOnly: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyIn(SCOPE, pathOf(request))),
  cacheWillUpdate: async ({ request, response }) => ((await mayBeKept(pathOf(request), response)) ? response : null),
};

/** Gatsby would take a login page for "no such page", so the kept file answers instead. */
const refuseLoginPages: WorkboxPlugin = {
  fetchDidSucceed: ({ request, response }) =>
    !response.ok || hasTypeOfName(pathOf(request), response) ? Promise.resolve(response) : Promise.reject(new TypeError('Wrong type.')),
};

/** Requests of pages that ask for the host's own answer go past the worker. */
const bypassesCaches = ({ mode, cache }: Request): boolean => mode !== 'navigate' && ['no-cache', 'no-store', 'reload'].includes(cache);

function isOfKind(kind: Kind) {
  return ({ request }: { request: Request }): boolean => {
    const path = pathIn(SCOPE, request.url);
    return path !== undefined && kindOf(path) === kind && !bypassesCaches(request);
  };
}

const nameOf = (kind: Kind): { cacheName: string } => ({ cacheName: cacheName(SCOPE, kind) });

const pages = new NetworkFirst({
  ...nameOf('pages'),
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    ownFilesOnly,
    {
      cachedResponseWillBeUsed: ({ cachedResponse }) => {
        if (cachedResponse) fromDeviceUntil = Date.now() + FROM_DEVICE_FOR;
        return Promise.resolve(cachedResponse);
      },
      handlerDidError: answerWithoutNetwork,
    },
  ],
});
const ofData = { ...nameOf('data'), plugins: [ownFilesOnly, refuseLoginPages] };
const newestData = new NetworkFirst({ ...ofData, networkTimeoutSeconds: PATIENCE });
const dataOfDevice = new CacheFirst(ofData);

registerRoute(isOfKind('pages'), pages);
registerRoute(isOfKind('data'), (options) => (Date.now() < fromDeviceUntil ? dataOfDevice : newestData).handle(options));
registerRoute(
  isOfKind('files'),
  new CacheFirst({ ...nameOf('files'), plugins: [ownFilesOnly, refuseLoginPages, { handlerDidError: otherSize }] }),
);

async function install(): Promise<void> {
  const paths = [...self.__WB_MANIFEST.map(({ url }) => url), PUBLISHED_FILES.addressBook];
  await Promise.all(paths.map((path) => storeFile(SCOPE, path)));
}

async function activate(): Promise<void> {
  await takeOverFormerCaches();
  await keepNewest();
  await worker.clients.claim();
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data }) => {
  if ((data as { type?: string }).type === 'SKIP_WAITING') void worker.skipWaiting();
});
