import { servedFile, whyNoAddress } from '../content-model/address-rules';
import { readAddress } from '../content-model/addresses';
import { problemAt, type Problem, type Words } from '../content-model/problem';
import type { Alias } from '../links/aliases';
import type { SiteMap } from './site-map';

/** Earlier redirects and all pages, by the file that a host serves for them; see `servedFile`. */
interface Claims {
  redirects: Map<string, Alias>;
  pages: ReadonlyMap<string, string>;
}

function wordsOfRepeat({ from, to }: Alias, first: Alias): Words | undefined {
  const where = `${first.file}:${first.place().line} has`;
  const isSamePath = readAddress(first.from).toLowerCase() === readAddress(from).toLowerCase();
  if (!isSamePath) {
    if (first.to === to) return undefined;
    return [`Hosts serve one file for "${from}" and "${first.from}", which ${where}.`, 'Point both to the same page.'];
  }
  const has = first.from === from ? 'it' : `"${first.from}", which hosts take for the same`;
  return [`The redirect "${from}" is taken: ${where} ${has}.`, 'Keep one of the two.'];
}

/** Claims the path if it is free. */
function wordsOfFrom(entry: Alias, { redirects, pages }: Claims, { isReserved }: SiteMap): Words | undefined {
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

/** Every problem with the paths of the redirect table. Their targets are checked as links are. */
export function checkRedirects(site: SiteMap): Problem[] {
  const claims = {
    redirects: new Map<string, Alias>(),
    pages: new Map([...site.routes, ...site.pages.keys()].map((page) => [servedFile(page), page])),
  };
  return site.redirects.flatMap((entry) => {
    const words = wordsOfFrom(entry, claims, site);
    return words ? [problemAt(entry.file, entry.place(), ...words)] : [];
  });
}
