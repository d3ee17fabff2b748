import { withPrefix } from 'gatsby';
import { WORKER_PATH } from '../published';

/** The browser then fetches the worker's script from the host, never from its own cache. */
export const REGISTRATION: RegistrationOptions = { updateViaCache: 'none' };

export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(withPrefix(WORKER_PATH), REGISTRATION);
}
