/** Reads from the old sidebars the order of pages, their labels, and the folders that need a page to keep a category's name. */
import { parentUrl, WIKI_FOLDER, wordsOfSegment } from '../content/wiki-address';
import type { ForeignPage } from './docusaurus-pages';
import { allItems, pagesOf, type SidebarItem } from './docusaurus-sidebars';
import type { PlacedPage } from './place-pages';

const ROOT = `/${WIKI_FOLDER}`;

/** A page that the import makes for a folder. */
export interface FolderPage {
  url: string;
  title: string;
  description?: string | undefined;
  position?: number;
}

export interface PageOrder {
  /** By address: the place among the pages of the same folder, and what the sidebar calls it. */
  places: Map<string, { position?: number; label?: string; isFolderName?: boolean | undefined }>;
  folders: FolderPage[];
  /** Addresses here of the lists that Docusaurus made of categories, by their old addresses. */
  generated: Map<string, string>;
  /** Categories whose names have no place in the tree: their pages keep their addresses, in no group. */
  loose: { label: string; description?: string | undefined; pages: string[] }[];
}

const isBelow = (url: string, folder: string): boolean => `${url}/`.startsWith(`${folder}/`);

/** The deepest folder that holds all addresses; a page that is among them stands for its folder. */
function commonFolder(urls: readonly string[]): string {
  const top = urls.find((url) => urls.length > 1 && urls.every((other) => isBelow(other, url)));
  let folder = top ?? parentUrl(urls[0] ?? ROOT) ?? ROOT;
  while (urls.some((url) => !isBelow(url, folder))) folder = parentUrl(folder) ?? ROOT;
  return folder;
}

/** The wiki's folders that have pages and no page of their own. */
function emptyFolders(urls: readonly string[]): string[] {
  const folders = new Set([ROOT]);
  for (const url of urls) for (let folder = parentUrl(url); folder !== undefined; folder = parentUrl(folder)) folders.add(folder);
  return [...folders].filter((folder) => !urls.includes(folder));
}

/** The folder that stands for a category, if any; `strays` are its pages elsewhere. */
function folderOf(category: SidebarItem, sequence: readonly string[], urlOf: (page: ForeignPage) => string) {
  const own = category.page && urlOf(category.page);
  const pages = [...new Set(pagesOf(category).map(urlOf))];
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
export function orderPages(placed: readonly PlacedPage[], items: readonly SidebarItem[], title: string): PageOrder {
  const urls = new Map(placed.map(({ page, url }) => [page, url]));
  const urlOf = (page: ForeignPage): string => urls.get(page) ?? ROOT;
  const posts = placed
    .filter(({ page }) => page.blog)
    .sort((first, second) => (second.page.date ?? '').localeCompare(first.page.date ?? '', 'en'));
  const sequence = [...new Set([...items.flatMap(pagesOf).map(urlOf), ...posts.map(({ url }) => url)])];
  const folders = new Map(
    emptyFolders([...urls.values()]).map((url): [string, FolderPage] => [
      url,
      { url, title: url === ROOT ? title || 'Wiki' : wordsOfSegment(url) },
    ]),
  );
  const order: PageOrder = { places: new Map(), folders: [], generated: new Map(), loose: [] };
  const named = new Map<string, string>();
  for (const category of allItems(items).filter((one) => one.items)) {
    const { label = '', generated, isFolderName } = category;
    const { folder, canBeNamed, pages, strays } = folderOf(category, sequence, urlOf);
    if (folder === undefined) continue;
    if (generated) order.generated.set(generated.permalink, folder);
    if (label === '') continue;
    const description = generated?.description;
    if (!canBeNamed || (named.get(folder) ?? label) !== label) order.loose.push({ label, description, pages });
    else {
      const made = folders.get(folder);
      if (!named.has(folder) && !made) order.places.set(folder, { label, isFolderName });
      if (!named.has(folder) && made && !isFolderName) Object.assign(made, { title: label, description });
      named.set(folder, label);
      if (strays.length > 0) order.loose.push({ label, pages: strays });
    }
  }
  for (const { page, label, items: below } of allItems(items))
    if (page && !below && label !== undefined && order.places.get(urlOf(page))?.label === undefined)
      order.places.set(urlOf(page), { label });
  for (const [url, position] of positionsOf(sequence)) {
    const folder = folders.get(url);
    if (folder) folder.position = position;
    else order.places.set(url, { ...order.places.get(url), position });
  }
  order.folders = [...folders.values()];
  return order;
}
