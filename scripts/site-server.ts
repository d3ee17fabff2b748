/** A static host for the built site, for `npm run serve`, tests and measurements. */
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { headersFor, readHeadersFile } from '../src/site/node/headers';

/** Encodes a path as sirv decodes it: it would look for a file that is called "a%26b". */
function encodedForSirv(address: string): string {
  try {
    return encodeURI(decodeURIComponent(address));
  } catch {
    return address;
  }
}

/**
 * Returns the listener of a static host: `/foo` comes from `foo.html`, the not-found page has status 404, and responses have the headers
 * of the build's `_headers`. It does not compress.
 * @param prefix the path below which to serve the folder, such as `/crew`; may differ from the build's
 */
export function listenerOfSite(folder: string, prefix: string): http.RequestListener {
  const textOf = (file: string): string => (existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : '');
  const rules = readHeadersFile(textOf('_headers'));
  // Finds files that a later build writes.
  const serveFile = sirv(folder, { dev: true, etag: true, extensions: ['html'] });
  return (request, response) => {
    const [address = '/', query] = (request.url ?? '/').split('?', 2);
    if (prefix !== '' && address !== prefix && !address.startsWith(`${prefix}/`)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end(`The site is served below ${prefix}.`);
      return;
    }
    const below = address.slice(prefix.length) || '/';
    for (const [name, value] of Object.entries(headersFor(prefix + below, rules))) response.setHeader(name, value);
    request.url = encodedForSirv(below) + (query === undefined ? '' : `?${query}`);
    serveFile(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(textOf('404.html'));
    });
  };
}

export interface ServedSite {
  /** Address of the home page, without a slash at its end. */
  url: string;
  close: () => Promise<void>;
}

/** Serves a folder at a free port, for tests; see `listenerOfSite`. */
export const serveSite = (folder: string, prefix = ''): Promise<ServedSite> => serve(listenerOfSite(folder, prefix), prefix);

/** Serves at a free port. `prefix` is only appended to `url`: the listener must handle it. */
export async function serve(listener: http.RequestListener, prefix: string): Promise<ServedSite> {
  const server = http.createServer(listener);
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${prefix}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // Browsers keep connections open.
      server.closeAllConnections();
      await closed;
    },
  };
}
