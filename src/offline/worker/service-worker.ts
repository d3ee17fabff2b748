/**
 * The service worker: pages that were seen can be read without a network, and so can the whole wiki once the reader
 * has saved it. Each version of the site has its own worker and cache, and a page gets all its parts from one
 * version.
 */
import { registerRoute } from 'workbox-routing';
import { folderOfPicture, picturesOf } from '../pictures-of-page';
import { VERSION_PATH, dataOfPage, pageOfPath, type OfflineManifest } from '../published';
import { storeFiles } from '../store-files';
import { FileOfVersion, ImmutableFile, Page, PageProbe, isKeptByName, isPath } from './answers';
import { install, storeShell } from './install';
import { isNewer } from './newer-pages';
import { deleteOtherVersions, keptFile, keptPaths, openCache, readManifest } from './version-cache';
import { SCOPE, VERSION, worker } from './worker-scope';

/** What the page says to its worker. */
export type PageMessage =
  /** The reader has opened a page: keep it, with the files that it was shown with. */
  | { type: 'KEEP_PAGE'; path: string; files: string[] }
  /** The reader wants the new version: the waiting worker may take over. */
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

/** Keeps files of this version that are not kept yet. */
async function keep(paths: readonly string[], { digests }: OfflineManifest): Promise<void> {
  const cache = await openCache();
  const here = new Set(await keptPaths(cache));
  const folders = new Set([...here].map(folderOfPicture));
  const missing = paths.filter((path) => {
    // One size of a picture is enough.
    const folder = folderOfPicture(path);
    const isKnown = digests[path] !== undefined || isKeptByName(path);
    return isKnown && !here.has(path) && (folder === undefined || !folders.has(folder));
  });
  await storeFiles({ cache, scope: SCOPE, version: VERSION, digests, paths: [...new Set(missing)] });
}

/**
 * Keeps a page that was opened: its data, the files that it has loaded, and the pictures that were out of view. What every
 * page needs is put back where the browser has deleted it.
 */
async function keepPage(path: string, files: readonly string[]): Promise<void> {
  const manifest = await readManifest();
  if (!manifest) return;
  await storeShell(manifest);
  const page = pageOfPath(path);
  await keep([page, dataOfPage(page), ...files], manifest);
  const html = await (await keptFile(page))?.text();
  if (html !== undefined) await keep(picturesOf(html, new URL(SCOPE).pathname.slice(0, -1)), manifest);
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
        await keepPage(message.path, message.files);
      })().catch(() => undefined),
    );
  }
});

registerRoute(isPath(isKeptByName), new ImmutableFile());
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPath(() => true)({ url, request }),
  new Page(),
);
registerRoute(
  isPath((path) => /\.(?:json|svg)$/.test(path) && path !== VERSION_PATH),
  new FileOfVersion(),
);
registerRoute(
  isPath(() => true),
  new PageProbe(),
  'HEAD',
);
