/** Reads the folder of a Docusaurus site. Runs its configuration and its sidebars, as Docusaurus would. */
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { readConfiguration, type Configuration, type DocsInstance } from './src/docusaurus-configuration';
import { versionsOf } from './src/docusaurus-pages';
import type { DocusaurusSite } from './src/survey-site';

const CONFIGURATIONS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

const SKIPPED: ReadonlySet<string> = new Set(['node_modules', '.git', '.docusaurus', '.cache', '.yarn']);

/** The configuration in a folder, or in one directly below it, where projects often keep their documentation. */
export function findConfiguration(folder: string): string | undefined {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name));
  const folders = [folder, ...below.map(({ name }) => path.join(folder, name))];
  return folders.flatMap((one) => CONFIGURATIONS.map((name) => path.join(one, name))).find((file) => existsSync(file));
}

/** Replaces a package that is not installed: any call, construction or property returns the stand-in again. */
const STAND_IN = `
  const nothing = () => proxy;
  const proxy = new Proxy(function () {}, {
    get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : key === '__esModule' ? true : key === 'name' ? NAME : proxy),
    getPrototypeOf: nothing,
    apply: nothing,
    construct: nothing,
  });
  module.exports = proxy;
`;

/** Style sheets count as empty: a configuration only names them. */
const STYLE_SHEET = /\.(?:css|scss|sass|less|styl)$/;

/** `missing` gets the names of packages that are not installed. */
function standIns(missing: Set<string>): Plugin {
  return {
    name: 'stand-ins',
    setup(bundle) {
      bundle.onResolve({ filter: /^/ }, async (given) => {
        if (given.pluginData === 'resolving' || given.kind === 'entry-point' || given.namespace === 'stand-in') return undefined;
        const { path: name, importer, resolveDir, kind } = given;
        // `require.resolve` only names a file.
        if (kind === 'require-resolve' || name.startsWith('node:') || isBuiltin(name)) return { path: name, external: true };
        const found = await bundle.resolve(name, { importer, resolveDir, kind, pluginData: 'resolving' });
        if (found.errors.length === 0 && /\.(?:[cm]?[jt]sx?|json)$/.test(found.path)) return found;
        if (!STYLE_SHEET.test(name)) missing.add(name);
        return { path: name, namespace: 'stand-in' };
      });
      bundle.onLoad({ filter: /^/, namespace: 'stand-in' }, ({ path: name }) => ({
        contents: STAND_IN.replace('NAME', JSON.stringify(name)),
        loader: 'js',
      }));
    },
  };
}

/** Runs a file of JavaScript or TypeScript, and returns what it exports. @throws Error when it cannot be run */
async function exportsOf(file: string, missing: Set<string>): Promise<unknown> {
  if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    logLevel: 'silent',
    absWorkingDir: path.dirname(file),
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': JSON.stringify(`file://${file}`) },
    plugins: [standIns(missing)],
  });
  const real = createRequire(file);
  const resolve = (name: string): string => {
    try {
      return real.resolve(name);
    } catch {
      return name;
    }
  };
  /** Loads what the configuration names only when it runs, such as `require(theme + '/theme.css')`. */
  const load = (name: string): unknown => {
    if (STYLE_SHEET.test(name)) return {};
    try {
      return real(name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
      missing.add(name);
      return {};
    }
  };
  const module = { exports: {} as Record<string, unknown> };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- running a site's own configuration is what this is for
  const run = new Function('module', 'exports', 'require', '__dirname', '__filename', outputFiles[0]?.text ?? '');
  run(module, module.exports, Object.assign(load, { resolve }), path.dirname(file), file);
  let exported: unknown = module.exports.default ?? module.exports;
  if (typeof exported === 'function') exported = await (exported as () => unknown)();
  return exported;
}

