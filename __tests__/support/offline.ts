/** What the tests of reading offline ask of a browser. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, type BrowserContext, type Page } from '@playwright/test';

/** How many files each of the site's caches holds. */
export function cacheSizes(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const sizes: Record<string, number> = {};
    for (const name of await caches.keys()) sizes[name] = (await (await caches.open(name)).keys()).length;
    return sizes;
  });
}

/** Waits until a page and its data are kept, so that it can be read offline. Takes its address and the site's path prefix. */
export async function waitUntilKept(page: Page, address: string, prefix = ''): Promise<void> {
  const data = `${prefix}/page-data${address.slice(prefix.length)}/page-data.json`;
  const areKept = () =>
    page.evaluate(async (paths) => (await Promise.all(paths.map((path) => caches.match(path)))).every(Boolean), [address, data]);
  await expect.poll(areKept, { timeout: 20_000 }).toBe(true);
}

/** Pictures of the page that could not be shown. */
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

/** Lets the browser store no more than this for a site, as a full device would. */
export async function limitStorage(context: BrowserContext, page: Page, bytes: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: bytes });
}

/** A host whose site can be published anew. */
export interface Host {
  origin: string;
  publish: (folder: string) => void;
  stop: () => void;
}

/** Serves a folder by `npm run serve`, below a path prefix. */
export async function startHost(folder: string, port: number, prefix: string): Promise<Host> {
  const origin = `http://localhost:${port}`;
  const server: ChildProcess = spawn('npx', ['--no-install', 'tsx', path.resolve('scripts/serve.ts')], {
    env: { ...process.env, PORT: String(port), SERVE_FOLDER: folder, PATH_PREFIX: prefix },
    stdio: 'ignore',
    detached: true,
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(`${origin}${prefix}/wiki`).then(
      () => true,
      () => false,
    );
    if (answered) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    origin,
    publish: (from) => {
      rmSync(folder, { recursive: true, force: true });
      cpSync(from, folder, { recursive: true });
    },
    stop: () => {
      // The process is the head of its own group: tsx starts another one.
      if (server.pid !== undefined) process.kill(-server.pid);
    },
  };
}
