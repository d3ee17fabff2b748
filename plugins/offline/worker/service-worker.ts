/** The service worker: the newest from the network, and what was opened or saved from the device. See README.md. */
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cacheName, cacheNames, hasTypeOfName, keyIn, kindOf, mayBeKept, pathIn, type Kind } from '../caches';
import { readSaved } from '../saved-wiki';
import { SCOPE, deleteCaches, worker } from './scope';
import { answerWithoutNetwork, otherSize } from './without-network';

/** `workbox-build` puts the list here: what every page needs. A change of it makes a new version of the worker. */
declare const self: Pick<ServiceWorkerGlobalScope, '__WB_MANIFEST'>;

/** How long a reader waits for a slow network, in seconds. */
const PATIENCE = 3;
/** After a page came from the device, its data does too, for this many milliseconds: they should be of one build. */
const FROM_DEVICE_FOR = 20_000;
/** How many files of a kind stay, besides the saved wiki. */
const MOST_FILES = 500;

let fromDeviceUntil = 0;
/** Until the next page is opened: the reader has accepted this version and reloads. */
let isAccepted = false;

const pathOf = ({ url }: Request): string => pathIn(SCOPE, url) ?? '/';

const ownFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await mayBeKept(pathOf(request), response)) ? response : null),
};

const oneKey: WorkboxPlugin = { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyIn(SCOPE, pathOf(request))) };

/** Gatsby would take a login page for "no such page", so the kept file answers instead. */
const refuseLoginPages: WorkboxPlugin = {
  fetchDidSucceed: ({ request, response }) =>
    !response.ok || hasTypeOfName(pathOf(request), response) ? Promise.resolve(response) : Promise.reject(new TypeError('Wrong type.')),
};

const rememberFromDevice: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse }) => {
    if (cachedResponse) fromDeviceUntil = Date.now() + FROM_DEVICE_FOR;
    return Promise.resolve(cachedResponse);
  },
};

const shell = new PrecacheController({ cacheName: cacheName(SCOPE, 'shell'), plugins: [ownFilesOnly] });
shell.addToCacheList(self.__WB_MANIFEST);

/** Requests of pages that ask for the host's own answer go past the worker. */
const bypassesCaches = ({ mode, cache }: Request): boolean => mode !== 'navigate' && ['no-cache', 'no-store', 'reload'].includes(cache);

function isOfKind(kind: Kind) {
  return ({ request }: { request: Request }): boolean => {
    const path = pathIn(SCOPE, request.url);
    return path !== undefined && kindOf(path) === kind && !bypassesCaches(request);
  };
}

function strategy(kind: Kind, ...plugins: WorkboxPlugin[]) {
  return { cacheName: cacheName(SCOPE, kind), plugins: [oneKey, ownFilesOnly, ...plugins] };
}

const newestData = new NetworkFirst({ ...strategy('data', refuseLoginPages), networkTimeoutSeconds: PATIENCE });
const dataOfDevice = new CacheFirst(strategy('data', refuseLoginPages));
const ofPages = strategy('pages', rememberFromDevice, { handlerDidError: answerWithoutNetwork(shell) });
const newestPages = new NetworkFirst({ ...ofPages, networkTimeoutSeconds: PATIENCE });
const newPages = new NetworkFirst(ofPages);

/** Whoever presses "Reload" waits for the new page, however slow the network. */
function answerPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const isAwaited = isAccepted && options.request.mode === 'navigate';
  if (isAwaited) isAccepted = false;
  return (isAwaited ? newPages : newestPages).handle(options);
}

registerRoute(isOfKind('data'), (options) => (Date.now() < fromDeviceUntil ? dataOfDevice : newestData).handle(options));
registerRoute(isOfKind('pages'), answerPage);
registerRoute(({ request, url }) => !bypassesCaches(request) && shell.getCacheKeyForURL(url.href) !== undefined, shell.strategy);
registerRoute(isOfKind('files'), new CacheFirst(strategy('files', refuseLoginPages, { handlerDidError: otherSize })));

/** Deletes the oldest of what readers opened, or scripts and pictures of former versions would fill the device. */
async function keepNewest(): Promise<void> {
  const saved = new Set(Object.keys((await readSaved(SCOPE))?.files ?? {}).map((path) => keyIn(SCOPE, path)));
  for (const name of cacheNames(SCOPE)) {
    const cache = await caches.open(name);
    const opened = (await cache.keys()).filter(({ url }) => !saved.has(url));
    await Promise.all(opened.slice(0, -MOST_FILES).map((request) => cache.delete(request)));
  }
}

async function activate(event: ExtendableEvent): Promise<void> {
  await shell.activate(event);
  await deleteCaches({ except: [cacheName(SCOPE, 'shell'), ...cacheNames(SCOPE)] });
  await keepNewest();
  await worker.clients.claim();
}

worker.addEventListener('install', (event) => event.waitUntil(shell.install(event)));
worker.addEventListener('activate', (event) => event.waitUntil(activate(event)));
worker.addEventListener('message', ({ data }) => {
  if ((data as { type?: string }).type !== 'SKIP_WAITING') return;
  isAccepted = true;
  void worker.skipWaiting();
});
