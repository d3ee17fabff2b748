/**
 * What the sidebars of the old site say of the wiki's tree: the order of pages, what the sidebar calls them, and which folders
 * need a page of their own to keep a category's name.
 */
import { parentUrl, WIKI_FOLDER, wordsOfSegment } from '../content/wiki-address';
import type { ForeignPage } from './docusaurus-pages';
import type { SidebarCategory, SidebarItem } from './docusaurus-sidebars';
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
  places: Map<string, { position?: number; label?: string }>;
  folders: FolderPage[];
  /** Addresses here of the lists that Docusaurus made of categories, by their old ones. */
  generated: Map<string, string>;
  /** Categories that no folder stands for: their pages keep their addresses and stand by themselves. */
  loose: string[];
}

/** The pages of an item, in order. */
function pagesOf(item: SidebarItem): ForeignPage[] {
  if (item.type === 'doc') return [item.page];
  if (item.type !== 'category') return [];
  return [...(item.page ? [item.page] : []), ...item.items.flatMap(pagesOf)];
}

function categoriesIn(items: readonly SidebarItem[]): SidebarCategory[] {
  return items.flatMap((item) => (item.type === 'category' ? [item, ...categoriesIn(item.items)] : []));
}

/** The folder that holds all of some addresses, as far down as there is one. */
function commonFolder(urls: readonly string[]): string {
  const [first = ROOT, ...others] = urls.map((url) => parentUrl(url) ?? ROOT);
  let folder = first;
  while (others.some((other) => `${other}/`.startsWith(`${folder}/`) === false)) folder = parentUrl(folder) ?? ROOT;
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
  const folders = new Map<string, FolderPage>(
    emptyFolders(placed).map((url) => [
      url,
      { url, title: url === ROOT ? title || 'Wiki' : wordsOfSegment(url), description: undefined, position: undefined },
    ]),
  );
  const generated: PageOrder['generated'] = new Map();
  const loose: string[] = [];
  const named = new Set<string>();
  for (const category of categoriesIn(items)) {
    const below = [
      ...new Set(
        pagesOf(category)
          .filter((page) => page !== category.page)
          .map(urlOf),
      ),
    ];
    const own = category.page && urlOf(category.page);
    const folder = own ?? (below.length > 0 ? commonFolder(below) : undefined);
    const page = folder === undefined ? undefined : folders.get(folder);
    const isWhole = folder !== undefined && folder !== ROOT && below.every((url) => url.startsWith(`${folder}/`));
    if (own !== undefined && category.label !== '') places.set(own, { label: category.label });
    else if (page && isWhole && !named.has(page.url)) {
      named.add(page.url);
      page.title = category.label || page.title;
      page.description = category.generated?.description ?? page.description;
    } else if (folder !== undefined && category.label !== '' && (page === undefined || named.has(page.url) || !isWhole))
      loose.push(category.label);
    if (category.generated && folder !== undefined) generated.set(category.generated.permalink, folder);
  }
  for (const item of items.flatMap(docsIn)) {
    const url = urlOf(item.page);
    if (item.label !== undefined && places.get(url)?.label === undefined) places.set(url, { label: item.label });
  }
  // Positions count within a folder; a folder stands where its first page does.
  const counts = new Map<string, number>();
  const positioned = new Set<string>();
  const position = (url: string): void => {
    const parent = parentUrl(url);
    if (parent === undefined || positioned.has(url)) return;
    position(parent);
    positioned.add(url);
    const next = (counts.get(parent) ?? 0) + 1;
    counts.set(parent, next);
    const folder = folders.get(url);
    if (folder) folder.position = next;
    else places.set(url, { ...places.get(url), position: next });
  };
  for (const url of sequence) position(url);
  return { places, folders: [...folders.values()], generated, loose };
}

function docsIn(item: SidebarItem): Extract<SidebarItem, { type: 'doc' }>[] {
  if (item.type === 'doc') return [item];
  return item.type === 'category' ? item.items.flatMap(docsIn) : [];
}
