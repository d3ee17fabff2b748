import path from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';

/** The JavaScript that all browsers of `browserslist` in package.json understand. */
const TARGET = 'es2022';

/**
 * Bundles modules for browsers into one script, beside webpack. They run in their order; paths are from the project's root.
 * @param constants values of global names in the code
 * @param aliases modules that replace packages
 */
export async function bundleScript(
  modules: readonly string[],
  constants: Readonly<Record<string, unknown>>,
  aliases: Readonly<Record<string, string>> = {},
): Promise<string> {
  const values = { ...constants, 'process.env.NODE_ENV': 'production' };
  const { outputFiles } = await build({
    stdin: { contents: modules.map((module) => `import './${module}';`).join('\n'), resolveDir: process.cwd() },
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
