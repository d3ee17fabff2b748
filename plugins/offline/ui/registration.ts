import { withPrefix } from 'gatsby';
import { allowsPrefetch } from '../../../src/components/connection';
import { replaceReload } from '../../../src/components/deployment';
import type { PageMessage } from '../worker/service-worker';
import { registerWorker } from '../caches';
import { WORKER_PATH } from '../published';

/** How often an open page checks for a new version, in milliseconds. */
const ASK_EVERY = 60 * 60 * 1000;

/** `ready`: a new version waits. `replaced`: another tab has activated it. */
export type Update = 'ready' | 'replaced';

let isUpdateWanted = false;

/** The site's own registration: not that of another site above its path prefix. */
async function currentRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const scope = withPrefix('/');
  const known = await navigator.serviceWorker.getRegistration(scope);
  return known?.scope.endsWith(scope) ? known : undefined;
}

/** Registers the worker unless one is active: `register` waits for a running installation, which may take minutes. */
async function startWorker(): Promise<ServiceWorkerRegistration> {
  const known = await currentRegistration();
  return known?.active ? known : registerWorker(withPrefix(WORKER_PATH), withPrefix('/'));
}

/** Whether a worker reaches a state; `false` once it has failed. */
function reaches(state: ServiceWorkerState, worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (worker.state === state) resolve(true);
      else if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

/**
 * Registers the worker and waits until it is active. The browser's own `ready` never rejects.
 * @throws Error when a file failed to load, or there was no room; DOMException if the browser refuses
 */
export async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await startWorker();
  const coming = registration.installing ?? registration.waiting;
  if (registration.active ?? (coming && (await reaches('activated', coming)))) return registration;
  throw new Error('The service worker could not be installed.');
}

/** Activates the waiting version and reloads the page. */
export async function takeUpdate(): Promise<void> {
  isUpdateWanted = true;
  const registration = await currentRegistration().catch(() => undefined);
  const message: PageMessage = { type: 'SKIP_WAITING' };
  if (registration?.waiting) registration.waiting.postMessage(message);
  else window.location.reload();
}

/** Like `takeUpdate`, but first waits until a running installation is ready or has failed. */
export async function takeComingUpdate(): Promise<void> {
  const { installing } = (await currentRegistration().catch(() => undefined)) ?? {};
  if (installing) await reaches('installed', installing);
  await takeUpdate();
}

/** Whether the host has a newer worker; `false` if it is out of reach. */
export async function isUpdateComing(): Promise<boolean> {
  const registration = await currentRegistration();
  const isComing = (): boolean => Boolean(registration?.installing ?? registration?.waiting);
  // During an installation, `update` would wait for its end.
  if (!isComing()) await registration?.update().catch(() => undefined);
  return isComing();
}

/** Calls back when a new version waits. Without an active worker, the new one is the first, and no update. */
function whenWaiting(registration: ServiceWorkerRegistration, found: () => void): void {
  const { installing, waiting, active } = registration;
  if (waiting && active) found();
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && registration.active) found();
  });
}

/** Registers the worker, unless the reader saves data, and calls back when there is a new version. */
export async function watchForUpdates(found: (update: Update) => void): Promise<void> {
  const { serviceWorker } = navigator;
  let hadWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdateWanted) window.location.reload();
    else if (hadWorker) found('replaced');
    hadWorker = true;
  });
  replaceReload(() => void takeUpdate());
  // Readers who save data get a worker when they save the wiki.
  const registration = await (allowsPrefetch() ? startWorker() : currentRegistration());
  if (!registration) return;
  whenWaiting(registration, () => found('ready'));
  registration.addEventListener('updatefound', () => whenWaiting(registration, () => found('ready')));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_EVERY) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}
