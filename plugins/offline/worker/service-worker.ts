/** The service worker: serves opened pages and the saved wiki offline. Each version of the site has its own worker and cache. */
import { dataOfPage, pageOfPath } from '../published';
import { answerTo } from './answers';
import { cacheMissing, install, picturesOn, storeShell } from './install';
import { isNewer } from './newer-pages';
import { deleteOtherVersions, readManifest } from './version-cache';
import { worker } from './worker-scope';

export type PageMessage =
  /** Cache an opened page with its files. */
  | { type: 'KEEP_PAGE'; path: string; files: string[] }
  /** Activate the waiting version. */
  | { type: 'SKIP_WAITING' };

worker.addEventListener('install', (event) => event.waitUntil(install()));

/** Whether this is the only open page; others may have been opened with an older version. */
async function isOnlyPage(): Promise<boolean> {
  return (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).length <= 1;
}

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      if (await isOnlyPage()) await deleteOtherVersions();
      await worker.clients.claim();
    })(),
  ),
);

/** Also restores the files that every page needs, in case the browser has deleted them. */
async function cachePage(path: string, files: readonly string[]): Promise<void> {
  const manifest = await readManifest();
  if (!manifest) return;
  await storeShell(manifest);
  const page = pageOfPath(path);
  await cacheMissing([page, dataOfPage(page), ...files], manifest);
  await cacheMissing(await picturesOn([page]), manifest);
}

worker.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.type === 'SKIP_WAITING') void worker.skipWaiting();
  else {
    const client = (event.source as Client | null)?.id ?? '';
    event.waitUntil(
      (async () => {
        if (await isNewer(client)) return;
        if (await isOnlyPage()) await deleteOtherVersions();
        await cachePage(message.path, message.files);
      })().catch(() => undefined),
    );
  }
});

worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});
