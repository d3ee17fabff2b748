import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { VALUE_ATTRIBUTE, assignmentOf, type StartVariable } from '../start-values';

/** Where Gatsby writes the scripts that it appends to every page after rendering, relative to the output folder. */
const SNIPPET = path.join('_gatsby', 'slices', '_gatsby-scripts-1.html');

/** `window.___webpackCompilationHash="…"`, or an object as JSON inside a string. */
const INLINE_SCRIPT = /<script[^>]*>\s*window\.(___\w+)=("(?:[^"\\]|\\.)*");\s*<\/script>/g;

const CODE = /\.(?:js|css)$/;
/** Length of webpack's own hash. */
const DIGITS = 20;

/**
 * A digest of a build's code.
 * @param files names of its files, each of which contains a digest of its contents
 */
export function buildHashOf(files: readonly string[]): string {
  const code = files.filter((file) => CODE.test(file)).sort();
  return createHash('sha256').update(code.join('\n')).digest('hex').slice(0, DIGITS);
}

/** Moves the values of Gatsby's inline scripts into attributes, so that the scripts are identical in every build. */
export function withConstantScripts(snippet: string): string {
  return snippet.replace(INLINE_SCRIPT, (_script, variable: StartVariable, literal: string) => {
    const text = JSON.parse(literal) as string;
    const value = text.startsWith('{') ? text : literal;
    return `<script ${VALUE_ATTRIBUTE}='${value.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'>${assignmentOf(variable)}</script>`;
  });
}

/**
 * Webpack plugin for the scripts that a build writes into every page.
 *
 * - Derives the build's hash from its code. Webpack's own also depends on its cache, so the first warm build would get a
 *   different hash for the same files, and Gatsby would rewrite every page.
 * - Rewrites Gatsby's inline scripts to those that the content security policy allows.
 */
export class StartScriptsPlugin {
  constructor(private readonly publicFolder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('StartScriptsPlugin', (compilation) => {
      compilation.hash = buildHashOf(Object.keys(compilation.assets));
    });
    // Gatsby's own plugin runs first and writes the snippet.
    compiler.hooks.done.tapPromise('StartScriptsPlugin', async (stats) => {
      if (stats.hasErrors()) return;
      const file = path.join(this.publicFolder, SNIPPET);
      await writeFile(file, withConstantScripts(await readFile(file, 'utf8')));
    });
  }
}
