import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

const CODE = /\.(?:js|css)$/;
/** As long as webpack's own. */
const DIGITS = 20;

/** A digest of the code of a build. Takes the names of its files, which hold a digest of their content each. */
export function buildHashOf(files: readonly string[]): string {
  return createHash('sha256')
    .update(
      files
        .filter((file) => CODE.test(file))
        .sort()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, DIGITS);
}

/**
 * Webpack plugin that calls a build by the code that came of it. Webpack's own hash also follows from what was in its
 * cache: the first build after a cold one would have another name with the same files, and Gatsby, which puts the
 * name into every page, would write every page anew.
 */
export class BuildHashPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('BuildHashPlugin', (compilation) => {
      compilation.hash = buildHashOf(Object.keys(compilation.assets));
    });
  }
}
