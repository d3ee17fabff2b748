import { allowsPrefetch } from '../../components/connection';
import { documentSettings } from './document-settings';

type Registration = typeof import('../../offline/ui/registration');

let registration: Registration | undefined;

async function start(): Promise<void> {
  const loaded = await import('../../offline/ui/registration');
  await loaded.watchForUpdates((update) => {
    import('../../offline/ui/update-notice').then(
      ({ showUpdateNotice }) => showUpdateNotice(update, () => void loaded.takeUpdate()),
      () => undefined,
    );
  });
  registration = loaded;
  keepPage();
}

/** Unregisters the worker of an earlier build that had offline reading switched on. */
async function end(): Promise<void> {
  const { endWorker } = await import('../../offline/ui/registration');
  await endWorker();
}

/** Registers the offline worker once the page is idle, or removes it where offline reading is switched off. */
export function startOffline(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const task = documentSettings().offline ? start : end;
  const whenIdle = (call: () => void): unknown => ('requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call));
  // If the browser refuses, the site works as it would without a worker.
  const begin = () => whenIdle(() => void task().catch(() => undefined));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/** Saves the page that was opened for offline reading, unless the reader saves data. */
export function keepPage(): void {
  if (allowsPrefetch()) registration?.keepOpenPage().catch(() => undefined);
}
