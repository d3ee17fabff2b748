/** Writes the page of forms and Sveltia CMS into the site, or serves them while developing. Nothing comes from other hosts. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import { build, type Plugin } from 'esbuild';
import { APPS, CONTRIBUTIONS } from '../../../src/content-model/contributions';
import { contentRoot } from '../../../src/content-model/content-root';
import { loadSiteConfiguration, pathPrefix } from '../../../src/content-model/load-site';
import { flatFileOf } from '../../../src/content-model/routes';
import { WIKI_FOLDER } from '../../../src/content-model/wiki-address';
import { FORMS_PATH } from '../addresses';
import type { FormSettings } from '../settings';
import { changeSveltia } from './change-sveltia';
import { entrancePage } from './entrance-page';

/** Folder of Sveltia's pictures, fonts and workers, beside its scripts. */
const ASSETS = 'assets';

const ENTRIES = { script: 'plugins/forms/browser/open-forms.ts', style: 'plugins/forms/browser/entrance.css' };

/** Three hundred files that only fields of code and maps need; no form has those. */
const NEVER_USED = /^(?:@shikijs\/(?:langs|themes)\/|leaflet|terra-draw)/;

const SVELTIA: Plugin = {
  name: 'sveltia-cms',
  setup: (bundle) => {
    bundle.onResolve({ filter: NEVER_USED }, () => ({ path: 'never-used', namespace: 'never-used' }));
    bundle.onLoad({ filter: /^/, namespace: 'never-used' }, () => ({ contents: 'export default undefined;' }));
    bundle.onLoad({ filter: /@sveltia[\\/]cms[\\/](?:npm|locales)[\\/].*\.js(?:on)?$/ }, async ({ path: file }) => ({
      contents: changeSveltia(file, await readFile(file, 'utf8')),
      loader: 'default',
    }));
  },
};

/** A browser cannot read the folder of plugins. */
const KNOWN_CONTRIBUTIONS: Plugin = {
  name: 'contributions',
  setup: (bundle) => {
    bundle.onLoad({ filter: /[\\/]content-model[\\/]contributions\.ts$/ }, () => ({
      contents: `export const CONTRIBUTIONS = ${JSON.stringify(CONTRIBUTIONS)}; export const APPS = ${JSON.stringify(APPS)};`,
    }));
  },
};

/** Bundles the forms into a folder. Returns the names of the two files that the page loads. */
async function bundleForms(folder: string): Promise<{ script: string; style: string }> {
  const { metafile } = await build({
    entryPoints: Object.values(ENTRIES).map((file) => path.resolve(file)),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    logLevel: 'silent',
    plugins: [SVELTIA, KNOWN_CONTRIBUTIONS],
  });
  const sveltia = Object.keys(metafile.inputs).find((file) => file.endsWith('@sveltia/cms/npm/index.js')) ?? '';
  await cp(path.resolve(path.dirname(sveltia), ASSETS), path.join(folder, ASSETS), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  const outputs = Object.entries(metafile.outputs);
  const nameOf = (entry: string): string => path.basename(outputs.find(([, { entryPoint }]) => entryPoint === entry)?.[0] ?? '');
  return { script: nameOf(ENTRIES.script), style: nameOf(ENTRIES.style) };
}

async function extensionsOfPages(root: string): Promise<string[]> {
  const files = await readdir(path.join(root, WIKI_FOLDER), { recursive: true });
  return files.some((file) => file.endsWith('.md')) ? ['mdx', 'md'] : ['mdx'];
}

/** Writes the page and its files, which will be served below `prefix`. */
async function writeForms(publicFolder: string, prefix: string): Promise<void> {
  const site = loadSiteConfiguration();
  const { url, branch, contentPath, signIn } = site.repository;
  const settings: FormSettings = {
    title: site.title,
    home: `${site.url}${pathPrefix()}`,
    repository: { url, branch, contentPath, signIn },
    extensions: await extensionsOfPages(contentRoot()),
  };
  const folder = path.join(publicFolder, FORMS_PATH);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { script, style } = await bundleForms(folder);
  const addressOf = (name: string): string => `${prefix}${FORMS_PATH}/${name}`;
  const page = entrancePage(settings, { script: addressOf(script), style: addressOf(style) });
  await writeFile(path.join(folder, 'index.html'), page);
}

/** Adds the forms to the build. */
export async function publishForms(): Promise<void> {
  await writeForms(path.resolve('public'), pathPrefix());
}

/** Deletes the forms of an earlier build for this computer. */
export async function removeForms(): Promise<void> {
  const page = path.join(path.resolve('public'), FORMS_PATH);
  await Promise.all([page, flatFileOf(page)].map((file) => rm(file, { recursive: true, force: true })));
}

/** The part of Express that is used here. Gatsby's development server is Express, which its types omit. */
interface Server {
  get: (
    address: RegExp,
    answer: (
      request: { path: string },
      response: { sendFile: (file: string, options: { root: string }) => void },
      next: (error: unknown) => void,
    ) => Promise<void>,
  ) => void;
}

/** Serves the forms while developing. They are built at the first request. */
export function serveForms({ app }: Pick<CreateDevServerArgs, 'app'>): void {
  const root = path.resolve('.cache', 'forms');
  let written: Promise<void> | undefined;
  (app as Server).get(new RegExp(`^${FORMS_PATH}(?:/|$)`), async ({ path: asked }, response, next) => {
    try {
      // The development server has no prefix.
      written ??= writeForms(root, '');
      await written;
      response.sendFile(/^\/[^/]+\/?$/.test(asked) ? `${FORMS_PATH}/index.html` : asked, { root });
    } catch (error) {
      // The next visit tries again.
      written = undefined;
      next(error);
    }
  });
}
