/**
 * What the sidebars of the old site say of the wiki's tree: the order of pages, what the sidebar calls them, and which folders
 * need a page of their own to keep a category's name.
 */
import { parentUrl, WIKI_FOLDER, wordsOfSegment } from '../content/wiki-address';
import type { ForeignPage } from './docusaurus-pages';
import { itemsOfType, pagesOf, type SidebarCategory, type SidebarItem } from './docusaurus-sidebars';
import type { PlacedPage } from './place-pages';

const ROOT = `/${WIKI_FOLDER}`;

/** A page that the import makes for a folder. */
export interface FolderPage {
  url: string;
  title: string;
  description: string | undefined;
  position: number | undefined;
}

export interface PageOrder {
  /** By address: the place among the pages of the same folder, and what the sidebar calls it. */
  places: Map<string, { position?: number; label?: string; isFolderName?: boolean }>;
  folders: FolderPage[];
  /** Addresses here of the lists that Docusaurus made of categories, by their old ones. */
  generated: Map<string, string>;
  /** Categories whose names stand nowhere in the tree. */
  loose: LooseGroup[];
}

/** A category that no folder stands for: its pages keep their addresses and stand by themselves. */
export interface LooseGroup {
  label: string;
  description: string | undefined;
  /** Addresses here of its pages. */
  pages: string[];
}

/** The folder that holds all of some addresses, as far down as there is one; the page of a folder stands for it. */
function commonFolder(urls: readonly string[]): string {
  const top = urls.find((url) => urls.length > 1 && urls.every((other) => other === url || other.startsWith(`${url}/`)));
  if (top !== undefined) return top;
  const [first = ROOT, ...others] = urls.map((url) => parentUrl(url) ?? ROOT);
  let folder = first;
  while (others.some((other) => !`${other}/`.startsWith(`${folder}/`))) folder = parentUrl(folder) ?? ROOT;
  return folder;
}

/** The wiki's folders that have pages and no page of their own. */
function emptyFolders(placed: readonly PlacedPage[]): string[] {
  const pages = new Set(placed.map(({ url }) => url));
  const folders = new Set<string>();
  for (const { url } of placed) {
    for (let folder = parentUrl(url); folder !== undefined; folder = parentUrl(folder)) if (!pages.has(folder)) folders.add(folder);
  }
  if (!pages.has(ROOT)) folders.add(ROOT);
  return [...folders];
}

/** Names folders as categories do. Returns the addresses of generated lists, and the categories that no folder stands for. */
function nameFolders(
  items: readonly SidebarItem[],
  sequence: readonly string[],
  urlOf: (page: ForeignPage) => string,
  { places, folders }: { places: PageOrder['places']; folders: ReadonlyMap<string, FolderPage> },
): Pick<PageOrder, 'generated' | 'loose'> {
  const generatedLists: PageOrder['generated'] = new Map();
  const loose: LooseGroup[] = [];
  const named = new Map<string, string>();
  const name = (folder: string, { label, isFolderName, generated }: SidebarCategory): boolean => {
    if (named.has(folder)) return named.get(folder) === label;
    named.set(folder, label);
    const made = folders.get(folder);
    if (!made) places.set(folder, { label, isFolderName });
    else if (!isFolderName) Object.assign(made, { title: label, description: generated?.description });
    return true;
  };
  for (const category of itemsOfType('category', items)) {
    const { label, generated } = category;
    const own = category.page && urlOf(category.page);
    const below = [...new Set(pagesOf(category).map(urlOf))].filter((url) => url !== own);
    const folder = own ?? (below.length > 0 ? commonFolder(below) : undefined);
    if (folder === undefined) continue;
    if (generated) generatedLists.set(generated.permalink, folder);
    if (label === '') continue;
    const strays = below.filter((url) => url !== folder && !url.startsWith(`${folder}/`));
    // A folder that other groups share has the name of none of them.
    const isShared = sequence.some((url) => parentUrl(url) === folder && !below.includes(url));
    const canBeNamed = own !== undefined || (folder !== ROOT && !isShared);
    if (!canBeNamed || !name(folder, category))
      loose.push({ label, description: generated?.description, pages: own === undefined ? below : [own, ...below] });
    else if (strays.length > 0) loose.push({ label, description: undefined, pages: strays });
  }
  return { generated: generatedLists, loose };
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

/**
 * Orders the pages as the sidebars do.
 * @param items what stands in all sidebars
 * @param title name of the old site, for the wiki's front page where it had none
 */
export function orderPages(placed: readonly PlacedPage[], items: readonly SidebarItem[], title: string): PageOrder {
  const urls = new Map(placed.map(({ page, url }) => [page, url]));
  const urlOf = (page: ForeignPage): string => urls.get(page) ?? ROOT;
  const posts = placed
    .filter(({ page }) => page.kind === 'post')
    .sort((first, second) => ((first.page.date ?? '') < (second.page.date ?? '') ? 1 : -1));
  const sequence = [...new Set([...items.flatMap(pagesOf).map(urlOf), ...posts.map(({ url }) => url)])];
  const places: PageOrder['places'] = new Map();
  const folders = new Map(
    emptyFolders(placed).map((url): [string, FolderPage] => [
      url,
      { url, title: url === ROOT ? title || 'Wiki' : wordsOfSegment(url), description: undefined, position: undefined },
    ]),
  );
  const named = nameFolders(items, sequence, urlOf, { places, folders });
  for (const { page, label } of itemsOfType('doc', items)) {
    const url = urlOf(page);
    if (label !== undefined && places.get(url)?.label === undefined) places.set(url, { label });
  }
  for (const [url, position] of positionsOf(sequence)) {
    const folder = folders.get(url);
    if (folder) folder.position = position;
    else places.set(url, { ...places.get(url), position });
  }
  return { places, folders: [...folders.values()], ...named };
}
