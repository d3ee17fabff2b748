/**
 * The scripts at the end of every page. Gatsby keeps them in one snippet, which it puts into each page after
 * rendering; it has them inline, with a list that grows with the number of components. Here the list is a
 * file that is cached, and what remains inline is the same in every build.
 */
import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler, Stats } from 'webpack';
import { BUILD_ATTRIBUTE, BUILD_SCRIPT, chunkMapScript } from '../build-script';

/** Gatsby's snippet, relative to the output folder. */
export const SNIPPET = path.join('_gatsby', 'slices', '_gatsby-scripts-1.html');

const CHUNK_MAP_FILE = /^chunk-map-[0-9a-f]+\.js$/;
/** Digits of a digest that tell two versions of a file apart. */
const DIGITS = 10;

/** What the snippet is made of. */
export interface StartFiles {
  /** Digest of the build. */
  hash: string;
  /** Scripts of every page. */
  app: readonly string[];
  /** Scripts of each page component, by its name. */
  components: Readonly<Record<string, readonly string[]>>;
}

/** The snippet, and the file of the list. Takes what stands before the name of a file: the path prefix. */
export function startScripts({ hash, app, components }: StartFiles, prefix: string) {
  const list = chunkMapScript(components);
  const file = `chunk-map-${createHash('sha256').update(list).digest('hex').slice(0, DIGITS)}.js`;
  const sources = [...app, file].map((source) => `<script src="${prefix}/${source}" async></script>`);
  return { file, list, snippet: `<script ${BUILD_ATTRIBUTE}="${hash}">${BUILD_SCRIPT}</script>${sources.join('')}` };
}

/** The scripts of a finished compilation. */
export function startFilesOf({ hash = '', compilation }: Pick<Stats, 'hash' | 'compilation'>): StartFiles {
  const components: Record<string, string[]> = {};
  let app: string[] = [];
  for (const { name, chunks } of compilation.chunkGroups) {
    const scripts = chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
    if (name === 'app') app = scripts;
    else if (name?.startsWith('component---')) components[name] = scripts;
  }
  // What every page has is there already.
  for (const [name, scripts] of Object.entries(components)) {
    components[name] = scripts.filter((script) => !app.includes(script)).map((script) => `/${script}`);
  }
  return { hash, app, components: Object.fromEntries(Object.entries(components).sort(([one], [other]) => (one < other ? -1 : 1))) };
}

/** Webpack plugin that replaces Gatsby's snippet, once Gatsby has written it. */
export class StartScriptsPlugin {
  constructor(
    private readonly publicFolder: string,
    private readonly prefix: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('StartScriptsPlugin', async (stats) => {
      if (stats.hasErrors()) return;
      const { file, list, snippet } = startScripts(startFilesOf(stats), this.prefix);
      const stale = (await readdir(this.publicFolder)).filter((name) => CHUNK_MAP_FILE.test(name) && name !== file);
      await Promise.all(stale.map((name) => rm(path.join(this.publicFolder, name))));
      await writeFile(path.join(this.publicFolder, file), list);
      await writeFile(path.join(this.publicFolder, SNIPPET), snippet);
    });
  }
}
