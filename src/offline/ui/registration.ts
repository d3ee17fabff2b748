/** The page's side of the service worker: starts it, and tells the page of a new version. Loaded once the page is idle. */
import { withPrefix } from 'gatsby';
import type { PageMessage } from '../worker/service-worker';
import { pathIn } from '../caches';
import { WORKER_PATH } from '../published';

/** How often a page that stays open checks for a new version, in milliseconds. */
const ASK_EVERY = 60 * 60 * 1000;

/** `ready`: a new version waits. `replaced`: another tab has activated it, and this page still shows the old one. */
export type Update = 'ready' | 'replaced';

let registering: Promise<ServiceWorkerRegistration> | undefined;
let isWanted = false;

/** Starts the worker. @throws the browser's error if it refuses. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  registering ??= navigator.serviceWorker.register(withPrefix(WORKER_PATH), { scope: withPrefix('/'), updateViaCache: 'none' });
  return registering;
}

/** Ends the worker of this site, and no other that may share its address. */
export async function endWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(withPrefix('/'));
  if (registration?.active?.scriptURL.endsWith(withPrefix(WORKER_PATH))) await registration.unregister();
}

/** Activates the waiting version and reloads the page with it. */
export async function takeUpdate(): Promise<void> {
  isWanted = true;
  const { waiting } = await registerWorker();
  const message: PageMessage = { type: 'SKIP_WAITING' };
  if (waiting) waiting.postMessage(message);
  else window.location.reload();
}

/** Calls back once a new worker is installed and waits for the current one to go. */
function whenWaiting(registration: ServiceWorkerRegistration, found: () => void): void {
  const { installing, waiting, active } = registration;
  if (waiting && active) found();
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && registration.active) found();
  });
}

/** Starts the worker, and calls back when there is a new version. */
export async function watchForUpdates(found: (update: Update) => void): Promise<void> {
  const { serviceWorker } = navigator;
  let hadWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) window.location.reload();
    else if (hadWorker) found('replaced');
    hadWorker = true;
  });
  const registration = await registerWorker();
  whenWaiting(registration, () => found('ready'));
  registration.addEventListener('updatefound', () => whenWaiting(registration, () => found('ready')));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_EVERY) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

const told = new Set<string>();

/** Asks the worker to keep the page that is open, with the files that it was shown with. */
export async function keepOpenPage(): Promise<void> {
  await registerWorker();
  const { active, scope } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => pathIn(scope, name.replace(/[?#].*$/, '')) ?? [])
    .filter((path) => !told.has(path));
  for (const path of files) told.add(path);
  const message: PageMessage = { type: 'KEEP_PAGE', path: pathIn(scope, window.location.href) ?? '/', files };
  active?.postMessage(message);
}
