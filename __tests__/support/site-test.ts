import { test as base, type WorkerFixture } from '@playwright/test';
import { builtSite, CONFIGURED_PREFIX, type BuiltSiteName } from './built-site';
import { listenerOfSite, serve, serveSite } from '../../scripts/site-server';

export { expect } from '@playwright/test';

interface Sites {
  /** Where the plain site is served. */
  plainSite: string;
  /** Where the configured site is served, below its prefix. */
  configuredSite: string;
  /** Where its second deployment is served. */
  secondDeployment: string;
}

/** A host that serves the configured site until a test publishes another. */
export interface Host {
  /** Where the site is, with its prefix. */
  url: string;
  origin: string;
  publish: (name: BuiltSiteName) => void;
  /** Replaced texts of files, by path below the prefix; `undefined` for a file that is gone. */
  changed: Map<string, string | undefined>;
  /** Files that take twice as long as the worker waits for a page, unless a test deletes them here; by path below the prefix. */
  slow: Set<string>;
  /** Files that never come; by path below the prefix. */
  silent: Set<string>;
}

async function startHost(): Promise<Host & { close: () => Promise<void> }> {
  const listenerOf = (name: BuiltSiteName) => listenerOfSite(builtSite(name).folder, CONFIGURED_PREFIX);
  const changed: Host['changed'] = new Map();
  const [slow, silent]: [Host['slow'], Host['silent']] = [new Set(), new Set()];
  let listener = listenerOf('configured');
  const { url, close } = await serve((request, response) => {
    const [address = ''] = (request.url ?? '').slice(CONFIGURED_PREFIX.length).split('?');
    if (silent.has(address)) return;
    if (slow.has(address)) {
      const until = Date.now() + 6_000;
      const waiting = setInterval(() => {
        if (slow.has(address) && Date.now() < until) return;
        clearInterval(waiting);
        listener(request, response);
      }, 50);
      return;
    }
    if (!changed.has(address)) return listener(request, response);
    const text = changed.get(address);
    const type = text?.startsWith('<') ? 'text/html' : address.endsWith('.js') ? 'text/javascript' : 'application/json';
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  }, CONFIGURED_PREFIX);
  return { url, origin: new URL(url).origin, publish: (name) => void (listener = listenerOf(name)), changed, slow, silent, close };
}

/** Serves a built site as long as the Playwright worker runs. */
function served(name: BuiltSiteName, prefix = ''): [WorkerFixture<string, object>, { scope: 'worker' }] {
  return [
    async ({}, provide) => {
      const server = await serveSite(builtSite(name).folder, prefix);
      await provide(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ];
}

/** Playwright's test over the built fixture site; see `built-site.ts`. Its addresses are those of the plain site. */
export const test = base.extend<{ host: Host }, Sites>({
  plainSite: served('plain'),
  configuredSite: served('configured', CONFIGURED_PREFIX),
  secondDeployment: served('second', CONFIGURED_PREFIX),
  host: async ({}, provide) => {
    const host = await startHost();
    await provide(host);
    await host.close();
  },
  baseURL: async ({ plainSite }, provide) => provide(plainSite),
});
