/** Checks the redirect table: each path must be free, and must lead to its final target in one step. */
import { MOST_BYTES, MOST_BYTES_OF_PATH, servedFile, whyNoAddress } from '../content/address-rules';
import { readAddress, splitHash, isInternal } from '../content/addresses';
import type { Place, Problem } from '../content/problem';
import { didYouMean } from '../content/suggest';
import { pathOnOwnSite } from './check-links';

/** One path of the redirect table, and its position in the file. */
export interface RedirectEntry {
  /** Path of the file as messages show it. */
  file: string;
  from: string;
  to: string;
  fromPlace: Place;
  toPlace: Place;
}

/** Everything on the site that the check of redirects needs. */
export interface RedirectSurroundings {
  /** Anchors of every wiki page, by address. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** Addresses of all other pages. */
  routes: ReadonlySet<string>;
  /** Paths of files that the content has for readers. */
  files: ReadonlySet<string>;
  /** Whether an address may be there, in a file that cannot be read. */
  isUnread: (address: string) => boolean;
  /** Short links by path: where each leads, and the file that defines it. */
  shortlinks: ReadonlyMap<string, { target: string; file: string }>;
  /** Whether a path would lie on a file of the site that is no page. */
  isReserved: (path: string) => boolean;
  /** Base URLs of the site itself. */
  ownHosts: readonly string[];
}

function checkFrom(
  entry: RedirectEntry,
  taken: Map<string, RedirectEntry>,
  pageAt: ReadonlyMap<string, string>,
  { shortlinks, isReserved }: RedirectSurroundings,
): Problem[] {
  const { file, from, fromPlace } = entry;
  const problem = (message: string, remedy: string): Problem[] => [{ file, ...fromPlace, message, remedy }];
  const why = whyNoAddress(from);
  if (why === 'length')
    return problem(
      `The redirect "${from.slice(0, 40)}…" is too long for a file's name.`,
      `Write each part with at most ${MOST_BYTES} letters, and the whole with at most ${MOST_BYTES_OF_PATH}.`,
    );
  if (why === 'signs') {
    return problem(
      `The redirect "${from}" holds characters that do not belong in a path.`,
      'Use only letters, digits, "-", "_" and "." and start and end each part with a letter or digit.',
    );
  }
  if (isReserved(readAddress(from))) return problem(`The redirect "${from}" is a name that the site uses itself.`, 'Choose another path.');
  const page = pageAt.get(servedFile(from));
  if (page !== undefined) {
    return problem(`The redirect "${from}" is the address of the page ${page}.`, 'Choose another path, or delete the redirect.');
  }
  const first = taken.get(servedFile(from));
  if (!first) {
    taken.set(servedFile(from), entry);
    const name = servedFile(from);
    const shortlink = name === from.toLowerCase() ? undefined : [...shortlinks].find(([path]) => path.toLowerCase() === name);
    if (!shortlink) return [];
    return problem(
      `The redirect "${from}" and the short link "${shortlink[0].slice(1)}" of ${shortlink[1].file} are one file to a host.`,
      'Keep one of the two.',
    );
  }
  const isSameFile = readAddress(first.from).toLowerCase() !== readAddress(from).toLowerCase();
  if (isSameFile && first.to === entry.to) return [];
  const where = `${first.file}:${first.fromPlace.line} has`;
  if (isSameFile)
    return problem(`The redirect "${from}" is one file with "${first.from}", which ${where}.`, 'Lead both to the same place.');
  return problem(
    `The redirect "${from}" is taken: ${where} ${first.from === from ? 'it' : `"${first.from}", the same address to a host`}.`,
    'Keep one of the two.',
  );
}

/** Follows a chain of aliases to its end; `undefined` when it is a loop. */
function endOf(path: string, next: (path: string) => string | undefined): string | undefined {
  const seen = new Set<string>();
  let current = path;
  for (;;) {
    const here = readAddress(splitHash(current).path);
    if (seen.has(here)) return undefined;
    seen.add(here);
    const following = next(here);
    if (following === undefined) return current;
    current = following;
  }
}

function checkTo(
  { file, from, to, toPlace }: RedirectEntry,
  byFrom: ReadonlyMap<string, RedirectEntry>,
  { pages, routes, files, isUnread, shortlinks, ownHosts }: RedirectSurroundings,
): Problem[] {
  const problem = (message: string, remedy: string): Problem[] => [{ file, ...toPlace, message, remedy }];
  if (!isInternal(to)) {
    const own = pathOnOwnSite(to, ownHosts);
    return own === undefined ? [] : problem(`The redirect "${from}" names our own site.`, `Write the path alone: ${own}.`);
  }
  const { path: written, hash } = splitHash(to);
  const path = readAddress(written);
  const anchors = pages.get(path);
  if (anchors) {
    if (hash === '' || anchors.includes(hash)) return [];
    return problem(
      `The redirect "${from}" names a heading that does not exist: ${to}.`,
      `${didYouMean(hash, anchors)}Headings there: ${anchors.join(', ') || 'none'}.`,
    );
  }
  if (routes.has(path) || files.has(path) || isUnread(path)) return [];
  const next = (here: string): string | undefined => byFrom.get(here)?.to ?? shortlinks.get(here)?.target;
  const through = byFrom.has(path) ? 'a redirect itself' : 'a short link';
  if (next(path) !== undefined) {
    const end = endOf(from, next);
    return end === undefined
      ? problem(`The redirect "${from}" leads round in a circle by way of ${path}.`, 'Lead one of them to a page.')
      : problem(`The redirect "${from}" leads to ${path}, which is ${through}.`, `Write where it ends: ${end}.`);
  }
  return problem(
    `The redirect "${from}" leads to no page: ${to}.`,
    `${didYouMean(path, [...pages.keys(), ...routes])}Write the path of an existing page, or of a file in static/.`,
  );
}

/** Every problem with the redirect table, by itself and in relation to the rest of the site. */
export function checkRedirects(entries: readonly RedirectEntry[], surroundings: RedirectSurroundings): Problem[] {
  const taken = new Map<string, RedirectEntry>();
  const byFrom = new Map(entries.map((entry) => [readAddress(entry.from), entry]));
  const pageAt = new Map([...surroundings.routes, ...surroundings.pages.keys()].map((page) => [servedFile(page), page]));
  return entries.flatMap((entry) => [...checkFrom(entry, taken, pageAt, surroundings), ...checkTo(entry, byFrom, surroundings)]);
}
