import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { VALUE_ATTRIBUTE, assignmentOf, type StartVariable } from '../start-values';

/** Where Gatsby keeps the scripts that it puts at the end of every page after rendering, relative to the output folder. */
const SNIPPET = path.join('_gatsby', 'slices', '_gatsby-scripts-1.html');

/** `window.___webpackCompilationHash="…"`, or an object as JSON within a string. */
const INLINE_SCRIPT = /<script[^>]*>\s*window\.(___\w+)=("(?:[^"\\]|\\.)*");\s*<\/script>/g;

const CODE = /\.(?:js|css)$/;
/** As long as webpack's own. */
const DIGITS = 20;

/** A digest of the code of a build. Takes the names of its files, which hold a digest of their content each. */
export function buildHashOf(files: readonly string[]): string {
  const code = files.filter((file) => CODE.test(file)).sort();
  return createHash('sha256').update(code.join('\n')).digest('hex').slice(0, DIGITS);
}

/** Moves the values of Gatsby's inline scripts into attributes, so that the scripts are the same in every build. */
export function withConstantScripts(snippet: string): string {
  return snippet.replace(INLINE_SCRIPT, (_script, variable: StartVariable, literal: string) => {
    const text = JSON.parse(literal) as string;
    const value = text.startsWith('{') ? text : literal;
    return `<script ${VALUE_ATTRIBUTE}='${value.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'>${assignmentOf(variable)}</script>`;
  });
}

/**
 * Webpack plugin for what a build writes into every page.
 *
 * - Calls the build by its code. Webpack's own hash also depends on its cache, so the first warm build would get
 *   another name for the same files, and Gatsby would write every page anew.
 * - Makes Gatsby's inline scripts those that the content security policy names.
 */
export class StartScriptsPlugin {
  constructor(private readonly publicFolder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('StartScriptsPlugin', (compilation) => {
      compilation.hash = buildHashOf(Object.keys(compilation.assets));
    });
    // Gatsby's own plugin comes first and writes the snippet.
    compiler.hooks.done.tapPromise('StartScriptsPlugin', async (stats) => {
      if (stats.hasErrors()) return;
      const file = path.join(this.publicFolder, SNIPPET);
      await writeFile(file, withConstantScripts(await readFile(file, 'utf8')));
    });
  }
}
