/** Helpers for tests of reading offline. */
import { expect, type Page } from '@playwright/test';

/** How many files the site's caches hold. */
export function countCached(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return files.flat().length;
  });
}

/** Waits until a page and its data are cached, so that it can be read offline. `prefix` is the site's path prefix. */
export async function waitUntilCached(page: Page, address: string, prefix = ''): Promise<void> {
  const data = `${prefix}/page-data${address.slice(prefix.length)}/page-data.json`;
  const areKept = () =>
    page.evaluate(
      async (paths) => {
        const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
        const needed = [...paths, ...fetched.filter((url) => /\.js$|\/page-data\//.test(url))];
        return (await Promise.all(needed.map((path) => caches.match(path)))).every(Boolean);
      },
      [address, data],
    );
  await expect.poll(areKept).toBe(true);
}

/** Pictures of the page that are not cached; one size of each is enough. */
export function uncachedPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => url);
    const folderOf = (src: string): string => src.replace(/(\/static\/[^/]+\/).*/, '$1');
    return [...document.querySelectorAll<HTMLImageElement>('main img')]
      .map(({ src }) => folderOf(src))
      .filter((folder) => !kept.some((url) => url.startsWith(folder)));
  });
}

/** Pictures of the page that failed to load. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
    const failed: string[] = [];
    for (const picture of pictures) {
      picture.loading = 'eager';
      await picture.decode().catch(() => failed.push(picture.currentSrc || picture.src));
    }
    return failed;
  });
}
