import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { sources, type Compiler } from 'webpack';
import { pathPrefix } from '../../content-model/load-site';
import { bundleScript } from './bundle-script';
import type { DocumentSettings } from './document-settings';

/** Gatsby's snippet with the scripts of every page, relative to the output folder. */
const SNIPPET = path.join('_gatsby', 'slices', '_gatsby-scripts-1.html');

/** `window.___chunkMapping=…`; `src/site/boot/prefetch.ts` fetches it instead. */
const CHUNK_MAPPING = /<script[^>]*>\s*window\.___chunkMapping=.*?<\/script>/s;
const HASH_SCRIPT = /<script[^>]*>\s*window\.___webpackCompilationHash="([^"]*)";\s*<\/script>/;
const SCRIPT_FILE = /<script src="([^"]+)" async><\/script>/g;

const CODE = /\.(?:js|css)$/;
/** Length of webpack's own hash. */
const DIGITS = 20;

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
}

/** A digest of a build's code, from the names of its files: each name contains a digest of the file's contents. */
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
 * Replaces Gatsby's scripts by the script at the address `bootScript`. Its attributes hold the app's files and the build's hash,
 * so that no inline script differs from build to build.
 */
export function withBootScript(snippet: string, bootScript: string): string {
  const files = JSON.stringify([...snippet.matchAll(SCRIPT_FILE)].map(([, file]) => file));
  const values = `${attribute('data-app', files)} ${attribute('data-build', HASH_SCRIPT.exec(snippet)?.[1] ?? '')}`;
  const others = [SCRIPT_FILE, CHUNK_MAPPING, HASH_SCRIPT].reduce((text, script) => text.replace(script, ''), snippet);
  return `${others.trim()}<script src="${bootScript}" ${values} defer></script>`;
}

/** Stands in for the package `gatsby`, which is part of the app. */
const WITHOUT_GATSBY = { gatsby: 'src/site/boot/gatsby.ts' };

/** The script in the head of every page. It depends only on the code. */
export function bundleHeadScript(): Promise<string> {
  return bundleScript(['src/site/boot/head-script.ts'], { __PATH_PREFIX__: pathPrefix() }, WITHOUT_GATSBY);
}

/** The inline script after the lists of what is on. It depends only on the code. */
export function bundleDayScript(): Promise<string> {
  return bundleScript(['src/site/boot/day-script.ts'], {});
}

/** @param parts what capabilities add: see `bootPartsOf` */
function bundleBootScript({ announcement, pageViews }: DocumentSettings, parts: readonly string[]): Promise<string> {
  const constants = {
    __DOCUMENT_SETTINGS__: { announcement, pageViews },
    __PATH_PREFIX__: pathPrefix(),
    __COUNTS_PAGE_VIEWS__: pageViews.id !== '',
    __HAS_ANNOUNCEMENT__: announcement.id !== undefined,
  };
  return bundleScript(['src/site/boot/boot-script.ts', ...parts], constants, WITHOUT_GATSBY);
}

const CACHE_KEY = 'scripts of pages';

/** Restores Gatsby's own snippet if nothing has changed: Gatsby rewrites all pages when the file differs from its new snippet. */
export async function restoreScripts(file: string, bootScript: string, cache: Pick<GatsbyCache, 'get'>): Promise<void> {
  const written = (await cache.get(CACHE_KEY)) as string | undefined;
  if (written === undefined || withBootScript(written, bootScript) !== (await readFile(file, 'utf8').catch(() => ''))) return;
  await writeFile(file, written);
}

/** Applies `withBootScript` to Gatsby's snippet, and caches the original. */
export async function replaceScripts(file: string, bootScript: string, cache: Pick<GatsbyCache, 'set'>): Promise<void> {
  const written = await readFile(file, 'utf8');
  await cache.set(CACHE_KEY, written);
  await writeFile(file, withBootScript(written, bootScript));
}

/** Webpack plugin that adds the boot script and puts it in place of Gatsby's scripts; see `withBootScript`. */
export class BootScriptPlugin {
  constructor(
    private readonly publicFolder: string,
    private readonly settings: DocumentSettings,
    private readonly parts: readonly string[],
    private readonly cache: GatsbyCache,
  ) {}

  apply(compiler: Compiler): void {
    const snippet = path.join(this.publicFolder, SNIPPET);
    let bootScript = '';
    compiler.hooks.thisCompilation.tap('BootScriptPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('BootScriptPlugin', async () => {
        const code = await bundleBootScript(this.settings, this.parts);
        const file = `boot-${digestOf(code)}.js`;
        compilation.emitAsset(file, new sources.RawSource(code));
        bootScript = `${pathPrefix()}/${file}`;
      });
    });
    compiler.hooks.afterEmit.tapPromise('BootScriptPlugin', async (compilation) => {
      // Webpack's own hash depends on its cache too, so a warm build would rewrite every page.
      compilation.hash = buildHashOf(Object.keys(compilation.assets));
      await restoreScripts(snippet, bootScript, this.cache);
    });
    // Gatsby's own plugin runs first and writes the snippet.
    compiler.hooks.done.tapPromise('BootScriptPlugin', async (stats) => {
      if (!stats.hasErrors()) await replaceScripts(snippet, bootScript, this.cache);
    });
  }
}
