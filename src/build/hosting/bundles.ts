import type { Configuration } from 'webpack';

/** Chunks that a reader loads without asking: the app itself and one a page template. */
const LOADED_AT_ONCE = /^(?:app$|component---)/;

/**
 * Names of the files of chunks. Every page carries the names of all, so they are short: a number, and enough of
 * a digest that no two versions of a file meet.
 */
const CHUNK_NAMES = '[id]-[contenthash:10].js';

/** What webpack's own code around each module may use; every supported browser has it. */
const MODERN_BROWSERS = {
  arrowFunction: true,
  const: true,
  destructuring: true,
  forOf: true,
  optionalChaining: true,
  templateLiteral: true,
};

interface Minifier {
  options?: { minimizer?: { options?: { compress?: object; output?: object; parse?: object } } };
}

/** Minifies once more, for browsers of this decade: what one pass leaves bare, the next one drops. */
function minifyThoroughly(minimizers: readonly unknown[]): void {
  for (const minimizer of minimizers) {
    const terser = (minimizer as Minifier).options?.minimizer?.options;
    if (minimizer?.constructor.name === 'TerserPlugin' && terser) {
      Object.assign(terser, { compress: { ecma: 2020, passes: 2 }, output: { ecma: 2020 }, parse: { ecma: 2020 } });
    }
  }
}

/**
 * Keeps what is loaded on demand out of what every page loads. Gatsby puts a module that enough chunks share
 * into one file for all pages, and counts the chunks of lazily loaded packages among them: the grammar of
 * diagrams would come along with pages that have none. Takes webpack's configuration and changes it.
 */
export function keepBundlesLean(config: Configuration, stage: string): void {
  if (stage === 'build-javascript') {
    config.output = { ...config.output, chunkFilename: CHUNK_NAMES, environment: { ...config.output?.environment, ...MODERN_BROWSERS } };
    minifyThoroughly(config.optimization?.minimizer ?? []);
  }
  const splitChunks = config.optimization?.splitChunks;
  const commons = splitChunks ? splitChunks.cacheGroups?.commons : undefined;
  if (typeof commons !== 'object' || commons instanceof RegExp) return;
  commons.chunks = (chunk) => LOADED_AT_ONCE.test(chunk.name ?? '');
}
