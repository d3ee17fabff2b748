import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sources, type Compiler } from 'webpack';
import { pathPrefix } from '../../content/load-site';
import { bundleScript } from '../../offline/node/bundle-script';
import type { DocumentSettings } from '../ui/document-settings';

/** Where Gatsby writes the scripts that it appends to every page after rendering, relative to the output folder. */
const SNIPPET = path.join('_gatsby', 'slices', '_gatsby-scripts-1.html');

/** `window.___chunkMapping=…`: the start script fetches it when it is needed, see `src/site/start/fetch-ahead.ts`. */
const CHUNK_MAPPING = /<script[^>]*>\s*window\.___chunkMapping=.*?<\/script>/s;
const HASH_SCRIPT = /<script[^>]*>\s*window\.___webpackCompilationHash="([^"]*)";\s*<\/script>/;
const SCRIPT_FILE = /<script src="([^"]+)" async><\/script>/g;
/** What an earlier build has made of those. Gatsby writes the snippet anew only when its own scripts have changed. */
const START_SCRIPT = /<script src="[^"]+" (data-app='[^']*' data-build='[^']*') defer><\/script>/;

const CODE = /\.(?:js|css)$/;
/** Length of webpack's own hash. */
const DIGITS = 20;

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
}

/**
 * A digest of a build's code.
 * @param files names of its files, each of which contains a digest of its contents
 */
export function buildHashOf(files: readonly string[]): string {
  return digestOf(
    files
      .filter((file) => CODE.test(file))
      .sort()
      .join('\n'),
  );
}

function attribute(name: string, value: string): string {
  return `${name}='${value.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`;
}

/**
 * What stands at the end of every page instead of Gatsby's scripts: the start script. In its attributes are the app's files, which
 * it loads when they are needed, and the build's hash, so that no inline script differs from build to build.
 * @param startScript address of the start script
 */
export function scriptsOfPage(snippet: string, startScript: string): string {
  const files = JSON.stringify([...snippet.matchAll(SCRIPT_FILE)].map(([, file]) => file));
  const values = `${attribute('data-app', files)} ${attribute('data-build', HASH_SCRIPT.exec(snippet)?.[1] ?? '')}`;
  const [, earlier = values] = START_SCRIPT.exec(snippet) ?? [];
  const others = [SCRIPT_FILE, START_SCRIPT, CHUNK_MAPPING, HASH_SCRIPT].reduce((text, script) => text.replace(script, ''), snippet);
  return `${others.trim()}<script src="${startScript}" ${earlier} defer></script>`;
}

/** Stands in for Gatsby's package, which is part of the app. */
const WITHOUT_GATSBY = { gatsby: 'src/site/start/gatsby.ts' };

/** The script in the head of every page, the same in every build of the same code. */
export function headScript(): Promise<string> {
  return bundleScript('src/site/start/head.ts', { __PATH_PREFIX__: pathPrefix() }, WITHOUT_GATSBY);
}

/** The script behind the lists of what is on, the same in every build of the same code. */
export function dayScript(): Promise<string> {
  return bundleScript('src/site/start/day.ts', {});
}

/** The script that every page loads. Code that the settings do not ask for is left out. */
function startScript({ announcement, pageViews, offline }: DocumentSettings): Promise<string> {
  const constants = {
    __DOCUMENT_SETTINGS__: { announcement, pageViews, offline },
    __PATH_PREFIX__: pathPrefix(),
    __COUNTS_PAGE_VIEWS__: pageViews.id !== '',
    __HAS_ANNOUNCEMENT__: announcement !== null,
    __READS_OFFLINE__: offline.isOn,
  };
  return bundleScript('src/site/start/start.ts', constants, WITHOUT_GATSBY);
}

/**
 * Webpack plugin for the scripts that a build writes into every page.
 *
 * - Adds the start script.
 * - Derives the build's hash from its code. Webpack's own also depends on its cache, so the first warm build would get a
 *   different hash for the same files, and Gatsby would rewrite every page.
 * - Rewrites Gatsby's scripts; see `scriptsOfPage`.
 */
export class StartScriptsPlugin {
  constructor(
    private readonly publicFolder: string,
    private readonly settings: DocumentSettings,
  ) {}

  apply(compiler: Compiler): void {
    let file = '';
    compiler.hooks.thisCompilation.tap('StartScriptsPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('StartScriptsPlugin', async () => {
        const code = await startScript(this.settings);
        file = `start-${digestOf(code)}.js`;
        compilation.emitAsset(file, new sources.RawSource(code));
      });
    });
    compiler.hooks.afterEmit.tap('StartScriptsPlugin', (compilation) => {
      compilation.hash = buildHashOf(Object.keys(compilation.assets));
    });
    // Gatsby's own plugin runs first and writes the snippet.
    compiler.hooks.done.tapPromise('StartScriptsPlugin', async (stats) => {
      if (stats.hasErrors()) return;
      const snippet = path.join(this.publicFolder, SNIPPET);
      await writeFile(snippet, scriptsOfPage(await readFile(snippet, 'utf8'), `${pathPrefix()}/${file}`));
    });
  }
}
