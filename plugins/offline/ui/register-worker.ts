import { withPrefix } from 'gatsby';
import { WORKER_PATH } from '../published';

export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(withPrefix(WORKER_PATH));
}
