import path from 'node:path';
import { build } from 'esbuild';

/** What stands in a worker's code for the version of the site. */
const VERSION_PLACEHOLDER = '__version-of-the-site__';

/** What the browsers of `browserslist` in package.json know. */
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
