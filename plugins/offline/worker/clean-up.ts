import { cacheName, cacheNames, formerCaches, keyIn, kindOf, pathIn, readSaved } from '../caches';
import { SCOPE } from './worker-scope';

/** How many files of a kind stay, besides the saved wiki. */
const MOST_FILES = 500;

/** Copies what readers kept before Workbox, and deletes those caches. */
export async function takeOverFormerCaches(): Promise<void> {
  for (const name of formerCaches(await caches.keys(), SCOPE)) {
    const former = await caches.open(name);
    for (const request of await former.keys()) {
      const path = pathIn(SCOPE, request.url) ?? '';
      const kind = kindOf(path);
      const response = await former.match(request);
      if (!kind || !response) continue;
      const cache = await caches.open(cacheName(SCOPE, kind));
      if (!(await cache.match(keyIn(SCOPE, path)))) await cache.put(keyIn(SCOPE, path), response);
    }
    await caches.delete(name);
  }
}

/** Deletes the oldest of what readers opened, or scripts and pictures of former versions would fill the device. */
export async function keepNewest(): Promise<void> {
  const saved = new Set(Object.keys((await readSaved(SCOPE))?.files ?? {}).map((path) => keyIn(SCOPE, path)));
  for (const name of cacheNames(SCOPE)) {
    const cache = await caches.open(name);
    const opened = (await cache.keys()).filter(({ url }) => !saved.has(url));
    await Promise.all(opened.slice(0, -MOST_FILES).map((request) => cache.delete(request)));
  }
}
