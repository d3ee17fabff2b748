/** Checks the redirect table: each path must be free, and must lead to its final target in one step. */
import { servedFile, whyNoAddress } from '../content/address-rules';
import { isInternal, readAddress, splitHash } from '../content/addresses';
import { problemAt, type Problem, type Words } from '../content/problem';
import { didYouMean } from '../content/suggest';
import type { RedirectEntry } from '../links/node/site-addresses';
import { remedyForAnchor } from './check-links';
import { pathOnOwnSite, type SiteMap } from './site-map';

/** What the entries before this one, and the pages, already claim: by the file that a host serves. */
interface Claims {
  redirects: Map<string, RedirectEntry>;
  pages: ReadonlyMap<string, string>;
}

function wordsOfRepeat({ from, to }: RedirectEntry, first: RedirectEntry): Words | undefined {
  const where = `${first.file}:${first.fromPlace.line} has`;
  const isSamePath = readAddress(first.from).toLowerCase() === readAddress(from).toLowerCase();
  if (!isSamePath) {
    if (first.to === to) return undefined;
    return [`Hosts serve one file for "${from}" and "${first.from}", which ${where}.`, 'Lead both to the same place.'];
  }
  const has = first.from === from ? 'it' : `"${first.from}", which hosts take for the same`;
  return [`The redirect "${from}" is taken: ${where} ${has}.`, 'Keep one of the two.'];
}

/** What is wrong with the path of a redirect, or `undefined`; claims it. */
function wordsOfFrom(entry: RedirectEntry, { redirects, pages }: Claims, { isReserved }: SiteMap): Words | undefined {
  const { from } = entry;
  const why = whyNoAddress(from);
  if (why !== undefined)
    return [`The redirect "${from.slice(0, 60)}" ${why}.`, 'Use letters, digits, "-", "_" and ".", and letters or digits at both ends.'];
  if (isReserved(readAddress(from))) return [`The site itself uses the path "${from}".`, 'Choose another path.'];
  const name = servedFile(from);
  const page = pages.get(name);
  if (page !== undefined)
    return [`The redirect "${from}" is the address of the page ${page}.`, 'Choose another path, or delete the redirect.'];
  const first = redirects.get(name);
  if (first) return wordsOfRepeat(entry, first);
  redirects.set(name, entry);
  return undefined;
}

/** Follows a chain of aliases to its end; `undefined` when it is a loop. */
function endOf(path: string, aliases: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let current = path;
  for (;;) {
    const here = readAddress(splitHash(current).path);
    if (seen.has(here)) return undefined;
    seen.add(here);
    const following = aliases.get(here);
    if (following === undefined) return current;
    current = following;
  }
}

/** What is wrong with the target of a redirect, or `undefined`. */
function wordsOfTo({ from, to }: RedirectEntry, site: SiteMap): Words | undefined {
  const { pages, routes, files, isUnread, aliases, redirects } = site;
  if (!isInternal(to)) {
    const own = pathOnOwnSite(to, site);
    return own === undefined ? undefined : [`The redirect "${from}" names our own site.`, `Write the path alone: ${own}.`];
  }
  const { path: written, hash } = splitHash(to);
  const path = readAddress(written);
  const anchors = pages.get(path);
  if (anchors) {
    if (hash === '' || anchors.includes(hash)) return undefined;
    return [`The redirect "${from}" names a heading that does not exist: ${to}.`, remedyForAnchor(hash, anchors)];
  }
  if (routes.has(path) || files.has(path) || isUnread(path)) return undefined;
  if (!aliases.has(path)) {
    const remedy = `${didYouMean(path, [...pages.keys(), ...routes])}Write the path of an existing page, or of a file in static/.`;
    return [`The redirect "${from}" leads to no page: ${to}.`, remedy];
  }
  const end = endOf(from, aliases);
  if (end === undefined) return [`The redirect "${from}" goes round in a circle by way of ${path}.`, 'Lead one of them to a page.'];
  const through = redirects.some((entry) => readAddress(entry.from) === path) ? 'a redirect itself' : 'a short link';
  return [`The redirect "${from}" leads to ${path}, which is ${through}.`, `Write where it ends: ${end}.`];
}

/** Every problem with the redirect table, by itself and in relation to the rest of the site. */
export function checkRedirects(site: SiteMap): Problem[] {
  const claims = {
    redirects: new Map<string, RedirectEntry>(),
    pages: new Map([...site.routes, ...site.pages.keys()].map((page) => [servedFile(page), page])),
  };
  return site.redirects.flatMap((entry) => {
    const ofFrom = wordsOfFrom(entry, claims, site);
    const ofTo = wordsOfTo(entry, site);
    return [
      ...(ofFrom ? [problemAt(entry.file, entry.fromPlace, ...ofFrom)] : []),
      ...(ofTo ? [problemAt(entry.file, entry.toPlace, ...ofTo)] : []),
    ];
  });
}
