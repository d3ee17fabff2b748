import { reservedPaths, servedFile, whyNoAddress } from '../content/address-rules';
import { decodePath, isInternal, joinHash, splitHash, twinPath } from '../content/addresses';
import { redirectsSchema } from '../content/data-schemas';
import { plainPath, textOf } from './docusaurus-pages';
import { addressesOfBuild, redirectsOfBuild } from './finished-build';
import type { Survey } from './survey-site';

/** Targets by old address; `undefined` if what was there was not imported. */
function targetsOf({ site, byPath, placed, order, tags, programs, tools, report }: Survey): Map<string, string | undefined> {
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
  const ofPages = [...placed.map(({ page }) => page.permalink), ...order.generated.keys(), ...tags.lists.keys()];
  const pages = new Set(ofPages.map(decodePath));
  for (const { from, to } of configuration.redirects)
    for (const path of from) {
      const message = `The redirect from ${path} to ${to} stayed behind: a page has that address.`;
      if (!pages.has(plain(path))) found.set(plain(path), endOf(to));
      else if (endOf(to) !== byPath.get(plain(path))) report.decisions.push({ kind: 'behind', message });
    }
  for (const [path, url] of byPath) {
    for (const from of configuration.createRedirects(path)) add(from, url);
    for (const ending of configuration.redirectEndings) if (ending !== 'html') add(`${path}.${ending}`, url);
  }
  // Translations are not imported: their readers get the page in the default language.
  for (const locale of configuration.locales.filter((code) => code !== configuration.defaultLocale)) {
    for (const [path, url] of [...found]) if (path === '/' || !tools.routes.has(path)) add(`/${locale}${path}`, url);
  }
  for (const { from, to } of redirectsOfBuild(build)) add(from, endOf(to));
  for (const address of programs.keys()) if (address !== '/') add(address, undefined);
  for (const address of addressesOfBuild(build)) if (!/(?:^|\/)(?:404|search)$/.test(address)) add(address, undefined);
  return found;
}

function answersHere({ placed, order, tags, tools }: Survey) {
  const pages = new Map([...placed, ...order.folders].map(({ url }) => [url.toLowerCase(), url]));
  const shortlinks = placed.flatMap(({ page }) => [page.frontMatter.shortlinks].flat().flatMap((name) => textOf(name) ?? []));
  return {
    pages,
    routes: new Set([...tools.routes].map((route) => route.toLowerCase())),
    tags: new Set(tags.lists.values()),
    shortlinks: new Set(shortlinks.map((name) => `/${name.toLowerCase()}`)),
    isReserved: reservedPaths([...tools.staticFiles, ...[...pages.values()].map(twinPath)]),
  };
}

type Answers = ReturnType<typeof answersHere>;

/** Why an address cannot redirect to a target; `undefined` if it can. */
function whyLost(from: string, to: string | undefined, { pages, routes, tags, isReserved }: Answers): string | undefined {
  if (to === undefined) return 'nothing that was imported is behind it';
  const { path } = splitHash(to);
  if (isInternal(to) && !pages.has(path.toLowerCase()) && !routes.has(path.toLowerCase()) && !tags.has(path))
    return `${path} was not imported`;
  if (isReserved(from)) return 'the site has a file or a folder of its own there';
  const why = whyNoAddress(from);
  return why && `it ${why}`;
}

/** The redirects of all addresses that readers of the old site may know. Reports those that are lost. */
export function redirectOldAddresses(survey: Survey): { from: string[]; to: string }[] {
  const answers = answersHere(survey);
  const lose = (message: string): void => void survey.report.decisions.push({ kind: 'addresses', message });
  const byTarget = new Map<string, string[]>();
  const taken = new Map<string, string>();
  for (const [from, to] of targetsOf(survey)) {
    const served = servedFile(from);
    const path = to === undefined ? undefined : splitHash(to).path;
    const rival = answers.pages.get(served) ?? taken.get(served);
    const why = whyLost(from, to, answers);
    if (from === path || answers.tags.has(from) || answers.shortlinks.has(from.toLowerCase())) continue;
    if (from === '/' || answers.routes.has(served)) {
      if (to !== undefined) lose(`${from} is a page of this site, and cannot lead to ${to}. Link to ${to} from there.`);
    } else if (rival !== undefined) {
      if (rival !== to && rival !== path) lose(`${from}: hosts cannot tell it apart from ${rival}.`);
    } else if (why !== undefined || to === undefined) lose(`${from}: ${why}.`);
    else {
      taken.set(served, to);
      byTarget.set(to, [...(byTarget.get(to) ?? []), from.replaceAll(' ', '%20')]);
    }
  }
  const table = [...byTarget].map(([to, from]) => ({ from: from.sort(), to })).sort((first, second) => (first.to < second.to ? -1 : 1));
  return redirectsSchema.parse(table);
}
