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

/** The part of terser-webpack-plugin that is used here; Gatsby brings it along. */
interface Minifier extends WebpackPluginInstance {
  options: { minimizer: { options: object } };
}

function isMinifier(plugin: unknown): plugin is Minifier {
  return (plugin as { constructor?: { name?: string } } | undefined)?.constructor?.name === 'TerserPlugin';
}

/** Two passes, for browsers of this decade: what one pass leaves bare, the next one drops. */
const THOROUGH = { compress: { ecma: 2020, passes: 2 }, mangle: true, output: { ecma: 2020 }, parse: { ecma: 2020 } };

/**
 * Keeps what is loaded on demand out of what every page loads. Gatsby puts a module that enough chunks share
 * into one file for all pages, and counts the chunks of lazily loaded packages among them: search's
 * modal would come along with pages on which nobody searches. Takes webpack's configuration and changes it.
 */
export function keepBundlesLean(config: Configuration, stage: string): void {
  if (stage === 'build-javascript') {
    config.output = { ...config.output, chunkFilename: CHUNK_NAMES, environment: { ...config.output?.environment, ...MODERN_BROWSERS } };
    for (const minimizer of config.optimization?.minimizer ?? [])
      if (isMinifier(minimizer)) Object.assign(minimizer.options.minimizer.options, THOROUGH);
  }
  const splitChunks = config.optimization?.splitChunks;
  const commons = splitChunks ? splitChunks.cacheGroups?.commons : undefined;
  if (typeof commons !== 'object' || commons instanceof RegExp) return;
  commons.chunks = (chunk) => LOADED_AT_ONCE.test(chunk.name ?? '');
}