/** Adds the files below `folder` to `files`, with paths relative to `relativeTo`. `parents` are real paths. */
function readFiles(
  folder: string,
  relativeTo: string,
  files: Map<string, Buffer>,
  isWanted: (relative: string) => boolean,
  parents: readonly string[] = [],
): void {
  if (!existsSync(folder)) return;
  const real = realpathSync(folder);
  // A link to a parent folder would never end.
  if (parents.some((parent) => parent === real || parent.startsWith(path.join(real, path.sep)))) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const absolute = path.join(folder, entry.name);
    const relative = path.relative(relativeTo, absolute).split(path.sep).join('/');
    if (SKIPPED.has(entry.name)) continue;
    const isFolder =
      entry.isDirectory() || (entry.isSymbolicLink() && (statSync(absolute, { throwIfNoEntry: false })?.isDirectory() ?? false));
    if (isFolder) readFiles(absolute, relativeTo, files, isWanted, [...parents, real]);
    else if (isWanted(relative) && existsSync(absolute)) files.set(relative, readFileSync(absolute));
  }
}

/** The packages that a folder asks for. A missing or invalid package.json asks for none: the site itself may be in order. */
function packagesOf(folder: string): Record<string, string | undefined> {
  try {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, object>;
    return { ...devDependencies, ...dependencies };
  } catch {
    return {};
  }
}

/** The major release of Docusaurus that the site, or a folder above it in its repository, asks for; 3 if none does. */
function majorRelease(folder: string): number {
  const [major] = /\d+/.exec(packagesOf(folder)['@docusaurus/core'] ?? '') ?? [];
  if (major !== undefined) return Number(major);
  const above = path.dirname(folder);
  return above === folder || existsSync(path.join(folder, '.git')) ? 3 : majorRelease(above);
}

/** Docusaurus accepts the name of the file without its ending. */
function sidebarPathOf({ id, sidebarPath }: DocsInstance, tree: ReadonlyMap<string, Buffer>): string | undefined {
  const names = sidebarPath === undefined ? (id === 'default' ? ['sidebars'] : []) : [sidebarPath];
  const files = names.flatMap((name) => ['', '.js', '.ts', '.json'].map((ending) => name + ending));
  return files.find((name) => tree.has(name)) ?? sidebarPath;
}

/** The files of the site, and those of folders outside that its configuration names. */
function readTree(folder: string, { docs, blogs, staticFolders }: Configuration): Map<string, Buffer> {
  const tree = new Map<string, Buffer>();
  readFiles(folder, folder, tree, (name) => !name.startsWith('build/'));
  const outside = [...[...docs, ...blogs].map((instance) => instance.path), ...staticFolders].filter((name) => name.startsWith('..'));
  for (const name of outside) readFiles(path.resolve(folder, name), folder, tree, () => true);
  return tree;
}

/**
 * Reads a site.
 * @param file absolute path of its configuration
 * @param build absolute path of the finished site, which may be missing
 * @returns the site, and sentences about what could not be read
 */
export async function readDocusaurusSite(
  file: string,
  build = path.join(path.dirname(file), 'build'),
): Promise<{ site: DocusaurusSite; remarks: string[] }> {
  const folder = path.dirname(file);
  const missing = new Set<string>();
  const remarks: string[] = [];
  const relative = (name: string): string => path.relative(folder, path.resolve(folder, name)).split(path.sep).join('/') || '.';
  const run = async (name: string): Promise<unknown> => {
    const before = process.cwd();
    // Configurations read files by paths that start in the folder of their site.
    process.chdir(folder);
    try {
      return await exportsOf(name, missing);
    } catch (error) {
      remarks.push(`${relative(name)} could not be run, so the import lacks its settings: ${(error as Error).message.split('\n')[0]}`);
      return undefined;
    } finally {
      process.chdir(before);
    }
  };
  const exported = await run(file);
  const configuration = readConfiguration(exported ?? { presets: ['classic'] }, relative);
  const tree = readTree(folder, configuration);
  const built = new Map<string, Buffer>();
  readFiles(build, build, built, (name) => name.endsWith('.html'));
  const sidebars = new Map<string, unknown>();
  for (const instance of configuration.docs) {
    instance.sidebarPath = sidebarPathOf(instance, tree);
    for (const { sidebarPath: name } of versionsOf(instance, tree)) {
      if (name !== undefined && tree.has(name)) sidebars.set(name, await run(path.join(folder, name)));
    }
  }
  if (missing.size > 0) {
    const names = [...missing].sort().join(', ');
    remarks.push(`The configuration uses packages that are not installed, so the import lacks what they add: ${names}.`);
  }
  return { site: { tree, configuration, sidebars, build: built, isMdxOne: majorRelease(folder) < 3 }, remarks };
}
