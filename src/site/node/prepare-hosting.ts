import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs, Node } from 'gatsby';
import { PUBLISHED_FILES, isImmutable } from '../../content-model/addresses';
import { APPS } from '../../content-model/contributions';
import { loadSiteConfiguration, pathPrefix } from '../../content-model/load-site';
import { staticFiles } from '../../content-model/routes';
import type { SiteConfiguration } from '../../content-model/site-schema';
import { addressBook, nginxRedirects, redirectsFile, titleOfAddress, withoutPrefix, type BuildState } from '../../links/node/alias-pages';
import type { WikiPageNode } from '../../wiki/node/source-wiki-pages';
import { flattenHtml } from './flat-html';
import { headerRules, headersFile, nginxHeaders, policyOf } from './headers';
import { isListed } from './plugin-options';

/** Adds to the finished build what static hosts need: flat pages, redirects and headers. */
export async function prepareHosting({ reporter, store, getNodesByType }: BuildArgs): Promise<void> {
  const publicFolder = path.resolve('public');
  const site = loadSiteConfiguration();
  const prefix = pathPrefix();
  const { pages, redirects } = store.getState() as BuildState;

  const policyAt = async (page: string) => policyOf(await readFile(path.join(publicFolder, page, 'index.html'), 'utf8').catch(() => ''));
  const pagesPolicy = await policyAt('');
  if (pagesPolicy === undefined) throw new Error('The home page has no content security policy. src/site/ui/document.tsx should add it.');
  const ofApps = await Promise.all(APPS.map(async (app) => [app, await policyAt(app)] as const));
  const apps = new Map(ofApps.filter((entry): entry is [string, string] => entry[1] !== undefined));
  const others = [...pages.keys(), ...staticFiles()].filter((address) => address.endsWith('.html')).map((address) => address.slice(1));
  const { copies, stale } = flattenHtml(publicFolder, others);
  reporter.info(`Flat pages: ${copies}; ${stale} stale ones deleted.`);
  await deleteLeftovers(publicFolder, getNodesByType('File'));

  const titles = new Map((getNodesByType('WikiPage') as WikiPageNode[]).map((page) => [page.path, page.title]));
  const listed = [...pages.values()].filter(({ path: address, context }) => isListed({ path: address, pageContext: context ?? null }));
  const book = addressBook(
    new Map(listed.map((page) => [page.path, titles.get(page.path) ?? titleOfAddress(page.path, site)])),
    redirects.map(({ fromPath, toPath }) => ({ path: fromPath.slice(prefix.length), target: withoutPrefix(toPath, prefix) })),
  );

  const hashedFiles = (await readdir(publicFolder)).map((name) => `/${name}`).filter(isImmutable);
  const rules = headerRules(prefix, { pages: pagesPolicy, apps }, hashedFiles.sort());
  const { maps, headers } = nginxHeaders(rules);
  await mkdir(path.join(publicFolder, path.dirname(PUBLISHED_FILES.nginxMaps)), { recursive: true });
  const files: Record<string, string> = {
    [PUBLISHED_FILES.robots]: robotsText(site, prefix),
    [PUBLISHED_FILES.noJekyll]: '',
    [PUBLISHED_FILES.addressBook]: JSON.stringify(book),
    [PUBLISHED_FILES.hostRedirects]: redirectsFile(redirects),
    [PUBLISHED_FILES.hostHeaders]: headersFile(rules),
    [PUBLISHED_FILES.nginxMaps]: nginxRedirects(redirects) + maps,
    [PUBLISHED_FILES.nginxHeaders]: headers,
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(path.join(publicFolder, file), text)));
}

/**
 * Deletes copies of files that no longer have a File node: a warm build leaves them, so a photo that was taken down would stay
 * online. Each copy's folder is named by the file's digest.
 */
export async function deleteLeftovers(publicFolder: string, files: readonly Pick<Node, 'internal'>[]): Promise<void> {
  const digests = new Set(files.map(({ internal }) => internal.contentDigest));
  const folders = await readdir(path.join(publicFolder, 'static'));
  const leftovers = folders.filter((name) => /^[\da-f]{32}$/.test(name) && !digests.has(name));
  await Promise.all(leftovers.map((name) => rm(path.join(publicFolder, 'static', name), { recursive: true })));
}

function robotsText({ url }: Pick<SiteConfiguration, 'url'>, prefix: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}${prefix}/sitemap-index.xml\n`;
}
