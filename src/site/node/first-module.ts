import type { Configuration, EntryObject } from 'webpack';

/** Entries of the browser's code: of the built site, and of the development server. */
const BROWSER_ENTRIES = new Set(['app', 'commons']);

/**
 * Puts a module before all others of the browser's code. An import in `gatsby-browser.tsx` comes too late: Gatsby
 * imports its router, which reads the address at once, before it. Takes webpack's entry and the path of the module;
 * returns the entry to use instead.
 */
export function startWith(module: string, entry: Configuration['entry']): Configuration['entry'] {
  if (typeof entry !== 'object' || Array.isArray(entry)) return entry;
  const first = (name: string, modules: EntryObject[string]): EntryObject[string] =>
    BROWSER_ENTRIES.has(name) && (typeof modules === 'string' || Array.isArray(modules)) ? [module, ...[modules].flat()] : modules;
  return Object.fromEntries(Object.entries(entry).map(([name, modules]) => [name, first(name, modules)]));
}
