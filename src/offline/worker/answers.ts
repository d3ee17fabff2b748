/** Answers requests from the cache of the worker's version, or from the host while that has the same version. */
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { destinationOf, meantBy } from '../../links/ui/forwarding';
import { isImmutable, isInternal, readAddress, splitHash } from '../../content/addresses';
import { pathIn, publishedVersion } from '../caches';
import { hasTypeOfName, copyIfValid } from '../valid-response';
import { digestOf, pageOfData, pageOfPath } from '../published';
import { pictureOf } from '../pictures-of-page';
import { isNewer, recordVersion } from './newer-pages';
import { dropFile, fallbackPage, fileIn, cacheFile, cachedFile, cachedPaths, openCache, readManifest } from './version-cache';
import { SCOPE, VERSION, worker } from './worker-scope';

async function otherSize(path: string): Promise<Response | undefined> {
  const other = (await cachedPaths(await openCache())).find((kept) => pictureOf(kept) === pictureOf(path));
  return other === undefined ? undefined : cachedFile(other);
}

const nothing = (): void => undefined;

function cacheAndAnswer(handler: StrategyHandler, path: string, file: Response): Response {
  void handler.waitUntil(cacheFile(path, file.clone()));
  return file;
}

async function cacheIfValid(path: string, response: Response): Promise<void> {
  const { digests = {} } = (await readManifest()) ?? {};
  const own = await copyIfValid(response, { path, scope: SCOPE, digests });
  if (own) await cacheFile(path, own);
}

/** Files with a digest in their name: from any version's cache, else from the host. */
export class ImmutableFile extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = pathIn(SCOPE, request.url) ?? '';
    const kept = (await cachedFile(path)) ?? (await fileIn(caches, path).catch(nothing));
    if (kept) return kept;
    try {
      const response = await handler.fetch(request);
      void handler.waitUntil(cacheIfValid(path, response.clone()).catch(nothing));
      return response;
    } catch (error) {
      const other = await otherSize(path);
      if (other) return other;
      throw error;
    }
  }
}

/** Files whose content may change. A page's data of another version is refused, so that the page reloads. */
export class FileOfVersion extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = pathIn(SCOPE, request.url) ?? '';
    if (await isNewer((handler.event as FetchEvent).clientId)) return handler.fetch(request);
    const kept = await cachedFile(path);
    if (kept) return kept;
    const response = await handler.fetch(request);
    const digests = (await readManifest())?.digests ?? {};
    if (!response.ok || digests[path] === undefined) return response;
    const own = await copyIfValid(response.clone(), { path, scope: SCOPE, digests });
    if (own) return cacheAndAnswer(handler, path, own);
    // For example a login page. Gatsby would take its HTML for "no such page".
    if (!hasTypeOfName(path, response)) return Response.error();
    void handler.waitUntil(worker.registration.update().then(nothing, nothing));
    if (!isPartOfPage(path)) return response;
    // The host has another version. On 503 the page reloads, and must then come from the host too.
    const page = pageOfData(path);
    if (page !== undefined) await dropFile(page);
    return new Response(null, { status: 503, statusText: 'Another version is published' });
  }
}

/** These files must be of the same version as their page. The search index need not. */
function isPartOfPage(path: string): boolean {
  return path.startsWith('/page-data/');
}

/** Pages: from the cache, else from the host. Offline, short links still lead to their page; others get the fallback page. */
export class Page extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const page = pageOfPath(pathIn(SCOPE, request.url) ?? '/');
    const kept = await cachedFile(page);
    if (kept) return kept;
    try {
      const response = await handler.fetch(request);
      // A PDF is never cached, and may be too large to copy.
      const copy = hasTypeOfName(page, response) ? response.clone() : undefined;
      void handler.waitUntil(this.cacheNew(page, copy, (handler.event as FetchEvent).resultingClientId));
      return response;
    } catch {
      return (await otherAddress(page, new URL(request.url).search)) ?? (await fallbackPage());
    }
  }

  /**
   * Caches a page of this version. Marks its client as newer if the host has another version. Does neither when the version is
   * unknown: if the host adds to the HTML, or it is an old page from the browser's own cache.
   */
  private async cacheNew(page: string, response: Response | undefined, client: string): Promise<void> {
    const published = publishedVersion(SCOPE).catch(nothing);
    const isOther = published.then((version) => version !== undefined && version !== VERSION);
    await recordVersion(client, isOther);
    if (await isOther) await worker.registration.update();
    const digests = (await readManifest())?.digests;
    if (!response || (await published) !== VERSION || digests?.[page] === undefined) return;
    if ((await digestOf(await response.clone().arrayBuffer())) === digests[page]) await cacheIfValid(page, response);
  }
}

/** Redirects short links and slightly wrong addresses, as the site does online. */
async function otherAddress(page: string, query: string): Promise<Response | undefined> {
  const { aliases = {}, digests = {} } = (await readManifest()) ?? {};
  const known = meantBy(page, [...Object.keys(aliases), ...Object.keys(digests)]);
  const target = known && (aliases[known] ?? known);
  if (target === undefined || readAddress(splitHash(target).path) === page) return undefined;
  // The browser adds what was typed after "#" if the target has no anchor.
  const destination = destinationOf(target, { search: query, hash: '' });
  return Response.redirect(isInternal(destination) ? new URL(`.${destination}`, SCOPE).href : destination, 302);
}

/** Answers HEAD: Gatsby asks whether a page exists before it gives up. */
export class PageProbe extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    try {
      return await handler.fetch(request);
    } catch (error) {
      const page = pageOfPath(pathIn(SCOPE, request.url) ?? '/');
      if ((await cachedFile(page)) ?? (await otherAddress(page, ''))) return new Response(null, { status: 200 });
      throw error;
    }
  }
}

/** Matches requests by their path on this site. Those that bypass caches go to the host. */
export function isPath(test: (path: string) => boolean) {
  return ({ url, request }: { url: URL; request: Request }): boolean => {
    const path = pathIn(SCOPE, url.href);
    const wantsHost =
      request.mode !== 'navigate' && (request.cache === 'no-cache' || request.cache === 'no-store' || request.cache === 'reload');
    return path !== undefined && (!wantsHost || request.method === 'HEAD') && test(path);
  };
}

/** Whether a file has a digest in its name. Films and sounds are fetched in ranges, which a cache can't hold. */
export function isCachedByName(path: string): boolean {
  return isImmutable(path) && !/\.(?:mp4|webm|ogv|mp3|ogg|wav|m4a)$/.test(path);
}
