/** Everything that has an address on the site, worked out once for the checks of links, redirects and short links. */
import { reservedPaths } from '../content/address-rules';
import { hostOf, joinHash, parseAddress, printPath, readAddress, twinPath } from '../content/addresses';
import { isStaticFile, STATIC_FOLDER } from '../content/content-root';
import { isAllValid, validFiles, type Content } from '../content/read-content';
import { anchorsOf } from '../content/read-text';
import { siteSchema } from '../content/site-schema';
import { DIRECTORY_PATHS, PRODUCTION_KINDS } from '../content/year-kinds';
import { redirectEntriesOf, routesOfContent, type RedirectEntry } from '../links/node/site-addresses';
import { shortlinksOf } from '../links/shortlinks';

export interface SiteMap {
  /** Anchors of every wiki page, by address; `undefined` if it cannot be parsed. */
  pages: ReadonlyMap<string, readonly string[] | undefined>;
  /** Addresses of all other pages, except people's. */
  routes: ReadonlySet<string>;
  /** Paths of files in the content's folder `static`, such as `/files/rules.pdf`. */
  files: ReadonlySet<string>;
  redirects: readonly RedirectEntry[];
  /** Short links and redirects by path, and where each leads. */
  aliases: ReadonlyMap<string, string>;
  /** Base URLs of the site itself and of its short links. */
  ownHosts: readonly string[];
  /** Whether an address may be of a tag, production, venue or society in a file that is invalid. */
  isUnread: (address: string) => boolean;
  /** Whether a path is, or is below, a file that the site itself writes. */
  isOwn: (path: string) => boolean;
  /** The same, or that of a file in the content's folder `static`. */
  isReserved: (path: string) => boolean;
}

function mayBeUnread(content: Content): SiteMap['isUnread'] {
  if (isAllValid(content)) return () => false;
  const folders = ['/wiki/tags', ...Object.values(DIRECTORY_PATHS), ...PRODUCTION_KINDS.map(({ pagesBelow = '' }) => pagesBelow)];
  return (address) => folders.some((folder) => address.startsWith(`${folder}/`));
}

/** Takes addresses of top-level pages, such as `/shows`, and paths of files in the project's own folder `static`. */
export function siteMapOf(content: Content, routes: ReadonlySet<string>, staticFiles: readonly string[]): SiteMap {
  const { wiki, data, sizes } = content;
  const redirects = redirectEntriesOf(content);
  const files = [...sizes.keys()].filter(isStaticFile).map((file) => file.slice(STATIC_FOLDER.length));
  const urls = wiki.map(({ url }) => url);
  const sections = urls.filter((url) => urls.some((other) => other.startsWith(`${url}/`)));
  const ownFiles = [...staticFiles, ...['/short-links', ...urls].map(twinPath), ...sections.map(printPath)];
  return {
    pages: new Map(wiki.map((page) => [page.url, anchorsOf(page)])),
    routes: routesOfContent(routes, content),
    files: new Set(files),
    redirects,
    aliases: new Map([
      ...redirects.map(({ from, to }): [string, string] => [readAddress(from), to]),
      ...wiki.flatMap(shortlinksOf).map(({ path: shortlink, target, hash }): [string, string] => [shortlink, joinHash(target, hash)]),
    ]),
    ownHosts: validFiles(data, siteSchema).flatMap(({ data: { url, shortlinkUrl } }) => [url, shortlinkUrl].filter((host) => host !== '')),
    isUnread: mayBeUnread(content),
    isOwn: reservedPaths(ownFiles),
    isReserved: reservedPaths([...ownFiles, ...files]),
  };
}

/** The path of a complete URL if it is on our own site, whatever its protocol and with or without `www.`; `undefined` for other sites. */
export function pathOnOwnSite(address: string, { ownHosts }: SiteMap): string | undefined {
  const url = /^https?:/i.test(address) ? parseAddress(address) : undefined;
  return url && ownHosts.some((own) => hostOf(own) === hostOf(address)) ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
