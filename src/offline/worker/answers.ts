/** How the worker answers requests: from its version's cache, or from the host while that has the same version. */
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { destinationOf, meantBy } from '../../links/ui/forwarding';
import { isImmutable, isInternal, readAddress, splitHash } from '../../content/addresses';
import { pathIn, publishedVersion } from '../caches';
import { hasTypeOfName, readyToKeep } from '../keepable';
import { digestOf, pageOfData, pageOfPath } from '../published';
import { folderOfPicture } from '../pictures-of-page';
import { isNewer, recordVersion } from './newer-pages';
import { dropFile, fallbackPage, fileIn, keepFile, keptFile, keptPaths, openCache, readManifest } from './version-cache';
import { SCOPE, VERSION, worker } from './worker-scope';

/** Another size or format of a picture that is kept. */
async function otherSize(path: string): Promise<Response | undefined> {
  const folder = folderOfPicture(path);
  if (folder === undefined) return undefined;
  const other = (await keptPaths(await openCache())).find((kept) => kept.startsWith(folder));
  return other === undefined ? undefined : keptFile(other);
}

const nothing = (): void => undefined;

/** The file, and that it is to be kept; a strategy answers with it even while it is being stored. */
function keepBeside(handler: StrategyHandler, path: string, file: Response): Response {
  void handler.waitUntil(keepFile(path, file.clone()));
  return file;
}

/** Keeps an answer if it is the file of this version that was asked for. */
async function keepIfOurs(path: string, response: Response): Promise<void> {
  const { digests = {} } = (await readManifest()) ?? {};
  const own = await readyToKeep(response, { path, scope: SCOPE, digests });
  if (own) await keepFile(path, own);
}

/** Files with a digest in their name: from any version's cache, else from the host, and then kept. */
export class ImmutableFile extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = pathIn(SCOPE, request.url) ?? '';
    const kept = (await keptFile(path)) ?? (await fileIn(caches, path).catch(nothing));
    if (kept) return kept;
    try {
      const response = await handler.fetch(request);
      void handler.waitUntil(keepIfOurs(path, response.clone()).catch(nothing));
      return response;
    } catch (error) {
      const other = await otherSize(path);
      if (other) return other;
      throw error;
    }
  }
}

/** Files whose content may change: this version's or none. What the worker does not know of comes from the host. */
export class FileOfVersion extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = pathIn(SCOPE, request.url) ?? '';
    if (await isNewer((handler.event as FetchEvent).clientId)) return handler.fetch(request);
    const kept = await keptFile(path);
    if (kept) return kept;
    const response = await handler.fetch(request);
    const digests = (await readManifest())?.digests ?? {};
    if (!response.ok || digests[path] === undefined) return response;
    const own = await readyToKeep(response.clone(), { path, scope: SCOPE, digests });
    if (own) return keepBeside(handler, path, own);
    // A login page, say. Gatsby would take HTML for the sign that there is no such page.
    if (!hasTypeOfName(path, response)) return Response.error();
    void handler.waitUntil(worker.registration.update().then(nothing, nothing));
    if (!isPartOfPage(path)) return response;
    // The host holds another version. The page learns that the file can't be had and opens the address anew, which
    // must then come from the host as well.
    const page = pageOfData(path);
    if (page !== undefined) await dropFile(page);
    return new Response(null, { status: 503, statusText: 'Another version is published' });
  }
}

/** Whether a file makes sense only together with others of its version; the index of the search, say, stands by itself. */
function isPartOfPage(path: string): boolean {
  return path.startsWith('/page-data/');
}

/** Pages: this version's if it is kept, else the host's. Without a network, short links still lead to their page; for all others there is the fallback page. */
export class Page extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const page = pageOfPath(pathIn(SCOPE, request.url) ?? '/');
    const kept = await keptFile(page);
    if (kept) return kept;
    try {
      const response = await handler.fetch(request);
      // A document, such as a PDF, is never kept, and may be too large to be copied.
      const copy = hasTypeOfName(page, response) ? response.clone() : undefined;
      void handler.waitUntil(this.take(page, copy, (handler.event as FetchEvent).resultingClientId));
      return response;
    } catch {
      return (await otherAddress(page, new URL(request.url).search)) ?? (await fallbackPage());
    }
  }

  /**
   * Keeps a page of this version, and remembers one that is of another. One of which nobody knows is neither: where the host
   * adds to its HTML, or Back brought an old page out of the browser's own cache, it is fetched anew once it has been opened.
   */
  private async take(page: string, response: Response | undefined, client: string): Promise<void> {
    const published = publishedVersion(SCOPE).catch(nothing);
    const isOther = published.then((version) => version !== undefined && version !== VERSION);
    await recordVersion(client, isOther);
    if (await isOther) await worker.registration.update();
    const digests = (await readManifest())?.digests;
    if (!response || (await published) !== VERSION || digests?.[page] === undefined) return;
    if ((await digestOf(await response.clone().arrayBuffer())) === digests[page]) await keepIfOurs(page, response);
  }
}

/** Does what the site does online with a short link, in whatever case, and with the address of a page that is not quite right. */
async function otherAddress(page: string, query: string): Promise<Response | undefined> {
  const { aliases = {}, digests = {} } = (await readManifest()) ?? {};
  const known = meantBy(page, [...Object.keys(aliases), ...Object.keys(digests)]);
  const target = known && (aliases[known] ?? known);
  if (target === undefined || readAddress(splitHash(target).path) === page) return undefined;
  // The browser itself adds what the visitor typed after "#", if the target has no anchor.
  const destination = destinationOf(target, { search: query, hash: '' });
  return Response.redirect(isInternal(destination) ? new URL(`.${destination}`, SCOPE).href : destination, 302);
}

/** Whether the site can open a page: Gatsby's pages ask before they give up. */
export class PageProbe extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    try {
      return await handler.fetch(request);
    } catch (error) {
      const page = pageOfPath(pathIn(SCOPE, request.url) ?? '/');
      if ((await keptFile(page)) ?? (await otherAddress(page, ''))) return new Response(null, { status: 200 });
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
