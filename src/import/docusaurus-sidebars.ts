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
  /** The page that the category's name opens. */
  page: ForeignPage | undefined;
  /** The page that Docusaurus makes of the category: a list of what is in it. */
  generated: { permalink: string; title: string; description: string | undefined } | undefined;
  /** The folder that the category is made from. */
  folder: string | undefined;
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
}

/** What a folder's `_category_` file says. */
function metadataOf({ tree, version }: Making, folder: string): Raw {
  const base = [version.folder, folder].filter((part) => part !== '' && part !== '.').join('/');
  for (const ending of ['json', 'yml', 'yaml']) {
    const file = tree.get(`${base}/_category_.${ending}`);
    if (!file) continue;
    try {
      // YAML reads JSON too, with the remarks that some leave in it.
      return raw(parse(file.toString('utf8')));
    } catch {
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
  return { permalink: joinPath(version.base, slug), title: textOf(link.title) ?? label, description: textOf(link.description) };
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
  const label = textOf(metadata.label) ?? ofPage ?? plain.name;
  return {
    type: 'category',
    label,
    page,
    generated: generatedIndex(link, label, making),
    folder,
    items: all.filter((item) => item.type !== 'doc' || item.page !== page),
    position: typeof metadata.position === 'number' ? metadata.position : (page?.position ?? plain.position),
    source: name,
  };
}

function itemsOf(value: unknown, making: Making): SidebarItem[] {
  if (typeof value === 'string') {
    const page = making.byId.get(value);
    return page ? [{ type: 'doc', page, label: textOf(page.frontMatter.sidebar_label) }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => itemsOf(item, making));
  const item = raw(value);
  switch (item.type) {
    case undefined:
      return Object.entries(item).map(([label, items]) => categoryOf({ label, items }, making));
    case 'doc':
    case 'ref': {
      const page = making.byId.get(textOf(item.id) ?? '');
      return page ? [{ type: 'doc', page, label: textOf(item.label) ?? textOf(page.frontMatter.sidebar_label) }] : [];
    }
    case 'link':
      return [{ type: 'link', label: textOf(item.label) ?? '', target: textOf(item.href) ?? '' }];
    case 'html':
      return [{ type: 'html', words: (textOf(item.value) ?? '').replace(/<[^>]*>/g, ' ').trim() }];
    case 'autogenerated':
      return itemsOfFolder((textOf(item.dirName) ?? '.').replace(/^\.\/(?=.)|\/$/g, ''), making);
    case 'category':
      return [categoryOf(item, making)];
    default:
      return [];
  }
}

function categoryOf(item: Raw, making: Making): SidebarCategory {
  const label = textOf(item.label) ?? '';
  const link = raw(item.link);
  return {
    type: 'category',
    label,
    page: link.type === 'doc' ? making.byId.get(textOf(link.id) ?? '') : undefined,
    generated: generatedIndex(link, label, making),
    folder: undefined,
    items: itemsOf(item.items, making),
  };
}

/**
 * The sidebars of a version by name, in order.
 * @param exported what its file of sidebars exports; without one, there is a single sidebar made of all files
 */
export function readSidebars(
  exported: unknown,
  version: DocsVersion,
  allPages: readonly ForeignPage[],
  tree: SourceTree,
): Map<string, SidebarItem[]> {
  const pages = allPages.filter((page) => page.version === version && !isDraft(page));
  const byId = new Map(pages.flatMap((page) => [[`version-${version.name}/${page.id}`, page] as const, [page.id, page] as const]));
  const making: Making = { tree, version, pages, byId, slugger: new GithubSlugger() };
  const given = exported === undefined ? { all: [{ type: 'autogenerated', dirName: '.' }] } : raw(exported);
  return new Map(Object.entries(given).map(([name, items]) => [name, itemsOf(items, making)]));
}
