import path from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';

/** The version is a digest that includes the worker's code, so it is inserted last. */
const VERSION_PLACEHOLDER = '__version-of-the-site__';

/** The JavaScript that all browsers of `browserslist` in package.json understand. */
const TARGET = 'es2022';

/**
 * Bundles a module for browsers, beside webpack. Paths are from the project's root.
 * @param constants values of global names in the code
 * @param aliases modules that replace packages
 */
export async function bundleScript(
  module: string,
  constants: Readonly<Record<string, unknown>>,
  aliases: Readonly<Record<string, string>> = {},
): Promise<string> {
  const values = { ...constants, 'process.env.NODE_ENV': 'production' };
  const { outputFiles } = await build({
    entryPoints: [path.resolve(module)],
    bundle: true,
    format: 'iife',
    charset: 'utf8',
    target: TARGET,
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    alias: Object.fromEntries(Object.entries(aliases).map(([name, file]) => [name, path.resolve(file)])),
    write: false,
    logLevel: 'silent',
  });
  // Makes the code a tenth smaller than esbuild does, which counts in the head of every page.
  const { code = '' } = await minify(outputFiles[0]?.text ?? '', { ecma: 2020, toplevel: true, compress: { passes: 3 } });
  return code;
}

export function bundleWorker(name: 'service-worker' | 'removal'): Promise<string> {
  return bundleScript(`src/offline/worker/${name}.ts`, { __SITE_VERSION__: VERSION_PLACEHOLDER });
}

export function workerOfVersion(code: string, version: string): string {
  return code.replaceAll(VERSION_PLACEHOLDER, version);
}
