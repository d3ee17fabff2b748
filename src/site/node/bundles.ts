/** The part of webpack's modules that is used here. */
interface Module {
  type: string;
  nameForCondition: () => string | null;
}

/** Style sheets of parts that load on demand: named `….lazy.css`, or brought by DocSearch. */
const LAZY_STYLES = /\.lazy(?:\.module)?\.css$|[\\/]@docsearch[\\/]css[\\/]/;

/** Whether a module is a style sheet that every page brings along. */
export function isStyleOfEveryPage(module: Module): boolean {
  return module.type.startsWith('css/') && !LAZY_STYLES.test(module.nameForCondition() ?? '');
}

/** Chunks that a reader loads without asking: the app itself and one a page template. */
const LOADED_AT_ONCE = /^(?:app$|component---)/;

export function isLoadedAtOnce(chunk: { name?: string | null }): boolean {
  return LOADED_AT_ONCE.test(chunk.name ?? '');
}

/**
 * Changes to Gatsby's `splitChunks`, so that what loads on demand stays out of what every page loads: Gatsby puts all
 * style sheets into one that every page has inline, and code that enough chunks share, lazy ones included, into one
 * file for all pages.
 */
export const CACHE_GROUPS = { styles: { test: isStyleOfEveryPage }, commons: { chunks: isLoadedAtOnce } };
