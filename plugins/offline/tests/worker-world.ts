/** Runs the real service worker in a simulated browser, whose host, network and caches tests control. */
import { createContext, runInContext } from 'node:vm';
import { bundleWorker, workerOfVersion } from '../node/bundle-worker';
import { digestOfContent } from '../node/offline-files';
import type { OfflineManifest, WikiFiles } from '../published';

const ORIGIN = 'https://crew.example';

/** A host's response. */
export interface HostAnswer {
  body: string;
  type: string;
  status?: number;
  /** The address to which the host redirected the request. */
  redirectedTo?: string;
}

export type Host = Map<string, HostAnswer>;

/** A `Response` with its address, which `new Response` lacks; its clones have it too. */
function responseOf(path: string, { body, type, status = 200, redirectedTo }: HostAnswer): Response {
  const response = new Response(body, { status, headers: { 'content-type': type } });
  const fields = { type: 'basic', redirected: redirectedTo !== undefined, url: ORIGIN + (redirectedTo ?? path) };
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(response, name, { value });
  Object.defineProperty(response, 'clone', { value: () => responseOf(path, { body, type, status, redirectedTo: redirectedTo ?? path }) });
  return response;
}

interface StoredResponse {
  body: ArrayBuffer;
  status: number;
  headers: Headers;
}

const addressOf = (request: Request | string): string => (typeof request === 'string' ? request : request.url);
const withoutQuery = (address: string): string => address.replace(/[?#].*/, '');

/** The part of `Cache` that the worker uses. */
class MemoryCache {
  readonly kept = new Map<string, StoredResponse>();

  match(request: Request | string, { ignoreSearch = false }: CacheQueryOptions = {}): Promise<Response | undefined> {
    const address = addressOf(request);
    const kept = this.kept.get(ignoreSearch ? withoutQuery(address) : address);
    return Promise.resolve(kept && new Response(kept.body.slice(0), { status: kept.status, headers: kept.headers }));
  }

  async put(request: Request | string, response: Response): Promise<void> {
    this.kept.set(addressOf(request), { body: await response.arrayBuffer(), status: response.status, headers: response.headers });
  }

  delete(request: Request | string): Promise<boolean> {
    return Promise.resolve(this.kept.delete(addressOf(request)));
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.kept.keys()].map((address) => new Request(address)));
  }
}

/** The part of `CacheStorage` that the worker uses. */
class MemoryCaches {
  readonly all = new Map<string, MemoryCache>();
  /** Simulates a browser that blocks storage. */
  isRefused = false;

  open(name: string): Promise<MemoryCache> {
    if (this.isRefused) return Promise.reject(new DOMException('Storage is blocked.', 'SecurityError'));
    const cache = this.all.get(name) ?? new MemoryCache();
    this.all.set(name, cache);
    return Promise.resolve(cache);
  }

  async match(request: Request | string): Promise<Response | undefined> {
    for (const cache of this.all.values()) {
      const response = await cache.match(request);
      if (response) return response;
    }
    return undefined;
  }

  keys = (): Promise<string[]> =>
    this.isRefused ? Promise.reject(new DOMException('', 'SecurityError')) : Promise.resolve([...this.all.keys()]);
  has = (name: string): Promise<boolean> => Promise.resolve(this.all.has(name));
  delete = (name: string): Promise<boolean> => Promise.resolve(this.all.delete(name));

  /** Paths of all cached files, in any cache. */
  paths(): string[] {
    return [...this.all.values()].flatMap(({ kept }) => [...kept.keys()].map((address) => address.slice(ORIGIN.length)));
  }
}

class ExtendableEvent {
  readonly work: Promise<unknown>[] = [];
  constructor(readonly type: string) {}
  waitUntil(task: Promise<unknown>): void {
    this.work.push(task);
  }
}

class FetchEvent extends ExtendableEvent {
  readonly clientId = 'tab';
  readonly resultingClientId = 'tab';
  answer: Promise<Response> | undefined;
  constructor(readonly request: Request) {
    super('fetch');
  }
  respondWith(answer: Promise<Response>): void {
    this.answer = Promise.resolve(answer);
  }
}

/** Waits for an event's work and what it led to. */
async function settle(event: ExtendableEvent): Promise<void> {
  for (let done = 0; done < event.work.length; done += 1) await event.work[done]?.catch(() => undefined);
}

export const html = (text: string): HostAnswer => ({ type: 'text/html; charset=utf-8', body: `<div id="___gatsby">${text}</div>` });
export const json = (content: unknown): HostAnswer => ({ type: 'application/json', body: JSON.stringify(content) });
export const script = (text: string): HostAnswer => ({ type: 'application/javascript', body: text });
/** A page and its data, by path. */
export const pageOf = (path: string, text: string): Record<string, HostAnswer> => ({
  [path]: html(text),
  [`/page-data${path}/page-data.json`]: json({ path }),
});
/** The login page with which a Wi-Fi network answers every request. */
export const loginPage = (): HostAnswer => ({ type: 'text/html', body: '<h1>Welcome to the station’s Wi-Fi</h1>' });

