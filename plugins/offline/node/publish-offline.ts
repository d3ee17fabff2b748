import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildArgs, Page } from 'gatsby';
import { FALLBACK_PATH, MANIFEST_PATH, VERSION_PATH, WIKI_FILES_PATH, WORKER_PATH } from '../published';
import { PUBLISHED_FILES, isImmutable } from '../../../src/content/addresses';
import { pathPrefix } from '../../../src/content/load-site';
import { flatFileOf } from '../../../src/content/routes';
import { withoutPrefix, type BuildState } from '../../../src/links/node/redirect-rules';
import type { PageContext } from '../../../src/components/page-context';
import { bundleWorker, workerOfVersion } from './bundle-worker';
import { digestOfContent, offlineFiles, type OfflineInventory, type PublishedFile } from './offline-files';
import { picturesOf } from '../pictures-of-page';

/** Pages of another layout that are saved with the wiki. */
const BESIDE_THE_WIKI = ['/', '/wiki/search', '/short-links', '/offline'];
const APP = ['webpack-runtime', 'framework', 'app'];
const WIKI_TEMPLATE = 'component---src-templates-wiki-page-tsx';
/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:html|js|css|json|svg)$/;
/** Pages that only the host opens, such as its 404. */
const OF_THE_HOST = /^\/(?:404|500|dev-404-page|offline-fallback)(?:\.html)?\/?$/;

function fileOf(publicFolder: string, sitePath: string): string {
  if (sitePath === '/') return 'index.html';
  // A page such as /wiki/1.2.3 has a folder, whose name looks like a file's.
  const isFile = path.extname(sitePath) !== '' && statSync(path.join(publicFolder, sitePath), { throwIfNoEntry: false })?.isFile();
  return isFile ? sitePath.slice(1) : flatFileOf(sitePath.slice(1));
}

function outputIn(publicFolder: string) {
  const has = (sitePath: string): boolean => existsSync(path.join(publicFolder, fileOf(publicFolder, sitePath)));
  const read = (sitePath: string): string => readFileSync(path.join(publicFolder, fileOf(publicFolder, sitePath)), 'utf8');
  const list = (folder: string): string[] =>
    readdirSync(path.join(publicFolder, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${folder}/${entry.name}`)
      .sort();
  return { has, read, list };
}

function codeOfWiki(read: (sitePath: string) => string, prefix: string): Set<string> {
  const { assetsByChunkName } = JSON.parse(read('/webpack.stats.json')) as { assetsByChunkName: Record<string, string[]> };
  const [startScript = ''] = [...read('/wiki').matchAll(/<script src="([^"]+)" data-app=/g)].map(([, src = '']) => src);
  const ofChunks = [...APP, WIKI_TEMPLATE].flatMap((chunk) => assetsByChunkName[chunk] ?? []);
  return new Set([...ofChunks.map((name) => `/${name}`), startScript.slice(prefix.length)]);
}

function inventoryOf(publicFolder: string, { pages, redirects }: BuildState): OfflineInventory {
  const prefix = pathPrefix();
  const { has, read, list } = outputIn(publicFolder);
  const contextOf = (page: Page): Partial<PageContext> => (page.context as PageContext | undefined) ?? {};
  const own = [...pages.values()].filter(
    (page) => contextOf(page).layout !== 'none' && contextOf(page).isForPaper !== true && !OF_THE_HOST.test(page.path),
  );
  const wikiPages = own.filter((page) => contextOf(page).layout === 'wiki' || BESIDE_THE_WIKI.includes(page.path)).map((page) => page.path);
  const queries = existsSync(path.join(publicFolder, 'page-data/sq/d')) ? list('/page-data/sq/d') : [];
  const code = list('').filter((file) => isImmutable(file));
  const fonts = list('/static').filter((file) => file.endsWith('.woff2'));
  const { searchIndex, addressBook, otherChanges } = PUBLISHED_FILES;
  const changing = ['/page-data/app-data.json', ...queries, searchIndex, addressBook, otherChanges].filter(has);
  const pictures = wikiPages.filter((page) => page !== '/').flatMap((page) => picturesOf(read(page), prefix));
  const ofWiki = codeOfWiki(read, prefix);

  return {
    pages: own.map((page) => page.path),
    wikiPages,
    shell: [FALLBACK_PATH, '/page-data/app-data.json', ...queries, ...fonts, ...code.filter((file) => ofWiki.has(file))],
    wikiFiles: [...code, ...changing, ...[...new Set(pictures)].filter(has)],
    compared: [...changing, FALLBACK_PATH, ...code, ...fonts, ...pictures.filter((picture) => !isImmutable(picture))],
    aliases: Object.fromEntries(redirects.map(({ fromPath, toPath }) => [fromPath.slice(prefix.length), withoutPrefix(toPath, prefix)])),
  };
}

/** Returns a function that measures files of the build, each only once. */
export function readerOf(publicFolder: string): (sitePath: string) => PublishedFile {
  const files = new Map<string, PublishedFile>();
  const read = (sitePath: string): PublishedFile => {
    const file = path.join(publicFolder, fileOf(publicFolder, sitePath));
    const content = readFileSync(file);
    const room = content.length;
    const bytes = (): number => (COMPRESSIBLE.test(file) ? gzipSync(readFileSync(file)).length : room);
    return { digest: digestOfContent(content), bytes, room };
  };
  return (sitePath) => {
    const found = files.get(sitePath) ?? read(sitePath);
    files.set(sitePath, found);
    return found;
  };
}

const write = (sitePath: string, text: string): Promise<void> => writeFile(path.resolve('public', sitePath.slice(1)), text);

/** Writes a worker that deletes the caches and removes itself. */
export async function publishRemoval(): Promise<void> {
  await write(WORKER_PATH, await bundleWorker('removal'));
  const stale = [MANIFEST_PATH, WIKI_FILES_PATH, VERSION_PATH];
  await Promise.all(stale.map((sitePath) => rm(path.join('public', sitePath), { force: true })));
}

/** Must run last: it takes digests of all other files. */
export async function publishOffline({ reporter, store }: Pick<BuildArgs, 'reporter' | 'store'>): Promise<void> {
  const publicFolder = path.resolve('public');
  const code = await bundleWorker('service-worker');
  const inventory = inventoryOf(publicFolder, store.getState() as BuildState);
  const { manifest, wiki } = offlineFiles(inventory, readerOf(publicFolder), code);
  await write(MANIFEST_PATH, JSON.stringify(manifest));
  await write(WIKI_FILES_PATH, JSON.stringify(wiki));
  await write(VERSION_PATH, JSON.stringify({ version: manifest.version }));
  await write(WORKER_PATH, workerOfVersion(code, manifest.version));
  const megabytes = wiki.files.reduce((sum, [, bytes]) => sum + bytes, 0) / 1e6;
  reporter.info(`Offline: version ${manifest.version}, the wiki in ${wiki.files.length} files of ${megabytes.toFixed(1)} MB.`);
}
