import { fileSlugOf, FILE_NAME, PART_OF_ADDRESS, addressProblem } from '../../../src/content-model/address-rules';
import { decodeAddress } from '../../../src/content-model/addresses';
import { LONGEST_NAME } from '../../../src/content-model/fields';
import { WIKI_FOLDER } from '../../../src/content-model/wiki-address';
import { joinPath, type DocsVersion, type ForeignPage } from './docusaurus-pages';

export const ROOT = `/${WIKI_FOLDER}`;

/** Whether an address is a folder's own or of a page in it. */
export const isBelow = (url: string, folder: string): boolean => `${url}/`.startsWith(`${folder}/`);

/** Turns a part of an address into one that hosts and the wiki accept. */
function segmentFor(part: string): string {
  const isShort = part.length <= LONGEST_NAME && addressProblem(`/${part}`) === undefined;
  if (PART_OF_ADDRESS.test(part) && isShort && !FILE_NAME.test(part)) return part;
  const plain = fileSlugOf(part.replace(FILE_NAME, (ending) => `-${ending.slice(1)}`));
  // Disks count bytes. The cut may be within a letter.
  const short = Buffer.from(plain).subarray(0, LONGEST_NAME - 10);
  return short
    .toString()
    .replace(/\uFFFD$/, '')
    .replace(/(?<![-._])[-._]+$/, '');
}

/** The part before the addresses of the pages that get the wiki's root; `undefined` if there are pages below `/wiki` already. */
function mainBase(versions: readonly DocsVersion[]): string | undefined {
  const bases = versions.map(({ instance }) => `/${instance.routeBasePath}`);
  const main = versions.findIndex(({ instance }) => instance.id === 'default');
  return bases.some((base) => isBelow(base, ROOT)) ? undefined : bases[Math.max(main, 0)];
}

/** The address that a page gets if no other has it. */
function wantedUrl({ permalink, version }: ForeignPage, main: string | undefined): string {
  if (isBelow(permalink, ROOT)) return permalink;
  const isMain = version !== undefined && `/${version.instance.routeBasePath}` === main;
  return joinPath(ROOT, isMain ? permalink.slice(main.length) : permalink);
}

/** The file of the page at an address: "/wiki/lx" → "wiki/lx.mdx", or "wiki/lx/index.mdx" with pages below it. */
export function fileAt(url: string, hasPagesBelow: boolean): string {
  const isIndex = hasPagesBelow || url === ROOT || url.endsWith('/index');
  return `${url.slice(1)}${isIndex ? '/index' : ''}.mdx`;
}

/**
 * Gives each page an address and a file here. Pages below `/wiki` keep their address; if there are none, the default instance gets
 * the wiki's root. All others keep their path below it.
 * @param taken addresses of the site's own pages
 */
export function layOutPages(pages: readonly ForeignPage[], versions: readonly DocsVersion[], taken: ReadonlySet<string>): void {
  const used = new Set([...taken].map((url) => url.toLowerCase()));
  const main = mainBase(versions);
  const folders = new Set<string>();
  for (const page of pages) {
    const parts = wantedUrl(page, main).slice(1).split('/').map(decodeAddress).map(segmentFor);
    const wanted = `/${parts.join('/')}`;
    // A second front page goes below the first.
    const free = wanted === ROOT && used.has(ROOT) ? `${ROOT}/home` : wanted;
    page.url = free;
    for (let count = 2; used.has(page.url.toLowerCase()); count += 1) page.url = `${free}-${count}`;
    used.add(page.url.toLowerCase());
    parts.forEach((_part, index) => folders.add(`/${parts.slice(0, index).join('/')}`));
  }
  for (const page of pages) page.file = fileAt(page.url, folders.has(page.url));
}
