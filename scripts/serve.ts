/**
 * `npm run serve`: serves the built site as a static host would, at the port `PORT` or 9000, from `SERVE_FOLDER` or `public`. With
 * `--try-port`, only fails if the port is taken: `npm start` asks before it builds.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import { pathPrefix } from '../src/content-model/load-site';
import { portOr } from './port';
import { listenerOfSite } from './site-server';

const isTrial = process.argv.includes('--try-port');
const port = portOr(9000);
const prefix = pathPrefix();

const compress = compression();
const answer = listenerOfSite(path.resolve(process.env.SERVE_FOLDER || 'public'), prefix);

const server = http.createServer((request, response) => compress(request, response, () => answer(request, response)));
server
  .on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another: PORT=9001 npm ${isTrial ? 'start' : 'run serve'}`
        : error.message,
    );
    process.exitCode = 1;
  })
  .listen(port, () => {
    if (isTrial) server.close();
    else console.log(`The site is at http://localhost:${(server.address() as AddressInfo).port}${prefix}`);
  });
