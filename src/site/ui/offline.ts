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

/** Ends a worker that a page of the time before has registered. */
async function end(): Promise<void> {
  const { endWorker } = await import('../../offline/ui/registration');
  await endWorker();
}

/** Makes the site readable offline, when the page has come so far that this disturbs nothing; or ends that, where it is switched off. */
export function startOffline(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const task = documentSettings().offline ? start : end;
  const whenIdle = (call: () => void): unknown => ('requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call));
  // Where the browser refuses, the site works as it did without.
  const begin = () => whenIdle(() => void task().catch(() => undefined));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/** Keeps the page that was opened, to be read offline, unless the reader saves data. */
export function keepPage(): void {
  if (allowsPrefetch()) registration?.keepOpenPage().catch(() => undefined);
}