/** The host of a small site, with every file that the worker requests. Shows and posters are outside the wiki. */
export function siteOf(version: string, files: Record<string, HostAnswer>, aliases: Record<string, string> = {}): Host {
  const compared = Object.entries(files).filter(([path]) => !path.startsWith('/static/') || path.endsWith('.json'));
  const manifest: OfflineManifest = {
    version,
    shell: ['/offline-fallback.html', '/app-0123456789abcdef.js'].filter((path) => path in files),
    digests: Object.fromEntries(compared.map(([path, { body }]) => [path, digestOfContent(body)])),
    aliases,
  };
  const ofWiki = Object.entries(files).filter(([path]) => !/\/shows\/|poster/.test(path));
  const wiki: WikiFiles = { version, files: ofWiki.map(([path, { body }]) => [path, body.length]), room: 1000 };
  return new Map([
    ...Object.entries(files),
    ['/offline-manifest.json', json(manifest)],
    ['/offline-wiki.json', json(wiki)],
    ['/site-version.json', json({ version })],
  ]);
}

/** The worker's code, which is the same in every world. */
let bundled: Promise<string> | undefined;

/** A browser with the worker of one version. Workers of one device share its caches. */
export class WorkerWorld {
  /** Responses of the host; `undefined` without a network. */
  host: Host | undefined;
  /** How often the worker looked for a new version of itself. */
  updates = 0;
  private readonly listeners: [type: string, listener: (event: ExtendableEvent) => void][] = [];

  private constructor(
    host: Host,
    readonly caches: MemoryCaches,
  ) {
    this.host = host;
  }

  /** Starts the worker, without installing it. */
  static async start(version: string, host: Host, caches = new MemoryCaches()): Promise<WorkerWorld> {
    const world = new WorkerWorld(host, caches);
    bundled ??= bundleWorker('service-worker');
    const code = workerOfVersion(await bundled, version);
    const scope: Record<string, unknown> = {
      ...{ Request, Response, Headers, URL, AbortController, DOMException, TextDecoder, crypto, performance, setTimeout, clearTimeout },
      console,
      caches,
      location: new URL('/service-worker.js', ORIGIN),
      fetch: (request: Request | string) => world.fetch(request),
      registration: {
        scope: `${ORIGIN}/`,
        update: () => {
          world.updates += 1;
          return Promise.resolve();
        },
      },
      clients: { matchAll: () => Promise.resolve([]), claim: () => Promise.resolve() },
      skipWaiting: () => Promise.resolve(),
      addEventListener: (type: string, listener: (event: ExtendableEvent) => void) => world.listeners.push([type, listener]),
    };
    scope.self = scope;
    runInContext(code, createContext(scope));
    return world;
  }

  /** Starts the worker and installs it, as a first visit does. */
  static async install(version: string, host: Host, caches = new MemoryCaches()): Promise<WorkerWorld> {
    const world = await WorkerWorld.start(version, host, caches);
    const event = new ExtendableEvent('install');
    world.dispatch(event);
    await Promise.all(event.work);
    return world;
  }

  private dispatch(event: ExtendableEvent): void {
    for (const [type, listener] of this.listeners) if (type === event.type) listener(event);
  }

  private fetch(request: Request | string): Promise<Response> {
    const path = decodeURI(new URL(addressOf(request)).pathname.replace(/%(?![0-9a-f]{2})/gi, '%25'));
    if (!this.host) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(responseOf(path, this.host.get(path) ?? { ...html('Page not found'), status: 404 }));
  }

  private async request(request: Request): Promise<Response> {
    const event = new FetchEvent(request);
    this.dispatch(event);
    const response = await (event.answer ?? this.fetch(request));
    await settle(event);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }

  /** Opens an address in a tab. */
  open(path: string): Promise<Response> {
    const request = new Request(ORIGIN + path);
    Object.defineProperty(request, 'mode', { value: 'navigate' });
    return this.request(request);
  }

  /** Requests a file, as a page does. */
  load(path: string, init: RequestInit = {}): Promise<Response> {
    return this.request(new Request(new URL(path, ORIGIN), init));
  }

  /** Tells the worker that a page was opened, and which files the page used. */
  async keepPage(path: string, files: string[] = []): Promise<void> {
    const event = Object.assign(new ExtendableEvent('message'), { data: { type: 'KEEP_PAGE', path, files }, source: { id: 'tab' } });
    this.dispatch(event);
    await settle(event);
  }
}
