import { allowsPrefetch } from '../lib/connection';
import { siteForDocument } from '../lib/site-for-document';

type Registration = typeof import('../lib/offline/registration');

let registration: Registration | undefined;

async function start(): Promise<void> {
  const loaded = await import('../lib/offline/registration');
  await loaded.watchForUpdates((update) => {
    import('../components/offline/update-notice').then(
      ({ showUpdateNotice }) => showUpdateNotice(update, () => void loaded.takeUpdate()),
      () => undefined,
    );
  });
  registration = loaded;
  keepPage();
}

/** Makes the site readable offline, when the page has come so far that this disturbs nothing. */
export function startOffline(): void {
  if (process.env.NODE_ENV !== 'production' || !siteForDocument().offline || !('serviceWorker' in navigator)) return;
  const whenIdle = (task: () => void): unknown => ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task));
  // Where the browser refuses, the site works as it did without.
  const begin = () => whenIdle(() => void start().catch(() => undefined));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/** Keeps the page that was opened, to be read offline, unless the reader saves data. */
export function keepPage(): void {
  if (allowsPrefetch()) registration?.keepOpenPage().catch(() => undefined);
}
