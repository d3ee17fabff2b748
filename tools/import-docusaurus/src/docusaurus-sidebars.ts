import GithubSlugger from 'github-slugger';
import memoize from 'lodash/memoize';
import sortBy from 'lodash/sortBy';
import { fieldsOf, textOf, type Fields } from './docusaurus-configuration';
import { fieldsIn, isDraft, isFolderPage, joinPath, type DocsVersion, type ForeignPage, type SourceTree } from './docusaurus-pages';
import type { ImportReport } from './report';

/** Something in a sidebar: a page, a link, words, or a category of such items. */
export interface SidebarItem {
  label?: string | undefined;
  page?: ForeignPage | undefined;
  /** Address of a link to anything but an imported page. */
  href?: string;
  /** Words that open nothing. */
  words?: string;
  /** Only a category has them. */
  items?: SidebarItem[];
  /** Whether a category has its folder's name, because nothing else names it. */
  isFolderName?: boolean;
  /** The list that Docusaurus makes of a category. */
  generated?: { permalink: string; description: string | undefined } | undefined;
}

interface Making {
  tree: SourceTree;
  version: DocsVersion;
  pages: readonly ForeignPage[];
  byId: ReadonlyMap<string, ForeignPage>;
  slugger: GithubSlugger;
  note: (file: string, message: string) => void;
}

/** Reads a folder's `_category_` file. YAML includes JSON. */
function metadataOf({ tree, version, note }: Making, folder: string): Fields {
  const name = ['json', 'yml', 'yaml']
    .map((ending) => joinPath(version.folder, folder, `_category_.${ending}`).slice(1))
    .find((file) => tree.has(file));
  const fields = name === undefined ? {} : fieldsIn(tree, name);
  if (!fields) note(name ?? '', 'It is not a list of fields in valid JSON or YAML, so the category is called as its folder is.');
  return fields ?? {};
}

function generatedIndex({ type, slug, description }: Fields, label: string, { version, slugger }: Making): SidebarItem['generated'] {
  if (type !== 'generated-index') return undefined;
  return { permalink: joinPath(version.base, textOf(slug) ?? `/category/${slugger.slug(label)}`), description: textOf(description) };
}

type Placed = SidebarItem & { position: number | undefined; source: string };

/** The items of a folder, in the order that Docusaurus gives them. */
function itemsOfFolder(folder: string, making: Making): SidebarItem[] {
  const prefix = folder === '.' ? '' : `${folder}/`;
  const all = new Map<string, Placed>();
  for (const page of making.pages.filter(({ local }) => local.startsWith(prefix))) {
    const [name = '', ...below] = page.local.slice(prefix.length).split('/');
    if (below.length === 0) all.set(name, { ...itemOf(page), position: page.position, source: name });
    else if (!all.has(`${name}/`)) all.set(`${name}/`, categoryOfFolder(`${prefix}${name}`, name, making));
  }
  return sortBy([...all.values()], ({ position = Infinity }) => position, 'source');
}

const itemOf = (page: ForeignPage, label = textOf(page.frontMatter.sidebar_label)): SidebarItem => ({ page, label });

function categoryOfFolder(folder: string, name: string, making: Making): Placed {
  const metadata = metadataOf(making, folder);
  const opens = fieldsOf(metadata.link);
  const id = opens.type === 'doc' ? textOf(opens.id) : undefined;
  const all = itemsOfFolder(folder, making);
  const pages = all.flatMap(({ items, page }) => (items === undefined && page ? [page] : []));
  const named = id === undefined ? undefined : (pages.find((page) => page.id.endsWith(`/${id}`)) ?? making.byId.get(id));
  const page = metadata.link === undefined ? pages.find(({ local }) => isFolderPage(local)) : named;
  const { filename, numberPrefix } = making.version.instance.numberPrefixParser(name);
  const given = textOf(metadata.label) ?? (page && (textOf(page.frontMatter.sidebar_label) ?? textOf(page.frontMatter.title)));
  const label = given ?? filename;
  return {
    label,
    isFolderName: given === undefined,
    page,
    generated: generatedIndex(opens, label, making),
    items: all.filter((other) => other.items !== undefined || other.page !== page),
    position: typeof metadata.position === 'number' ? metadata.position : (page?.position ?? numberPrefix),
    source: name,
  };
}

/** Brings all forms that a sidebar's file may use into one. */
function itemsOf(value: unknown, making: Making): SidebarItem[] {
  if (typeof value === 'string') return itemsOf({ type: 'doc', id: value }, making);
  if (Array.isArray(value)) return value.flatMap((inner) => itemsOf(inner, making));
  const item = fieldsOf(value);
  const label = textOf(item.label);
  const { byId, version, note } = making;
  const file = version.sidebarPath ?? version.folder;
  switch (item.type) {
    case undefined:
      return Object.entries(item).flatMap(([name, items]) => itemsOf({ type: 'category', label: name, items }, making));
    case 'doc':
    case 'ref': {
      const page = byId.get(textOf(item.id) ?? '');
      if (!page) note(file, `No published page has the id "${textOf(item.id) ?? ''}"; the sidebar goes on without it.`);
      return page ? [itemOf(page, label)] : [];
    }
    case 'link':
      return [{ label: label ?? '', href: textOf(item.href) ?? '' }];
    case 'html':
      return [{ words: (textOf(item.value) ?? '').replace(/<[^<>]*>/g, ' ').trim() }];
    case 'autogenerated':
      return itemsOfFolder((textOf(item.dirName) ?? '.').replace(/^\.\/(?=.)|\/$/g, ''), making);
    case 'category': {
      const opens = fieldsOf(item.link);
      const page = opens.type === 'doc' ? byId.get(textOf(opens.id) ?? '') : undefined;
      return [{ label, page, generated: generatedIndex(opens, label ?? '', making), items: itemsOf(item.items, making) }];
    }
    default:
      note(file, `Items of the type "${String(item.type)}" are not known, and one was left out.`);
      return [];
  }
}

/**
 * Reads the sidebars of a version, by their names. Reports what could not be read.
 * @param exported what their file exports; `undefined` makes one sidebar of all pages
 */
export function readSidebars(
  exported: unknown,
  version: DocsVersion,
  allPages: readonly ForeignPage[],
  tree: SourceTree,
  report: ImportReport,
): Map<string, SidebarItem[]> {
  const pages = allPages.filter((page) => page.version === version && !isDraft(page));
  const byId = new Map(pages.flatMap((page) => [[`version-${version.name}/${page.id}`, page] as const, [page.id, page] as const]));
  const note = memoize(
    (file: string, message: string) => report.decide('sidebars', message, 'Check whether a page is missing here.', { file }),
    (file, message) => `${file} ${message}`,
  );
  const making: Making = { tree, version, pages, byId, slugger: new GithubSlugger(), note };
  return new Map(Object.entries(exported ?? { all: [{ type: 'autogenerated' }] }).map(([name, items]) => [name, itemsOf(items, making)]));
}

/** Items and all that is in them, each category before its items. */
export const allItems = (items: readonly SidebarItem[]): SidebarItem[] => items.flatMap((one) => [one, ...allItems(one.items ?? [])]);

/** The item's own page comes first, then those below it. */
export const pagesOf = (one: SidebarItem): ForeignPage[] => allItems([one]).flatMap(({ page }) => page ?? []);
