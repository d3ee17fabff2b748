/** The sidebars of a Docusaurus site: what stands in them, and what they call it. */
import path from 'node:path';
import { parse } from 'yaml';
import GithubSlugger from 'github-slugger';
import { isDraft, joinPath, textOf, type DocsVersion, type ForeignPage, type SourceTree } from './docusaurus-pages';

/** Something in a sidebar. */
export type SidebarItem =
  | { type: 'doc'; page: ForeignPage; label: string | undefined }
  | { type: 'link'; label: string; target: string }
  | { type: 'html'; words: string }
  | SidebarCategory;

export interface SidebarCategory {
  type: 'category';
  label: string;
  /** Whether it is called as its folder is, because nothing names it. */
  isFolderName: boolean;
  /** The page that the category's name opens. */
  page: ForeignPage | undefined;
  /** The page that Docusaurus makes of the category: a list of what is in it. */
  generated: { permalink: string; description: string | undefined } | undefined;
  items: SidebarItem[];
}

type Raw = Readonly<Record<string, unknown>>;

const raw = (value: unknown): Raw => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {});

/** What a sidebar is made with. */
interface Making {
  tree: SourceTree;
  version: DocsVersion;
  pages: readonly ForeignPage[];
  byId: ReadonlyMap<string, ForeignPage>;
  slugger: GithubSlugger;
  /** Says what could not be read. */
  note: (file: string, message: string) => void;
}

/** What a folder's `_category_` file says. */
function metadataOf({ tree, version, note }: Making, folder: string): Raw {
  const base = [version.folder, folder].filter((part) => part !== '' && part !== '.').join('/');
  for (const ending of ['json', 'yml', 'yaml']) {
    const name = `${base}/_category_.${ending}`;
    const file = tree.get(name);
    if (!file) continue;
    try {
      // YAML reads JSON too, with the remarks that some leave in it.
      return raw(parse(file.toString('utf8')));
    } catch {
      note(name, 'It is neither valid JSON nor valid YAML, so the category is called as its folder is.');
      return {};
    }
  }
  return {};
}

type Placed = SidebarItem & { position: number | undefined; source: string };

function byPlace(first: Placed, second: Placed): number {
  const [one, other] = [first.position ?? Number.POSITIVE_INFINITY, second.position ?? Number.POSITIVE_INFINITY];
  if (one !== other) return one - other;
  return first.source < second.source ? -1 : 1;
}

function generatedIndex(link: Raw, label: string, { version, slugger }: Making): SidebarCategory['generated'] {
  if (link.type !== 'generated-index') return undefined;
  const slug = textOf(link.slug) ?? `/category/${slugger.slug(label)}`;
  return { permalink: joinPath(version.base, slug), description: textOf(link.description) };
}

const isIndex = ({ local }: ForeignPage, folder: string): boolean =>
  ['index', 'readme', path.posix.basename(folder).toLowerCase()].includes(path.posix.parse(local).name.toLowerCase());

/** The items of a folder, in the order that Docusaurus gives them. */
function itemsOfFolder(folder: string, making: Making): SidebarItem[] {
  const prefix = folder === '.' ? '' : `${folder}/`;
  const inside = making.pages.filter(({ local }) => local.startsWith(prefix));
  const names = new Set(inside.flatMap(({ local }) => local.slice(prefix.length).split('/').slice(0, -1).slice(0, 1)));
  const docs = inside
    .filter(({ local }) => !local.slice(prefix.length).includes('/'))
    .map((page): Placed => ({
      type: 'doc',
      page,
      label: textOf(page.frontMatter.sidebar_label),
      position: page.position,
      source: path.posix.basename(page.local),
    }));
  const folders = [...names].map((name) => categoryOfFolder(`${prefix}${name}`, name, making));
  return [...docs, ...folders].sort(byPlace);
}

function categoryOfFolder(folder: string, name: string, making: Making): Placed {
  const metadata = metadataOf(making, folder);
  const link = raw(metadata.link);
  const all = itemsOfFolder(folder, making);
  const pages = all.flatMap((item) => (item.type === 'doc' ? [item.page] : []));
  const named = textOf(link.id);
  const isConventional = metadata.link === undefined;
  const page =
    link.type === 'doc' && named !== undefined
      ? (pages.find(({ id }) => id.endsWith(`/${named}`)) ?? making.byId.get(named))
      : isConventional
        ? pages.find((candidate) => isIndex(candidate, folder))
        : undefined;
  const plain = making.version.instance.withoutPrefix(name);
  const ofPage = page && (textOf(page.frontMatter.sidebar_label) ?? textOf(page.frontMatter.title));
  const given = textOf(metadata.label) ?? ofPage;
  const label = given ?? plain.name;
  return {
    type: 'category',
    label,
    isFolderName: given === undefined,
    page,
    generated: generatedIndex(link, label, making),
    items: all.filter((item) => item.type !== 'doc' || item.page !== page),
    position: typeof metadata.position === 'number' ? metadata.position : (page?.position ?? plain.position),
    source: name,
  };
}

