/** A static host for the built site, as `npm run serve`, tests and measurements have it. */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import handler from 'serve-handler';
import { headersFor, readHeadersFile } from '../src/site/node/headers';

/** An address as the file server can read it: one that names no file, such as /100% or /%00, stands for a file of that very name. */
function decodable(address: string): string {
  try {
    // No file system takes a null byte.
    return decodeURIComponent(address).includes('\0') ? encodeURI(address) : address;
  } catch {
    return encodeURI(address);
  }
}

/**
 * Makes the listener of a server that does what a static host does: `/foo` comes from `foo.html`, `/foo/` is redirected to
 * `/foo`, the not-found page has status 404, answers have the headers in the build's `_headers`. It does not compress them.
 * @param folder what is served
 * @param prefix the path that the host serves it below, which need not be the one that it was built for
 */
export function listenerOfSite(folder: string, prefix: string): http.RequestListener {
  const headersOfBuild = path.join(folder, '_headers');
  const headerRules = existsSync(headersOfBuild) ? readHeadersFile(readFileSync(headersOfBuild, 'utf8')) : [];
  return (request, response) => {
    if (prefix !== '') {
      // With a path prefix, a host serves the folder only below that path.
      const url = request.url ?? '/';
      if (url !== prefix && !url.startsWith(`${prefix}/`)) {
        response.writeHead(404, { 'content-type': 'text/plain' }).end(`The site is served below ${prefix}.`);
        return;
      }
      request.url = url.slice(prefix.length) || '/';
    }
    const [address = '/', query] = (request.url ?? '/').split('?', 2);
    // Browsers read such a path as another host, so redirecting it would lead off the site.
    if (/^\/(?:[\\/]|%2f|%5c)/i.test(address)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing at this address.');
      return;
    }
    const canonical = address.replace(/(?:\/index)?\.html$/, '').replace(/(?<=[^/])\/+$/, '');
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
      // A file that a new build takes away in this very moment ends one answer, not the server.
      { createReadStream: (file, options) => createReadStream(file, options).on('error', () => response.destroy()) },
    );
  };
}

export interface ServedSite {
  /** Where the home page is, without a slash at its end. */
  url: string;
  close: () => Promise<void>;
}

/** Serves a folder at a free port until it is told to stop, for tests; see `listenerOfSite`. */
export async function serveSite(folder: string, prefix = ''): Promise<ServedSite> {
  const server = http.createServer(listenerOfSite(folder, prefix));
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${prefix}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // Browsers keep connections open for what they may ask for next.
      server.closeAllConnections();
      await closed;
    },
  };
}
