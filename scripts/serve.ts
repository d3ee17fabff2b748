/**
 * Serves the built site as a static host would: from the `public` folder, `/foo` from `foo.html`, `/foo/` redirected to
 * `/foo`, the not-found page with status 404, compressed, and with the headers in the build's `_headers`. `PORT` sets the
 * port, 9000 by default.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import handler from 'serve-handler';
import { pathPrefix } from '../src/content/load-site';
import { headersFor, readHeadersFile } from '../src/site/node/headers';

const PUBLIC_FOLDER = path.resolve(process.env.SERVE_FOLDER ?? 'public');
const port = Number(process.env.PORT ?? 9000);
const prefix = pathPrefix();

const headersOfBuild = path.join(PUBLIC_FOLDER, '_headers');
const headerRules = existsSync(headersOfBuild) ? readHeadersFile(readFileSync(headersOfBuild, 'utf8')) : [];

const compress = compression();

/** An address as the file server can read it: one that names no file, such as /100% or /%00, stands for a file of that very name. */
function decodable(address: string): string {
  try {
    // No file system takes a null byte.
    return decodeURIComponent(address).includes('\0') ? encodeURI(address) : address;
  } catch {
    return encodeURI(address);
  }
}

const server = http.createServer((request, response) => {
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
  const canonical = address.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/+$/, '$1');
  if (canonical !== address && canonical.startsWith('/') && !canonical.startsWith('//')) {
    response.writeHead(301, { location: `${prefix}${canonical}${query === undefined ? '' : `?${query}`}` }).end();
    return;
  }
  for (const [name, value] of Object.entries(headersFor(`${prefix}${address}`, headerRules))) response.setHeader(name, value);
  request.url = decodable(request.url ?? '/');
  compress(request, response, () => {
    void handler(
      request,
      response,
      { public: PUBLIC_FOLDER, cleanUrls: true, trailingSlash: false, directoryListing: false },
      // A file that a new build takes away in this very moment ends one answer, not the server.
      { createReadStream: (file, options) => createReadStream(file, options).on('error', () => response.destroy()) },
    );
  });
});

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=9001 npm run serve` : error.message);
  process.exitCode = 1;
});
server.listen(port, () => console.log(`The site is at http://localhost:${port}${prefix}`));
