/** Decides where each page of another site stands in the wiki, and what leads there from its old address. */
import { asAddress, FILE_NAME, PART_OF_ADDRESS } from '../content/address-rules';
import { decodePath } from '../content/addresses';
import { LONGEST_NAME } from '../content/fields';
import { WIKI_FOLDER } from '../content/wiki-address';
import { joinPath, type DocsVersion, type ForeignPage } from './docusaurus-pages';

const ROOT = `/${WIKI_FOLDER}`;

/** A page's new place. */
export interface PlacedPage {
  page: ForeignPage;
  /** Its address on this site. */
  url: string;
  /** Its file below the content folder. */
  file: string;
}

/** Part of an address that hosts and the wiki can have. */
function segmentFor(part: string): string {
  if (PART_OF_ADDRESS.test(part) && part.length <= LONGEST_NAME && !FILE_NAME.test(part)) return part;
  return asAddress(part.replace(FILE_NAME, (ending) => `-${ending.slice(1)}`))
    .slice(0, LONGEST_NAME - 10)
    .replace(/(?<![-._])[-._]+$/, '');
}

/** Which path the pages of a base get below the wiki's. */
export type Bases = ReadonlyMap<string, string>;

/**
 * Where the pages of each instance go: those below `/wiki` stay; else the first instance takes the wiki's root, and others
 * keep the name of their path below it.
 */
export function basesOf(versions: readonly DocsVersion[]): Bases {
  const bases = [...new Set(versions.map(({ instance }) => instance.routeBasePath))];
  const isWiki = (base: string): boolean => `/${base}/`.startsWith(`${ROOT}/`);
  const main = bases.find(isWiki) ?? versions.find(({ instance }) => instance.id === 'default')?.instance.routeBasePath ?? bases[0];
  return new Map(bases.map((base): [string, string] => [base, isWiki(base) ? `/${base}` : base === main ? ROOT : `${ROOT}/${base}`]));
}

/** The address that a page should have here, before others are considered. */
function wantedUrl(page: ForeignPage, bases: Bases): string {
  const { permalink, version } = page;
  if (permalink === ROOT || permalink.startsWith(`${ROOT}/`)) return permalink;
  const base = version?.instance.routeBasePath ?? '';
  const target = version ? (bases.get(base) ?? ROOT) : ROOT;
  const below = version && base !== '' && `${permalink}/`.startsWith(`/${base}/`) ? permalink.slice(base.length + 1) : permalink;
  return joinPath(target, below);
}

/** The file of a page at an address. */
export function fileAt(url: string, hasPagesBelow: boolean): string {
  const isIndex = hasPagesBelow || url === ROOT || url.endsWith('/index');
  return `${url.slice(1)}${isIndex ? '/index' : ''}.mdx`;
}

/**
 * Places all pages.
 * @param taken addresses of the site's own pages, in small letters
 */
export function placePages(pages: readonly ForeignPage[], bases: Bases, taken: ReadonlySet<string>): PlacedPage[] {
  const used = new Set(taken);
  const urls = pages.map((page) => {
    const parts = wantedUrl(page, bases).slice(1).split('/').map(decodePath).map(segmentFor);
    const wanted = `/${parts.join('/')}`;
    // A second front page stands below the first.
    const free = wanted === ROOT && used.has(ROOT) ? `${ROOT}/home` : wanted;
    let url = free;
    for (let count = 2; used.has(url.toLowerCase()); count += 1) url = `${free}-${count}`;
    used.add(url.toLowerCase());
    return { page, url };
  });
  return urls.map(({ page, url }) => ({
    page,
    url,
    file: fileAt(
      url,
      urls.some((other) => other.url.startsWith(`${url}/`)),
    ),
  }));
}
