/** Publishes the worker, and the list of files of the saved wiki. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs, Page } from 'gatsby';
import type { PageContext } from '../../../src/components/page-context';
import { PUBLISHED_FILES, isImmutable } from '../../../src/content-model/addresses';
import { pathPrefix } from '../../../src/content-model/load-site';
import type { BuildState } from '../../../src/links/node/alias-pages';
import { bundleScript } from '../../../src/site/node/bundle-script';
import { FALLBACK_PATH, WIKI_FILES_PATH, WORKER_PATH, dataOfPage, pageOfPath, type WikiFiles } from '../published';
import { builtFilesIn, picturesOf, type BuiltFiles } from './built-files';

/** Pages of another layout that are saved with the wiki. */
const BESIDE_THE_WIKI = ['/', '/wiki/search', '/short-links', '/offline'];
const APP = ['webpack-runtime', 'framework', 'app', 'component---src-templates-wiki-page-tsx'];

export function bundleWorker(name: 'service-worker' | 'removal'): Promise<string> {
  return bundleScript([`plugins/offline/worker/${name}.ts`], {});
}

/** Paths of the files that every page needs, also one that says that it is not on the device. */
function shellOf({ read, list }: BuiltFiles): string[] {
  const { assetsByChunkName } = JSON.parse(read('/webpack.stats.json')) as { assetsByChunkName: Record<string, string[]> };
  const app = APP.flatMap((chunk) => assetsByChunkName[chunk] ?? []).map((name) => `/${name}`);
  const bootScripts = list('').filter((file) => /^\/boot-\w+\.js$/.test(file) && read('/wiki').includes(`${file}"`));
  const fonts = list('/static').filter((file) => file.endsWith('.woff2'));
  return [FALLBACK_PATH, PUBLISHED_FILES.addressBook, ...app.filter(isImmutable), ...bootScripts, ...fonts];
}

function isOfWiki({ path: page, context }: Page): boolean {
  const { layout } = (context ?? {}) as Partial<PageContext>;
  return layout === 'wiki' || BESIDE_THE_WIKI.includes(page);
}

/** Paths of the files of some pages, in the order of pages, so that what is saved first is useful. */
function filesOf({ has, read, list }: BuiltFiles, pages: readonly string[]): string[] {
  const { searchIndex, addressBook, otherChanges } = PUBLISHED_FILES;
  const queries = has('/page-data/sq/d') ? list('/page-data/sq/d') : [];
  const code = list('').filter((file) => isImmutable(file));
  const data = ['/page-data/app-data.json', ...queries, searchIndex, addressBook, otherChanges];
  const pictures = pages.flatMap((page) => picturesOf(read(page), pathPrefix()));
  return [...new Set([...code, ...pages.flatMap((page) => [page, dataOfPage(page)]), ...data, ...pictures])].filter(has);
}

const fileOf = (sitePath: string): string => path.resolve('public', sitePath.slice(1));

/** Writes a worker that deletes the caches and removes itself. */
export async function publishRemoval(): Promise<void> {
  await writeFile(fileOf(WORKER_PATH), await bundleWorker('removal'));
  await rm(fileOf(WIKI_FILES_PATH), { force: true });
}

/** Bundles the worker, with the list of the files in the shell. */
async function publishWorker(shell: readonly string[]): Promise<void> {
  const swSrc = path.resolve('.cache', 'offline', 'service-worker.js');
  await mkdir(path.dirname(swSrc), { recursive: true });
  await writeFile(swSrc, await bundleWorker('service-worker'));
  // It loads a compiler, which only this step needs.
  const { injectManifest } = await import('workbox-build');
  await injectManifest({
    swSrc,
    swDest: fileOf(WORKER_PATH),
    globDirectory: 'public',
    globPatterns: shell.map((sitePath) => sitePath.slice(1)),
    dontCacheBustURLsMatching: /\.(?:js|css|woff2)$/,
    // Some hosts redirect from `/foo.html` to `/foo`, and a redirect is never kept.
    manifestTransforms: [(entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: pageOfPath(entry.url) })) })],
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
  });
}

/** Must run last: it lists all other files. */
export async function publishOffline({ reporter, store }: Pick<BuildArgs, 'reporter' | 'store'>): Promise<void> {
  const built = builtFilesIn(path.resolve('public'));
  const pages = [...(store.getState() as BuildState).pages.values()].filter(isOfWiki);
  // A warm build has its pages in another order than a cold one.
  const paths = filesOf(built, pages.map((page) => page.path).sort());
  const wiki: WikiFiles = {
    pages: pages.filter(({ component }) => component.endsWith('/wiki-page.tsx')).length,
    files: paths.map((file) => built.describe(file)),
  };
  await publishWorker(shellOf(built));
  await writeFile(fileOf(WIKI_FILES_PATH), JSON.stringify(wiki));
  const megabytes = wiki.files.reduce((sum, [, bytes]) => sum + bytes, 0) / 1e6;
  reporter.info(`Offline: the wiki in ${wiki.files.length} files of ${megabytes.toFixed(1)} MB.`);
}
