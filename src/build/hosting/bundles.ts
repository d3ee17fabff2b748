import type { Configuration, WebpackPluginInstance } from 'webpack';

/** Chunks that a reader loads without asking: the app itself and one a page template. */
const LOADED_AT_ONCE = /^(?:app$|component---)/;

/**
 * Names of the files of chunks. Every page carries the names of all, so they are short: a number, and enough of
 * a digest that no two versions of a file meet.
 */
const CHUNK_NAMES = '[id]-[contenthash:8].js';

/** What webpack's own code around each module may use; every supported browser has it. */
const MODERN_BROWSERS = {
  arrowFunction: true,
  const: true,
  destructuring: true,
  forOf: true,
  optionalChaining: true,
  templateLiteral: true,
};

/** The files that every page loads. */
const FILES_OF_EVERY_PAGE = /^(?:app|framework|webpack-runtime)-/;

/** The part of terser-webpack-plugin that is used here; Gatsby brings it along. */
interface MinifierClass {
  new (options: object): WebpackPluginInstance;
  esbuildMinify: Minify;
  terserMinify: Minify;
}

type Minify = (files: Record<string, string>, map: unknown, options: object, extractsComments: unknown) => Promise<object>;

interface Minifier extends WebpackPluginInstance {
  constructor: MinifierClass;
  options: { include?: RegExp; minimizer: { options: object } };
}

function isMinifier(plugin: unknown): plugin is Minifier {
  return (plugin as { constructor?: { name?: string } } | undefined)?.constructor?.name === 'TerserPlugin';
}

/** From how many characters on a file is that of a library, which few pages load. */
const LIBRARY = 60_000;

/** Two passes, for browsers of this decade: what one pass leaves bare, the next one drops. */
const THOROUGH = { compress: { ecma: 2020, passes: 2 }, mangle: true, output: { ecma: 2020 }, parse: { ecma: 2020 } };

/**
 * Minifies what pages load thoroughly. The megabytes of libraries that load on demand are minified by esbuild, which
 * takes a second for what Terser takes half a minute for; its files are a twentieth larger.
 */
function minifyByUse(minimizers: readonly unknown[]): unknown[] {
  return minimizers.flatMap((minimizer) => {
    if (!isMinifier(minimizer)) return [minimizer];
    const { constructor: Minifier, options } = minimizer;
    options.include = FILES_OF_EVERY_PAGE;
    Object.assign(options.minimizer.options, THOROUGH);
    const minify: Minify = (files, map, _options, extractsComments) =>
      Object.values(files).some((code) => code.length > LIBRARY)
        ? Minifier.esbuildMinify(files, map, { target: 'es2020', legalComments: 'none' }, extractsComments)
        : Minifier.terserMinify(files, map, THOROUGH, extractsComments);
    return [minimizer, new Minifier({ exclude: FILES_OF_EVERY_PAGE, minify, parallel: false })];
  });
}

/**
 * Keeps what is loaded on demand out of what every page loads. Gatsby puts a module that enough chunks share
 * into one file for all pages, and counts the chunks of lazily loaded packages among them: the grammar of
 * diagrams would come along with pages that have none. Takes webpack's configuration and changes it.
 */
export function keepBundlesLean(config: Configuration, stage: string): void {
  if (stage === 'build-javascript') {
    config.output = { ...config.output, chunkFilename: CHUNK_NAMES, environment: { ...config.output?.environment, ...MODERN_BROWSERS } };
    if (config.optimization?.minimizer)
      config.optimization.minimizer = minifyByUse(config.optimization.minimizer) as WebpackPluginInstance[];
  }
  const splitChunks = config.optimization?.splitChunks;
  const commons = splitChunks ? splitChunks.cacheGroups?.commons : undefined;
  if (typeof commons !== 'object' || commons instanceof RegExp) return;
  commons.chunks = (chunk) => LOADED_AT_ONCE.test(chunk.name ?? '');
}
