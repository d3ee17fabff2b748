/** Answers requests from the cache of the worker's version, or from the host while it has the same version. */
import { destinationOf, findMeantPath } from '../../../src/links/ui/forwarding';
import { isImmutable, isInternal, readAddress, splitHash } from '../../../src/content/addresses';
import { pathIn, publishedVersion } from '../caches';
import { hasTypeOfName, copyIfValid } from '../valid-response';
import { VERSION_PATH, digestOf, pageOfData, pageOfPath } from '../published';
import { pictureOf } from '../pictures-of-page';
import { isNewer, recordVersion } from './newer-pages';
import { dropFile, fallbackPage, fileIn, cacheFile, cachedFile, cachedPaths, openCache, readManifest } from './version-cache';
import { SCOPE, VERSION, worker } from './worker-scope';

async function otherSize(path: string): Promise<Response | undefined> {
  const other = (await cachedPaths(await openCache())).find((kept) => pictureOf(kept) === pictureOf(path));
  return other === undefined ? undefined : cachedFile(other);
}

const nothing = (): void => undefined;

async function cacheIfValid(path: string, response: Response): Promise<void> {
  const { digests = {} } = (await readManifest()) ?? {};
  const own = await copyIfValid(response, { path, scope: SCOPE, digests });
  if (own) await cacheFile(path, own);
}

/** Files with a digest in their name: from any version's cache, else from the host. */
async function immutableFile(event: FetchEvent, path: string): Promise<Response> {
  const kept = (await cachedFile(path)) ?? (await fileIn(caches, path).catch(nothing));
  if (kept) return kept;
  try {
    const response = await fetch(event.request);
    event.waitUntil(cacheIfValid(path, response.clone()).catch(nothing));
    return response;
  } catch (error) {
    const other = await otherSize(path);
    if (other) return other;
    throw error;
  }
}

/** Files whose content may change. A page's data of another version is refused, so that the page reloads. */
async function fileOfVersion(event: FetchEvent, path: string): Promise<Response> {
  const { request, clientId } = event;
  if (await isNewer(clientId)) return fetch(request);
  const kept = await cachedFile(path);
  if (kept) return kept;
  const response = await fetch(request);
  const digests = (await readManifest())?.digests ?? {};
  if (!response.ok || digests[path] === undefined) return response;
  const own = await copyIfValid(response.clone(), { path, scope: SCOPE, digests });
  if (own) {
    event.waitUntil(cacheFile(path, own.clone()));
    return own;
  }
  // For example a login page. Gatsby would take its HTML for "no such page".
  if (!hasTypeOfName(path, response)) return Response.error();
  event.waitUntil(worker.registration.update().catch(nothing));
  if (!isPartOfPage(path)) return response;
  // The host has another version. On 503 the page reloads, and must then come from the host too.
  const page = pageOfData(path);
  if (page !== undefined) await dropFile(page);
  return new Response(null, { status: 503, statusText: 'Another version is published' });
}

/** These files must be of the same version as their page. The search index need not. */
function isPartOfPage(path: string): boolean {
  return path.startsWith('/page-data/');
}

/** Pages: from the cache, else from the host. Offline, short links still lead to their page; other addresses get the fallback page. */
async function openedPage(event: FetchEvent, path: string): Promise<Response> {
  const { request, resultingClientId } = event;
  const kept = await cachedFile(path);
  if (kept) return kept;
  try {
    const response = await fetch(request);
    // A PDF is never cached, and may be too large to copy.
    const copy = hasTypeOfName(path, response) ? response.clone() : undefined;
    event.waitUntil(cacheNew(path, copy, resultingClientId));
    return response;
  } catch {
    return (await redirectFor(path, new URL(request.url).search)) ?? (await fallbackPage());
  }
}

/**
 * Caches a page of this version. Marks its client as newer if the host has another version. Does neither if that is unknown, nor
 * if only the digest differs: the host may add to its HTML, and the browser's own cache may return an old page.
 */
async function cacheNew(path: string, response: Response | undefined, client: string): Promise<void> {
  const published = publishedVersion(SCOPE).catch(nothing);
  const isOther = published.then((version) => version !== undefined && version !== VERSION);
  await recordVersion(client, isOther);
  if (await isOther) await worker.registration.update();
  const digests = (await readManifest())?.digests;
  if (!response || (await published) !== VERSION || digests?.[path] === undefined) return;
  if ((await digestOf(await response.clone().arrayBuffer())) === digests[path]) await cacheIfValid(path, response);
}

/** Redirects short links and slightly wrong addresses, as the site does online. */
async function redirectFor(page: string, query: string): Promise<Response | undefined> {
  const { aliases = {}, digests = {} } = (await readManifest()) ?? {};
  const known = findMeantPath(page, [...Object.keys(aliases), ...Object.keys(digests)]);
  const target = known && (aliases[known] ?? known);
  if (target === undefined || readAddress(splitHash(target).path) === page) return undefined;
  // The browser adds what was typed after "#" if the target has no anchor.
  const destination = destinationOf(target, { search: query, hash: '' });
  return Response.redirect(isInternal(destination) ? new URL(`.${destination}`, SCOPE).href : destination, 302);
}

/** Answers HEAD: Gatsby asks whether a page exists before it gives up. */
async function pageProbe({ request }: FetchEvent, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if ((await cachedFile(path)) ?? (await redirectFor(path, ''))) return new Response(null, { status: 200 });
    throw error;
  }
}

/** Whether a file is cached by the digest in its name. Films and sounds are not: they come in ranges, which a cache can't hold. */
export function isCachedByName(path: string): boolean {
  return isImmutable(path) && !/\.(?:mp4|webm|ogv|mp3|ogg|wav|m4a)$/.test(path);
}

const bypassesCaches = ({ mode, cache }: Request): boolean => mode !== 'navigate' && ['no-cache', 'no-store', 'reload'].includes(cache);

/** Answers a request; `undefined` leaves it to the host: for other sites, other files, and requests that bypass caches. */
export function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const path = pathIn(SCOPE, request.url);
  if (path === undefined) return undefined;
  if (request.method === 'HEAD') return pageProbe(event, pageOfPath(path));
  if (request.method !== 'GET' || bypassesCaches(request)) return undefined;
  if (isCachedByName(path)) return immutableFile(event, path);
  if (request.mode === 'navigate') return openedPage(event, pageOfPath(path));
  return /\.(?:json|svg)$/.test(path) && path !== VERSION_PATH ? fileOfVersion(event, path) : undefined;
}
