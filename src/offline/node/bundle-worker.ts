import path from 'node:path';
import { build } from 'esbuild';

/** Placeholder for the site's version in a worker's code. */
const VERSION_PLACEHOLDER = '__version-of-the-site__';

/** The JavaScript that all browsers of `browserslist` in package.json understand. */
const TARGET = 'es2021';

/** The code of a worker in one file. Takes the name of its module in `src/offline/worker`. */
export async function bundleWorker(name: 'service-worker' | 'removal'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('src/offline/worker', `${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    define: { __SITE_VERSION__: JSON.stringify(VERSION_PLACEHOLDER), 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** The code of a worker for one version of the site. */
export function workerOfVersion(code: string, version: string): string {
  return code.replaceAll(VERSION_PLACEHOLDER, version);
}
