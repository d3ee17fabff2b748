/** `npm run serve`: serves the built site as a static host would, at the port `PORT` or 9000, from `SERVE_FOLDER` or `public`. */
import path from 'node:path';
import { pathPrefix } from '../src/content/load-site';
import { createSiteServer } from './site-server';

const port = Number(process.env.PORT ?? 9000);
const prefix = pathPrefix();

createSiteServer(path.resolve(process.env.SERVE_FOLDER ?? 'public'), prefix)
  .on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=9001 npm run serve` : error.message);
    process.exitCode = 1;
  })
  .listen(port, () => console.log(`The site is at http://localhost:${port}${prefix}`));
