import type { Configuration } from 'webpack';

/** Style sheets that only a part uses which loads on demand: named `….lazy.css`, or brought by DocSearch. */
const LAZY_STYLES = /\.lazy(?:\.module)?\.css$|[\\/]@docsearch[\\/]css[\\/]/;

interface StyleModule {
  type: string;
  nameForCondition: () => string | null;
}

/** Whether a module is a style sheet that every page brings along. */
export function isStyleOfEveryPage(module: StyleModule): boolean {
  return module.type.startsWith('css/') && !LAZY_STYLES.test(module.nameForCondition() ?? '');
}

interface StylesGroup {
  test?: (module: StyleModule) => boolean;
}

/**
 * Gatsby puts all style sheets into one that every page has inline. Changes its webpack configuration so
 * that those of parts that load on demand load with their part. Where Gatsby makes no such sheet, nothing
 * changes.
 */
export function keepLazyStylesApart({ optimization }: Configuration): void {
  const groups = (optimization?.splitChunks || undefined)?.cacheGroups as { styles?: StylesGroup } | undefined;
  if (groups?.styles) groups.styles.test = isStyleOfEveryPage;
}
