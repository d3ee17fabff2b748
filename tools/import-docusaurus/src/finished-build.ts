import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'mdast-util-to-string';
import { fieldsOf, textOf } from './docusaurus-configuration';
import { plainPath, type ForeignPage, type SourceTree } from './docusaurus-pages';
import type { SidebarItem } from './docusaurus-sidebars';
import { oneLine } from './syntax';

/** Takes an address of the old site without its base. */
type PageAt = (path: string) => ForeignPage | undefined;

const elementsIn = (node: Nodes): Element[] =>
  'children' in node ? (node.children as Nodes[]).filter((child) => child.type === 'element') : [];
const classesOf = ({ properties }: Element): string => [properties.className].flat().join(' ');

/** The first element of a name that is in no list further down. */
function firstOf(node: Element, name: string): Element | undefined {
  for (const child of elementsIn(node)) {
    const found = child.tagName === name ? child : child.tagName === 'ul' ? undefined : firstOf(child, name);
    if (found) return found;
  }
  return undefined;
}

function withoutEmoji(label: string, { frontMatter }: ForeignPage): string {
  const emoji = textOf(frontMatter.emoji) ?? textOf(fieldsOf(frontMatter.sidebar_custom_props).emoji);
  return emoji !== undefined && label.startsWith(emoji) ? label.slice(emoji.length).trim() || label : label;
}

function itemsOf(list: Element, baseUrl: string, pageAt: PageAt): SidebarItem[] {
  return elementsIn(list).flatMap((entry): SidebarItem[] => {
    const link = firstOf(entry, 'a');
    if (!link) return [];
    const below = firstOf(entry, 'ul');
    const href = String(link.properties.href);
    // A button only opens its category, but has the address of the first page in it.
    const isButton = link.properties.role === 'button' || classesOf(link).includes('menu__link--sublist-caret');
    const path = isButton || !href.startsWith('/') ? undefined : plainPath(href, baseUrl);
    const page = path === undefined ? undefined : pageAt(path);
    const words = oneLine(toString(link));
    const label = page ? withoutEmoji(words, page) : words;
    const isCategory = below !== undefined || classesOf(entry).includes('sidebar-item-category');
    if (!isCategory) return [page ? { page, label } : { label, href }];
    const generated = path === undefined || page ? undefined : { permalink: path, description: undefined };
    return [{ label, page, generated, items: below ? itemsOf(below, baseUrl, pageAt) : [] }];
  });
}

function menuOf(html: string, baseUrl: string, pageAt: PageAt): SidebarItem[] {
  const mark = html.indexOf('theme-doc-sidebar-menu');
  if (mark < 0) return [];
  const end = html.indexOf('</nav>', mark);
  const [list] = elementsIn(fromHtml(html.slice(html.lastIndexOf('<ul', mark), end < 0 ? undefined : end), { fragment: true }));
  return list ? itemsOf(list, baseUrl, pageAt) : [];
}

/** Adds items from the menu of another page: Docusaurus renders a category's items only on the pages in it. */
function addBelow(known: readonly SidebarItem[], found: readonly SidebarItem[]): void {
  known.forEach((item, index) => {
    const below = found[index]?.items ?? [];
    if (item.items?.length === 0) item.items = below;
    else addBelow(item.items ?? [], below);
  });
}

const htmlOf = (build: SourceTree): [path: string, html: string][] =>
  [...build]
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, bytes]) => [`/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`, bytes.toString('utf8')]);

/** The sidebars as readers see them, with the items of all categories. */
export function sidebarsOfBuild(build: SourceTree, baseUrl: string, pageAt: PageAt): SidebarItem[] {
  const menus = new Map<string, SidebarItem[]>();
  for (const [, html] of htmlOf(build)) {
    const menu = menuOf(html, baseUrl, pageAt);
    const key = JSON.stringify(menu.map(({ label, page, href, generated }) => [label, page?.source ?? href ?? generated]));
    const known = menus.get(key);
    if (known) addBelow(known, menu);
    else menus.set(key, menu);
  }
  return [...menus.values()].flat();
}

/** The redirects among the pages of a build. */
export function redirectsOfBuild(build: SourceTree): { from: string; to: string }[] {
  return htmlOf(build).flatMap(([from, html]) => {
    const to = /<meta\s+http-equiv="?refresh"?\s+content="0;\s*url=([^"]+)"/i.exec(html.slice(0, 4000))?.[1];
    return to === undefined ? [] : [{ from, to: to.replaceAll('&amp;', '&') }];
  });
}

/** The addresses of all pages of a build. */
export const addressesOfBuild = (build: SourceTree): string[] => htmlOf(build).map(([path]) => path);
