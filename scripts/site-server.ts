/** A static host for the built site, for `npm run serve`, tests and measurements. */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import handler from 'serve-handler';
import { headersFor, readHeadersFile } from '../src/site/node/headers';

/** Encodes an address that the file server cannot decode, such as /100% or /%00. */
function decodable(address: string): string {
  try {
    // No file system accepts a null byte.
    return decodeURIComponent(address).includes('\0') ? encodeURI(address) : address;
  } catch {
    return encodeURI(address);
  }
}

/**
 * Returns the listener of a static host: `/foo` comes from `foo.html`, `/foo/` redirects to `/foo`, the not-found page has status
 * 404, and responses have the headers of the build's `_headers`. It does not compress.
 * @param prefix the path below which to serve the folder, such as `/crew`; may differ from the build's
 */
export function listenerOfSite(folder: string, prefix: string): http.RequestListener {
  const headersOfBuild = path.join(folder, '_headers');
  const headerRules = existsSync(headersOfBuild) ? readHeadersFile(readFileSync(headersOfBuild, 'utf8')) : [];
  return (request, response) => {
    if (prefix !== '') {
      const url = request.url ?? '/';
      if (url !== prefix && !url.startsWith(`${prefix}/`)) {
        response.writeHead(404, { 'content-type': 'text/plain' }).end(`The site is served below ${prefix}.`);
        return;
      }
      request.url = url.slice(prefix.length) || '/';
    }
    const [address = '/', query] = (request.url ?? '/').split('?', 2);
    // Browsers read such a path as another host: never redirect to it.
    if (/^\/(?:[\\/]|%2f|%5c)/i.test(address)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing at this address.');
      return;
    }
    // `serve-handler` would redirect these too, but without the prefix.
    const canonical = address.replace(/(?:\/index)?(?:\.html)?$/, '').replace(/(?<=[^/])\/+$/, '') || '/';
    if (canonical !== address && canonical.startsWith('/') && !canonical.startsWith('//')) {
      response.writeHead(301, { location: `${prefix}${canonical}${query === undefined ? '' : `?${query}`}` }).end();
      return;
    }
    for (const [name, value] of Object.entries(headersFor(`${prefix}${address}`, headerRules))) response.setHeader(name, value);
    request.url = decodable(request.url ?? '/');
    void handler(
      request,
      response,
      { public: folder, cleanUrls: true, trailingSlash: false, directoryListing: false },
      // A file that a new build deletes meanwhile ends this answer, not the server.
      { createReadStream: (file, options) => createReadStream(file, options).on('error', () => response.destroy()) },
    );
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
