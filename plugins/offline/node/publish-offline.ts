/** Publishes the worker, and the list of files of the saved wiki. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs, Page } from 'gatsby';
import type { PageContext } from '../../../src/components/page-context';
import { PUBLISHED_FILES, isImmutable } from '../../../src/content/addresses';
import { pathPrefix } from '../../../src/content/load-site';
import type { BuildState } from '../../../src/links/node/redirect-rules';
import { FALLBACK_PATH, WIKI_FILES_PATH, WORKER_PATH, dataOfPage } from '../published';
import { bundleWorker } from './bundle-worker';
import { builtFilesIn, type BuiltFiles } from './built-files';
import { picturesOf } from './pictures-of-page';

/** Pages of another layout that are saved with the wiki. */
const BESIDE_THE_WIKI = ['/', '/wiki/search', '/short-links', '/offline'];
const APP = ['webpack-runtime', 'framework', 'app', 'component---src-templates-wiki-page-tsx'];

const contextOf = ({ context }: Page): Partial<PageContext> => (context as PageContext | undefined) ?? {};

/** Paths of the files that every page needs. */
function shellOf({ read, list }: BuiltFiles): string[] {
  const { assetsByChunkName } = JSON.parse(read('/webpack.stats.json')) as { assetsByChunkName: Record<string, string[]> };
  const app = APP.flatMap((chunk) => assetsByChunkName[chunk] ?? []).map((name) => `/${name}`);
  const startScripts = list('').filter((file) => /^\/start-\w+\.js$/.test(file) && read('/wiki').includes(`${file}"`));
  const fonts = list('/static').filter((file) => file.endsWith('.woff2'));
  return [FALLBACK_PATH, ...new Set([...app.filter(isImmutable), ...startScripts, ...fonts])];
}

/** Paths of the files of the saved wiki, in the order of pages, so that what is saved first is useful. */
function filesOfWiki({ has, read, list }: BuiltFiles, pages: readonly Page[], prefix: string): string[] {
  const isPart = (page: Page): boolean => contextOf(page).layout === 'wiki' || BESIDE_THE_WIKI.includes(page.path);
  const saved = pages.filter((page) => isPart(page) && contextOf(page).isForPaper !== true).map((page) => page.path);
  // A warm build has its pages in another order than a cold one.
  const html = saved.sort().flatMap((page) => [page, dataOfPage(page)]);
  const code = list('').filter((file) => isImmutable(file));
  const { searchIndex, addressBook, otherChanges } = PUBLISHED_FILES;
  const queries = has('/page-data/sq/d') ? list('/page-data/sq/d') : [];
  const data = ['/page-data/app-data.json', ...queries, searchIndex, addressBook, otherChanges];
  const pictures = saved.filter((page) => page !== '/').flatMap((page) => picturesOf(read(page), prefix));
  return [...new Set([...code, ...html, ...data, ...pictures.sort()])].filter(has);
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
    modifyURLPrefix: { '': '/' },
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
  });
}

/** Must run last: it lists all other files. */
export async function publishOffline({ reporter, store }: Pick<BuildArgs, 'reporter' | 'store'>): Promise<void> {
  const files = builtFilesIn(path.resolve('public'));
  const { pages } = store.getState() as BuildState;
  const wiki = files.measure(filesOfWiki(files, [...pages.values()], pathPrefix()));
  await publishWorker(shellOf(files));
  await writeFile(fileOf(WIKI_FILES_PATH), JSON.stringify(wiki));
  const megabytes = wiki.files.reduce((sum, [, bytes]) => sum + bytes, 0) / 1e6;
  reporter.info(`Offline: the wiki in ${wiki.files.length} files of ${megabytes.toFixed(1)} MB.`);
}
