/** Everything that has an address on the site or had one, worked out once for the checks of links, redirects and short links. */
import { reservedPaths } from '../content-model/address-rules';
import { CONTRIBUTIONS } from '../content-model/contributions';
import { hostOf, parseAddress, PUBLISHED_FILES, decodeAddress } from '../content-model/addresses';
import { isStaticFile, STATIC_FOLDER } from '../content-model/content-root';
import { urlsSchema } from '../content-model/data-schemas';
import { START, type Position } from '../content-model/problem';
import { areTextsValid, isDataValid, validFiles, type Content } from '../content-model/read-content';
import { anchorsOf } from '../content-model/read-text';
import { siteSchema } from '../content-model/site-schema';
import { PRODUCTION_KINDS } from '../content-model/year-kinds';
import { DIRECTORY_PATHS } from '../society/productions';
import { aliasesOf, type Alias, type Shortlink } from '../links/node/aliases';
import { routesOfContent } from '../links/node/site-addresses';
import type { CheckTools } from './facts';

export interface KnownAddresses {
  /** Anchors of every wiki page, by address; `undefined` for a page that cannot be parsed. */
  pages: ReadonlyMap<string, readonly string[] | undefined>;
  /** Addresses of all other pages, except people's. */
  routes: ReadonlySet<string>;
  /** Paths of files in the content's folder `static`, such as `/files/rules.pdf`. */
  files: ReadonlySet<string>;
  /** Files that links may lead to. */
  linkableFiles: ReadonlySet<string>;
  redirects: readonly Alias[];
  shortlinks: readonly Shortlink[];
  /** Short links and redirects by path, and where each leads. */
  aliases: ReadonlyMap<string, string>;
  /** Where the site itself and its short links are, as `crew.github.io/site`, the longest first. */
  ownBases: readonly string[];
  /** Whether an address may belong to a tag, production, venue or society in an invalid file. */
  isUnread: (address: string) => boolean;
  /** Whether a path is, or is below, a file that the site itself writes. */
  isOwn: (path: string) => boolean;
  /** Whether a path is, or is below, a file that the site writes or the content's folder `static` holds. */
  isReserved: (path: string) => boolean;
}

function mayBeUnread(content: Content): KnownAddresses['isUnread'] {
  const ofData = [...Object.values(DIRECTORY_PATHS), ...PRODUCTION_KINDS.map(({ pagesBelow = '' }) => pagesBelow)];
  const folders = [...(areTextsValid(content) ? [] : ['/wiki/tags']), ...(isDataValid(content) ? [] : ofData)];
  return (address) => folders.some((folder) => address.startsWith(`${folder}/`));
}

/** `https://www.crew.example/a?b` → `crew.example/a` */
const hostAndPath = (address: string): string => hostOf(address) + new URL(address).pathname;

/** Files and pages of capabilities that links may lead to. */
function pathsOfCapabilities(routes: readonly string[], sections: readonly string[]): string[] {
  const beside = CONTRIBUTIONS.flatMap(({ contributes }) => contributes.filesBeside).filter(({ isForReaders }) => isForReaders);
  return [
    ...CONTRIBUTIONS.flatMap(({ contributes }) => contributes.filesForReaders),
    ...beside.flatMap(({ below, ending }) => routes.filter((route) => route.startsWith(`${below}/`)).map((route) => route + ending)),
    ...CONTRIBUTIONS.flatMap(({ contributes }) => contributes.beforeSections).flatMap((prefix) => sections.map((page) => prefix + page)),
  ];
}

export function knownAddressesOf(
  content: Content,
  { routes, staticFiles, siteAddress }: Pick<CheckTools, 'routes' | 'staticFiles' | 'siteAddress'>,
): KnownAddresses {
  const { wiki, data, sizes } = content;
  const { redirects, shortlinks } = aliasesOf(content);
  const files = [...sizes.keys()].filter(isStaticFile).map((file) => file.slice(STATIC_FOLDER.length));
  const urls = wiki.map(({ url }) => url);
  const sections = urls.filter((url) => urls.some((other) => other.startsWith(`${url}/`)));
  const allRoutes = routesOfContent(routes, content);
  const linkableFiles = [PUBLISHED_FILES.changelogFeed, ...staticFiles, ...pathsOfCapabilities([...allRoutes], sections)];
  return {
    pages: new Map(wiki.map((page) => [page.url, anchorsOf(page)])),
    routes: allRoutes,
    files: new Set(files),
    linkableFiles: new Set([...files, ...linkableFiles]),
    redirects,
    shortlinks,
    aliases: new Map([...redirects, ...shortlinks].map(({ from, to }) => [decodeAddress(from), to])),
    ownBases: validFiles(data, siteSchema)
      // On another host, `siteAddress` is a whole URL; then the site of site.json is ours too. Otherwise `siteAddress` is only the path prefix.
      .flatMap(({ data: { url, shortlinkUrl } }) => [
        ...(siteAddress.startsWith('http') ? [siteAddress, url] : [url + siteAddress]),
        shortlinkUrl,
      ])
      .flatMap((address) => (parseAddress(address) ? hostAndPath(address).replace(/\/$/, '') : []))
      .sort((first, second) => second.length - first.length),
    isUnread: mayBeUnread(content),
    isOwn: reservedPaths(linkableFiles),
    isReserved: reservedPaths([...linkableFiles, ...files]),
  };
}

/** The path of a complete URL if it is on our own site, whatever its protocol and with or without `www.`; `undefined` for other sites. */
export function pathOnOwnSite(address: string, { ownBases }: KnownAddresses): string | undefined {
  const url = /^https?:/i.test(address) ? parseAddress(address) : undefined;
  if (!url) return undefined;
  const written = hostAndPath(address);
  const base = ownBases.find((one) => `${written}/`.startsWith(`${one}/`));
  return base === undefined ? undefined : `${written.slice(base.length) || '/'}${url.search}${url.hash}`;
}

/** A published address that no longer answers. */
interface LostAddress extends Position {
  url: string;
  /** Whether it is in `content/urls.json`, and not only on the published site. */
  isRecorded: boolean;
  /** The only new page with the same name in its address. Similar spelling proves nothing. */
  home: string | undefined;
}

/**
 * Every published address must keep working, on posters, flight cases and in chats. Returns those that no longer answer.
 * @param onSite the addresses of the published site, if it was asked
 */
export function lostAddresses(
  content: Content,
  { pages, routes, aliases }: KnownAddresses,
  onSite: readonly string[] = [],
): Map<string, LostAddress> {
  if (!areTextsValid(content) || !isDataValid(content)) return new Map();
  const recorded = validFiles(content.data, urlsSchema).flatMap(({ data: urls, positionOf }) =>
    urls.map((url, index) => ({ url, isRecorded: true, ...positionOf([index]) })),
  );
  const known = new Set(recorded.map(({ url }) => decodeAddress(url)));
  const others = onSite.filter((url) => !known.has(decodeAddress(url))).map((url) => ({ url, isRecorded: false, ...START }));
  const published = [...recorded, ...others];
  const isAnswering = (url: string): boolean => pages.has(url) || routes.has(url) || aliases.has(url);
  const newPages = [...pages.keys()].filter((url) => published.every((one) => one.url !== url));
  const lost = published.filter(({ url }) => !isAnswering(decodeAddress(url)));
  return new Map(
    lost.map((address) => {
      const homes = newPages.filter((url) => url.endsWith(address.url.slice(address.url.lastIndexOf('/'))));
      return [address.url, { ...address, home: homes.length === 1 ? homes[0] : undefined }];
    }),
  );
}
