/** How the worker answers requests: from its version's cache, or from the host while that has the same version. */
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { destinationOf } from '../../links/ui/forwarding';
import { isImmutable, isInternal } from '../../content/addresses';
import { addressIn, pathIn, publishedVersion, readyToKeep } from '../caches';
import { digestOf, pageOfData, pageOfPath } from '../published';
import { folderOfPicture } from '../pictures-of-page';
import { isNewer, recordVersion } from './newer-pages';
import { dropFile, fallbackPage, keepFile, keptFile, keptPaths, openCache, readManifest } from './version-cache';
import { SCOPE, VERSION, worker } from './worker-scope';

/** Another size or format of a picture that is kept. */
async function otherSize(path: string): Promise<Response | undefined> {
  const folder = folderOfPicture(path);
  if (folder === undefined) return undefined;
  const other = (await keptPaths(await openCache())).find((kept) => kept.startsWith(folder));
  return other === undefined ? undefined : keptFile(other);
}

/** Files with a digest in their name: from any version's cache, else from the host, and then kept. */
export class ImmutableFile extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = pathIn(SCOPE, request.url) ?? '';
    const kept = (await keptFile(path)) ?? (await caches.match(addressIn(SCOPE, path), { ignoreVary: true }));
    if (kept) return kept;
    try {
      const response = await handler.fetch(request);
      if (response.status === 200 && response.type === 'basic') void handler.waitUntil(keepFile(path, response.clone()));
      return response;
    } catch (error) {
      const other = await otherSize(path);
      if (other) return other;
      throw error;
    }
  }
}

/** Files whose content may change: this version's or none. */
export class FileOfVersion extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = pathIn(SCOPE, request.url) ?? '';
    if (await isNewer((handler.event as FetchEvent).clientId)) return handler.fetch(request);
    const kept = await keptFile(path);
    if (kept) return kept;
    const response = await handler.fetch(request);
    const expected = (await readManifest()).digests[path];
    if (!response.ok || expected === undefined) return response;
    const body = await response.arrayBuffer();
    if ((await digestOf(body)) === expected) {
      const own = readyToKeep(response, body);
      void handler.waitUntil(keepFile(path, own.clone()));
      return own;
    }
    // The host holds another version. The page learns that the file can't be had and opens the address anew, which
    // must then come from the host as well.
    const page = pageOfData(path);
    if (page !== undefined) await dropFile(page);
    void handler.waitUntil(worker.registration.update().then(nothing, nothing));
    return new Response(null, { status: 503, statusText: 'Another version is published' });
  }
}

const nothing = (): void => undefined;

/** Pages: this version's if it is kept, else the host's. Without a network, short links still lead to their page; for all others there is the fallback page. */
export class Page extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const page = pageOfPath(pathIn(SCOPE, request.url) ?? '/');
    const kept = await keptFile(page);
    if (kept) return kept;
    try {
      const response = await handler.fetch(request);
      void handler.waitUntil(this.take(page, response.clone(), (handler.event as FetchEvent).resultingClientId));
      return response;
    } catch {
      return (await aliasTarget(page, new URL(request.url).search)) ?? (await fallbackPage());
    }
  }

  /** Keeps a page of this version, and remembers one that is not. */
  private async take(page: string, response: Response, client: string): Promise<void> {
    const isOther = publishedVersion(SCOPE).then(
      (version) => version !== VERSION,
      () => false,
    );
    await recordVersion(client, isOther);
    if (await isOther) await worker.registration.update();
    else if (response.ok && (await readManifest()).digests[page] !== undefined) {
      await keepFile(page, readyToKeep(response, await response.arrayBuffer()));
    }
  }
}

/** Does what a short link's page does with a network: leads on to its target, with the query string. */
async function aliasTarget(page: string, query: string): Promise<Response | undefined> {
  const { aliases } = await readManifest();
  const target = aliases[page] ?? aliases[decodeURIComponent(page)];
  if (target === undefined) return undefined;
  // The browser itself adds what the visitor typed after "#", if the target has no anchor.
  const destination = destinationOf(target, { search: query, hash: '' });
  return Response.redirect(isInternal(destination) ? addressIn(SCOPE, destination) : destination, 302);
}

/** Whether the site can open a page: Gatsby's pages ask before they give up. */
export class PageProbe extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    try {
      return await handler.fetch(request);
    } catch (error) {
      const page = pageOfPath(pathIn(SCOPE, request.url) ?? '/');
      if ((await keptFile(page)) ?? (await aliasTarget(page, ''))) return new Response(null, { status: 200 });
      throw error;
    }
  }
}

/** A matcher for requests by their path on this site. */
export function isPath(test: (path: string) => boolean) {
  return ({ url, request }: { url: URL; request: Request }): boolean => {
    const path = pathIn(SCOPE, url.href);
    // Requests that bypass caches go to the host.
    const wantsHost =
      request.mode !== 'navigate' && (request.cache === 'no-cache' || request.cache === 'no-store' || request.cache === 'reload');
    return path !== undefined && (!wantsHost || request.method === 'HEAD') && test(path);
  };
}

/** Whether a file is kept for good by its name. Films and sounds are fetched in parts, which a cache can't keep. */
export function isKeptByName(path: string): boolean {
  return isImmutable(path) && !/\.(?:mp4|webm|ogv|mp3|ogg|wav|m4a)$/.test(path);
}
