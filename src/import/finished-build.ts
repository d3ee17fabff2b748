/** What a finished build of a Docusaurus site knows: its sidebars, its redirects, and every address. */
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { plainPath, textOf, type ForeignPage, type SourceTree } from './docusaurus-pages';
import type { SidebarItem } from './docusaurus-sidebars';
import { oneLine } from './syntax';

/** An entry of a menu. Docusaurus renders what is below a category only on the pages in it. */
interface MenuEntry {
  label: string;
  /** `undefined` for a category that opens no page. */
  href: string | undefined;
  isCategory: boolean;
  below: MenuEntry[];
}

const elementsIn = (node: Nodes): Element[] =>
  'children' in node ? (node.children as Nodes[]).filter((child) => child.type === 'element') : [];
const classesOf = ({ properties }: Element): string => [properties.className].flat().join(' ');
const wordsIn = (node: Nodes): string => ('value' in node ? node.value : 'children' in node ? node.children.map(wordsIn).join('') : '');

/** The first element of a name, without those in lists further down. */
function firstOf(node: Element, name: string): Element | undefined {
  for (const child of elementsIn(node)) {
    const found = child.tagName === name ? child : child.tagName === 'ul' ? undefined : firstOf(child, name);
    if (found) return found;
  }
  return undefined;
}

function entriesOf(list: Element): MenuEntry[] {
  return elementsIn(list).flatMap((item): MenuEntry[] => {
    const link = firstOf(item, 'a');
    if (!link) return [];
    const below = firstOf(item, 'ul');
    // Such a link only opens and closes its category; its address is that of the first page in it.
    const isButton = link.properties.role === 'button' || classesOf(link).includes('menu__link--sublist-caret');
    const href = isButton ? undefined : String(link.properties.href);
    const isCategory = below !== undefined || classesOf(item).includes('sidebar-item-category');
    return [{ label: oneLine(wordsIn(link)), href, isCategory, below: below ? entriesOf(below) : [] }];
  });
}

/** The menu of a page; empty when it has none. */
function menuOf(html: string): MenuEntry[] {
  const mark = html.indexOf('theme-doc-sidebar-menu');
  if (mark < 0) return [];
  const end = html.indexOf('</nav>', mark);
  const [list] = elementsIn(fromHtml(html.slice(html.lastIndexOf('<ul', mark), end < 0 ? undefined : end), { fragment: true }));
  return list ? entriesOf(list) : [];
}

/** Adds to entries what those of another page show below them. */
function addBelow(known: readonly MenuEntry[], found: readonly MenuEntry[]): void {
  known.forEach((entry, index) => {
    const below = found[index]?.below ?? [];
    if (entry.below.length === 0) entry.below = below;
    else addBelow(entry.below, below);
  });
}

/** The pages of a build, by the address of each. */
const htmlOf = (build: SourceTree): [path: string, html: string][] =>
  [...build]
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, bytes]) => [`/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`, bytes.toString('utf8')]);

function withoutEmoji(label: string, { frontMatter }: ForeignPage): string {
  const emoji = textOf(frontMatter.emoji) ?? textOf((frontMatter.sidebar_custom_props as { emoji?: unknown } | undefined)?.emoji);
  return emoji !== undefined && label.startsWith(emoji) ? label.slice(emoji.length).trim() || label : label;
}

/**
 * The sidebars as readers see them, each with all its pages.
 * @param pageAt the page at an address of the old site, without its base
 */
export function sidebarsOfBuild(build: SourceTree, baseUrl: string, pageAt: (path: string) => ForeignPage | undefined): SidebarItem[] {
  const menus = new Map<string, MenuEntry[]>();
  for (const [, html] of htmlOf(build)) {
    const menu = menuOf(html);
    const key = JSON.stringify(menu.map(({ label, href }) => [label, href]));
    const known = menus.get(key);
    if (known) addBelow(known, menu);
    else menus.set(key, menu);
  }
  const itemOf = ({ label, href = '', isCategory, below }: MenuEntry): SidebarItem => {
    const path = href.startsWith('/') ? plainPath(href, baseUrl) : undefined;
    const page = path === undefined ? undefined : pageAt(path);
    const words = page ? withoutEmoji(label, page) : label;
    if (!isCategory) return page ? { page, label: words } : { label: words, href };
    const generated = path === undefined || page ? undefined : { permalink: path, description: undefined };
    return { label: words, page, generated, items: below.map(itemOf) };
  };
  return [...menus.values()].flat().map(itemOf);
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
