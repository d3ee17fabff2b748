/** Reads from the old sidebars the order of pages, their labels, and the folders that need a page to keep a category's name. */
import { parentUrl, titleOfSegment } from '../../../src/content-model/wiki-address';
import type { ForeignPage } from './docusaurus-pages';
import { allItems, pagesOf, type SidebarItem } from './docusaurus-sidebars';
import { isBelow, ROOT } from './place-pages';

/** The place of a page among those of its folder, and what the sidebar calls it. */
interface Place {
  position?: number;
  label?: string;
  isFolderName?: boolean | undefined;
  description?: string | undefined;
}

/** The deepest folder that holds all addresses; a page that is among them stands for its folder. */
function commonFolder([first = ROOT, ...others]: readonly string[]): string {
  let folder: string | undefined = others.length > 0 ? first : parentUrl(first);
  while (folder !== undefined && !others.every((url) => isBelow(url, folder ?? ROOT))) folder = parentUrl(folder);
  return folder ?? ROOT;
}

/** The addresses of all folders of the wiki, each below the one around it. */
function foldersOf(urls: Iterable<string>): Set<string> {
  const folders = new Set([ROOT]);
  for (const url of urls) for (let folder = parentUrl(url); folder !== undefined; folder = parentUrl(folder)) folders.add(folder);
  return folders;
}

/** The folder that stands for a category, if any; `strays` are its pages elsewhere. */
function folderOf(category: SidebarItem, sequence: readonly string[]) {
  const own = category.page?.url;
  const pages = [...new Set(pagesOf(category).map(({ url }) => url))];
  const below = pages.filter((url) => url !== own);
  const folder = own ?? (pages.length > 0 ? commonFolder(pages) : undefined);
  // A folder with pages of other groups cannot have the name of one.
  const isShared = sequence.some((url) => parentUrl(url) === folder && !below.includes(url));
  const canBeNamed = own !== undefined || (folder !== ROOT && !isShared);
  return { folder, canBeNamed, pages, strays: below.filter((url) => folder !== undefined && !isBelow(url, folder)) };
}

/** Positions within each folder; a folder stands where its first page does. */
function positionsOf(sequence: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const positions = new Map<string, number>();
  const position = (url: string): void => {
    const parent = parentUrl(url);
    if (parent === undefined || positions.has(url)) return;
    position(parent);
    const next = (counts.get(parent) ?? 0) + 1;
    counts.set(parent, next);
    positions.set(url, next);
  };
  sequence.forEach(position);
  return positions;
}

/** Orders pages as the sidebars do. `title` is the old site's, for the wiki's front page if it had none. */
export function orderPages(pages: readonly ForeignPage[], items: readonly SidebarItem[], title: string) {
  const posts = pages.filter(({ blog }) => blog).sort((first, second) => (second.date ?? '').localeCompare(first.date ?? '', 'en'));
  const sequence = [...new Set([...items.flatMap(pagesOf), ...posts].map(({ url }) => url))];
  /** By address here. */
  const places = new Map<string, Place>();
  /** Addresses here of the lists that Docusaurus made of categories, by their old addresses. */
  const generated = new Map<string, string>();
  /** Categories whose names have no place in the tree: their pages keep their addresses, in no group. */
  const loose: { label: string; description?: string | undefined; pages: string[] }[] = [];
  for (const category of allItems(items).filter((one) => one.items)) {
    const { label = '', isFolderName } = category;
    const { folder, canBeNamed, pages: inside, strays } = folderOf(category, sequence);
    if (folder === undefined) continue;
    if (category.generated) generated.set(category.generated.permalink, folder);
    if (label === '') continue;
    const description = category.generated?.description;
    const known = places.get(folder)?.label;
    if (!canBeNamed || (known ?? label) !== label) loose.push({ label, description, pages: inside });
    else {
      if (known === undefined) places.set(folder, { label, isFolderName, description });
      if (strays.length > 0) loose.push({ label, pages: strays });
    }
  }
  for (const { page, label, items: below } of allItems(items))
    if (page && !below && label !== undefined && places.get(page.url)?.label === undefined) places.set(page.url, { label });
  for (const [url, position] of positionsOf(sequence)) places.set(url, { ...places.get(url), position });
  const urls = new Set(pages.map(({ url }) => url));
  const nameOf = (url: string): string => (url === ROOT ? title || 'Wiki' : titleOfSegment(url));
  /** Pages that the import makes for folders without one. */
  const folders = [...foldersOf(urls).difference(urls)].map((url) => {
    const { label, isFolderName, ...place } = places.get(url) ?? {};
    return { ...place, url, title: isFolderName ? nameOf(url) : (label ?? nameOf(url)) };
  });
  return { places, folders, generated, loose };
}
