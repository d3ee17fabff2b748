import { withPrefix } from 'gatsby';
import { WORKER_PATH } from '../published';

/** The browser then fetches the worker's script from the host, never from its own cache. */
export const REGISTRATION: RegistrationOptions = { updateViaCache: 'none' };

export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(withPrefix(WORKER_PATH), { ...REGISTRATION, scope: withPrefix('/') });
}

/** The site's own registration: not that of another site above its path prefix. */
export async function currentRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const scope = withPrefix('/');
  const known = await navigator.serviceWorker.getRegistration(scope);
  return known?.scope.endsWith(scope) ? known : undefined;
}

/** Whether a worker becomes active; `false` once it has failed. */
function becomesActive(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (worker.state === 'activated') resolve(true);
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
  const known = await currentRegistration();
  const registration = known?.active ? known : await registerWorker();
  const coming = registration.installing ?? registration.waiting;
  if (registration.active ?? (coming && (await becomesActive(coming)))) return registration;
  throw new Error('The service worker could not be installed.');
}
