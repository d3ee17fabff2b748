import { reservedPaths, fileAtPath, addressProblem } from '../../../src/content-model/address-rules';
import { isInternal, joinHash, decodeAddress, splitHash } from '../../../src/content-model/addresses';
import { redirectsSchema } from '../../../src/content-model/data-schemas';
import { textOf, type BlogInstance, type Configuration } from './docusaurus-configuration';
import { joinPath, plainPath, type ForeignPage } from './docusaurus-pages';
import { addressesOfBuild, redirectsOfBuild } from './finished-build';
import { ROOT } from './place-pages';
import type { Survey } from './survey-site';

/** Docusaurus makes these lists of a blog's posts. */
function listsOf({ routeBasePath, postsPerPage }: BlogInstance, posts: number): string[] {
  const numbered = Array.from({ length: Math.ceil(posts / postsPerPage) }, (_, index) => `page/${index + 1}`);
  return ['', 'archive', 'authors', ...numbered.slice(1)].map((list) => joinPath(routeBasePath, list));
}

/** Addresses here by those of the old site: decoded, without its base and without a slash at their end. The first wins. */
export function addressesHere(
  { blogs, redirects }: Configuration,
  routes: ReadonlySet<string>,
  pages: readonly ForeignPage[],
  lists: Iterable<[path: string, url: string]>,
): Map<string, string> {
  const found = new Map<string, string>();
  const add = (path: string, url: string): void => {
    const plain = decodeAddress(path);
    if (!found.has(plain)) found.set(plain, url);
  };
  for (const { permalink, url } of pages) add(permalink, url);
  for (const route of routes) add(route, route);
  for (const blog of blogs) {
    const posts = pages.filter((page) => page.blog === blog).length;
    if (posts > 0) for (const list of listsOf(blog, posts)) add(list, joinPath(ROOT, blog.routeBasePath));
  }
  for (const [path, url] of lists) add(path, url);
  for (const { from, to } of redirects) {
    const target = found.get(plainPath(splitHash(to).path, '/'));
    if (target !== undefined) for (const path of from) add(path, target);
  }
  return found;
}

/** Targets by old address; `undefined` if what was there was not imported. */
function targetsOf({ site, byPath, published, order, tags, programs, tools, report }: Survey): Map<string, string | undefined> {
  const { configuration, build } = site;
  const plain = (path: string): string => plainPath(path, configuration.baseUrl);
  const found = new Map<string, string | undefined>(byPath);
  const endOf = (to: string): string => {
    if (!isInternal(to)) return to;
    const { path, hash } = splitHash(to);
    const url = found.get(plain(path));
    return url === undefined ? plain(path) : joinHash(url, hash);
  };
  const add = (from: string, to: string | undefined): void => {
    if (!found.has(plain(from))) found.set(plain(from), to);
  };
  const ofPages = [...published.map(({ permalink }) => permalink), ...order.generated.keys(), ...tags.lists.keys()];
  const pages = new Set(ofPages.map(decodeAddress));
  for (const { from, to } of configuration.redirects)
    for (const path of from) {
      if (!pages.has(plain(path))) found.set(plain(path), endOf(to));
      else if (endOf(to) !== byPath.get(plain(path)))
        report.decide('behind', `The redirect from ${path} to ${to} stayed behind: a page has that address.`);
    }
  for (const [path, url] of byPath) {
    for (const from of configuration.createRedirects(path)) add(from, url);
    for (const ending of configuration.redirectEndings) if (ending !== 'html') add(`${path}.${ending}`, url);
  }
  // Translations are not imported: their readers get the page in the default language.
  const untranslated = [...found];
  for (const locale of configuration.locales.filter((code) => code !== configuration.defaultLocale)) {
    for (const [path, url] of untranslated) if (path === '/' || !tools.routes.has(path)) add(`/${locale}${path}`, url);
  }
  for (const { from, to } of redirectsOfBuild(build)) add(from, endOf(to));
  for (const address of programs.keys()) if (address !== '/') add(address, undefined);
  for (const address of addressesOfBuild(build)) if (!/(?:^|\/)(?:404|search)$/.test(address)) add(address, undefined);
  return found;
}

/** Returns a function that says why an address cannot redirect; "" if readers need no redirect, `undefined` if it can. */
function refusals({ published, order, tags, tools }: Survey, taken: ReadonlyMap<string, string>) {
  const pages = new Map([...published, ...order.folders].map(({ url }) => [url.toLowerCase(), url]));
  const routes = new Set([...tools.routes].map((route) => route.toLowerCase()));
  const lists = new Set(tags.lists.values());
  const names = published.flatMap(({ frontMatter }) => [frontMatter.shortlinks].flat().flatMap((name) => textOf(name) ?? []));
  const shortlinks = new Set(names.map((name) => `/${name.toLowerCase()}`));
  const isReserved = reservedPaths(tools.staticFiles);
  return (from: string, to: string | undefined): string | undefined => {
    const served = fileAtPath(from);
    const { path } = splitHash(to ?? '');
    const rival = pages.get(served) ?? taken.get(served);
    if (from === path || lists.has(from) || shortlinks.has(from.toLowerCase())) return '';
    if (from === '/' || routes.has(served))
      return to === undefined ? '' : `${from} is a page of this site, and cannot lead to ${to}. Link to ${to} from there.`;
    if (rival !== undefined) return rival === to || rival === path ? '' : `${from}: hosts cannot tell it apart from ${rival}.`;
    if (to === undefined) return `${from}: nothing that was imported is behind it.`;
    if (isInternal(to) && !pages.has(path.toLowerCase()) && !routes.has(path.toLowerCase()) && !lists.has(path))
      return `${from}: ${path} was not imported.`;
    if (isReserved(from)) return `${from}: the site has a file or a folder of its own there.`;
    const why = addressProblem(from);
    return why && `${from}: it ${why}.`;
  };
}

/** The redirects of all addresses that readers of the old site may know. Reports those that are lost. */
export function redirectOldAddresses(survey: Survey): { from: string[]; to: string }[] {
  const byTarget = new Map<string, string[]>();
  const taken = new Map<string, string>();
  const whyLost = refusals(survey, taken);
  for (const [from, to] of targetsOf(survey)) {
    const why = whyLost(from, to);
    if (why) survey.report.decide('addresses', why);
    if (why !== undefined || to === undefined) continue;
    taken.set(fileAtPath(from), to);
    byTarget.set(to, [...(byTarget.get(to) ?? []), from.replaceAll(' ', '%20')]);
  }
  const table = [...byTarget].map(([to, from]) => ({ from: from.sort(), to })).sort((first, second) => (first.to < second.to ? -1 : 1));
  return redirectsSchema.parse(table);
}
