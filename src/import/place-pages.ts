import { asAddress, FILE_NAME, PART_OF_ADDRESS } from '../content/address-rules';
import { decodePath } from '../content/addresses';
import { LONGEST_NAME } from '../content/fields';
import { WIKI_FOLDER } from '../content/wiki-address';
import { joinPath, type DocsVersion, type ForeignPage } from './docusaurus-pages';

const ROOT = `/${WIKI_FOLDER}`;

export interface PlacedPage {
  page: ForeignPage;
  /** Its address here. */
  url: string;
  /** Its file below the content folder. */
  file: string;
}

/** Turns a part of an address into one that hosts and the wiki accept. */
function segmentFor(part: string): string {
  if (PART_OF_ADDRESS.test(part) && part.length <= LONGEST_NAME && !FILE_NAME.test(part)) return part;
  return asAddress(part.replace(FILE_NAME, (ending) => `-${ending.slice(1)}`))
    .slice(0, LONGEST_NAME - 10)
    .replace(/(?<![-._])[-._]+$/, '');
}

/** Paths here by `routeBasePath`: "docs" → "/wiki". */
export type Bases = ReadonlyMap<string, string>;

/**
 * Where the pages of each instance go. Those below `/wiki` stay; if there are none, the default instance gets the wiki's root. All
 * others keep their path below it.
 */
export function basesOf(versions: readonly DocsVersion[]): Bases {
  const bases = [...new Set(versions.map(({ instance }) => instance.routeBasePath))];
  const isWiki = (base: string): boolean => `/${base}/`.startsWith(`${ROOT}/`);
  const main = bases.find(isWiki) ?? versions.find(({ instance }) => instance.id === 'default')?.instance.routeBasePath ?? bases[0];
  return new Map(bases.map((base): [string, string] => [base, isWiki(base) ? `/${base}` : base === main ? ROOT : `${ROOT}/${base}`]));
}

/** The address that a page gets if no other has it. */
function wantedUrl(page: ForeignPage, bases: Bases): string {
  const { permalink, version } = page;
  if (permalink === ROOT || permalink.startsWith(`${ROOT}/`)) return permalink;
  const base = version?.instance.routeBasePath ?? '';
  const target = version ? (bases.get(base) ?? ROOT) : ROOT;
  const below = version && base !== '' && `${permalink}/`.startsWith(`/${base}/`) ? permalink.slice(base.length + 1) : permalink;
  return joinPath(target, below);
}

/** The file of the page at an address: "/wiki/lx" → "wiki/lx.mdx", or "wiki/lx/index.mdx" with pages below it. */
export function fileAt(url: string, hasPagesBelow: boolean): string {
  const isIndex = hasPagesBelow || url === ROOT || url.endsWith('/index');
  return `${url.slice(1)}${isIndex ? '/index' : ''}.mdx`;
}

/** Gives each page an address and a file here. `taken` are addresses of the site's own pages, in lower case. */
export function placePages(pages: readonly ForeignPage[], bases: Bases, taken: ReadonlySet<string>): PlacedPage[] {
  const used = new Set(taken);
  const urls = pages.map((page) => {
    const parts = wantedUrl(page, bases).slice(1).split('/').map(decodePath).map(segmentFor);
    const wanted = `/${parts.join('/')}`;
    // A second front page goes below the first.
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