function itemsOf(value: unknown, making: Making): SidebarItem[] {
  if (typeof value === 'string') return docItem(value, undefined, making);
  if (Array.isArray(value)) return value.flatMap((item) => itemsOf(item, making));
  const item = raw(value);
  switch (item.type) {
    case undefined:
      return Object.entries(item).map(([label, items]) => categoryOf({ label, items }, making));
    case 'doc':
    case 'ref':
      return docItem(textOf(item.id) ?? '', textOf(item.label), making);
    case 'link':
      return [{ type: 'link', label: textOf(item.label) ?? '', target: textOf(item.href) ?? '' }];
    case 'html':
      return [{ type: 'html', words: (textOf(item.value) ?? '').replace(/<[^<>]*>/g, ' ').trim() }];
    case 'autogenerated':
      return itemsOfFolder((textOf(item.dirName) ?? '.').replace(/^\.\/(?=.)|\/$/g, ''), making);
    case 'category':
      return [categoryOf(item, making)];
    default:
      making.note(sidebarFileOf(making.version), `Items of the type "${String(item.type)}" are not known, and one was left out.`);
      return [];
  }
}

const sidebarFileOf = ({ sidebarPath, folder }: DocsVersion): string => sidebarPath ?? folder;

function docItem(id: string, label: string | undefined, { byId, version, note }: Making): SidebarItem[] {
  const page = byId.get(id);
  if (page) return [{ type: 'doc', page, label: label ?? textOf(page.frontMatter.sidebar_label) }];
  note(sidebarFileOf(version), `No published page has the id "${id}"; the sidebar goes on without it.`);
  return [];
}

function categoryOf(item: Raw, making: Making): SidebarCategory {
  const label = textOf(item.label) ?? '';
  const link = raw(item.link);
  return {
    type: 'category',
    label,
    isFolderName: false,
    page: link.type === 'doc' ? making.byId.get(textOf(link.id) ?? '') : undefined,
    generated: generatedIndex(link, label, making),
    items: itemsOf(item.items, making),
  };
}

/** The sidebars of a version. */
export interface Sidebars {
  version: DocsVersion;
  /** By name, in order. */
  items: Map<string, SidebarItem[]>;
  /** What could not be read of them. */
  notes: { file: string; message: string }[];
}

/**
 * Reads the sidebars of a version.
 * @param exported what its file of sidebars exports; without one, there is a single sidebar made of all files
 */
export function readSidebars(exported: unknown, version: DocsVersion, allPages: readonly ForeignPage[], tree: SourceTree): Sidebars {
  const notes: Sidebars['notes'] = [];
  const note: Making['note'] = (file, message) => {
    if (!notes.some((other) => other.file === file && other.message === message)) notes.push({ file, message });
  };
  const pages = allPages.filter((page) => page.version === version && !isDraft(page));
  const byId = new Map(pages.flatMap((page) => [[`version-${version.name}/${page.id}`, page] as const, [page.id, page] as const]));
  const making: Making = { tree, version, pages, byId, slugger: new GithubSlugger(), note };
  const given = exported === undefined ? { all: [{ type: 'autogenerated', dirName: '.' }] } : raw(exported);
  return { version, items: new Map(Object.entries(given).map(([name, items]) => [name, itemsOf(items, making)])), notes };
}

/** The pages of an item, in order. */
export function pagesOf(item: SidebarItem): ForeignPage[] {
  if (item.type === 'doc') return [item.page];
  if (item.type !== 'category') return [];
  return [...(item.page ? [item.page] : []), ...item.items.flatMap(pagesOf)];
}

/** All items of some types, however deep they are. */
export function itemsOfType<Type extends SidebarItem['type']>(
  type: Type,
  items: readonly SidebarItem[],
): Extract<SidebarItem, { type: Type }>[] {
  return items.flatMap((item) => [
    ...(item.type === type ? [item as Extract<SidebarItem, { type: Type }>] : []),
    ...(item.type === 'category' ? itemsOfType(type, item.items) : []),
  ]);
}
