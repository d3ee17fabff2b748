/** What the texts of top-level pages get from other pages, and what texts embed from other sites. Pure. */
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { hostOf } from '../../content/addresses';
import type { SyntaxTree } from '../../content/markdown';
import { playerAddress } from '../players';
import { visitElements } from './content-tree';

/** Number of pages at an address or below it. */
function countAt(address: string, paths: readonly string[]): number {
  return paths.filter((path) => path === address || path.startsWith(`${address}/`)).length;
}

/**
 * A copy of the tree in which the components that show a number of wiki pages have that number.
 * @param paths addresses of all wiki pages
 */
export function withPageCounts(tree: Root, paths: readonly string[]): Root {
  const counted = structuredClone(tree);
  visit(counted as SyntaxTree, 'element', (element: Element) => {
    if (element.tagName === 'WikiPageCount') element.properties.count = paths.length;
    if (element.tagName === 'WikiKeyEntry') element.properties.count = countAt(String(element.properties.page), paths);
  });
  return counted;
}

/**
 * Where a component is in a text: the anchor of the last heading above it, so that links to it survive changes to the
 * headings. `undefined` when the text does not use the component, or has no heading above it.
 */
export function anchorAbove(tree: Root, component: string): string | undefined {
  let anchor: string | undefined;
  let found: string | undefined;
  visitElements(tree, ({ tagName, properties }) => {
    if (/^h[1-6]$/.test(tagName) && typeof properties.id === 'string') anchor = properties.id;
    if (tagName === component) found ??= anchor;
  });
  return found;
}

/** A text and the page that shows it. */
export interface EmbeddingText {
  path: string;
  title: string;
  tree: Root;
}

export interface Embed {
  host: string;
  /** The origins that the pages can show in a frame. */
  origins: string[];
  pages: { path: string; title: string }[];
}

/** Addresses of other sites that the components of a text embed. */
function addressesIn(tree: Root, crewVacancies: string | undefined): string[] {
  const addresses: string[] = [];
  visitElements(tree, ({ tagName, properties }) => {
    if (tagName === 'CrewVacancies' && crewVacancies !== undefined) addresses.push(crewVacancies);
    if ((tagName === 'Video' || tagName === 'Embed') && typeof properties.url === 'string') addresses.push(properties.url);
  });
  return addresses;
}

/**
 * The hosts that pages can embed, sorted by name, each with its pages.
 * @param crewVacancies address of the vacancies board
 */
export function embedsIn(texts: readonly EmbeddingText[], crewVacancies: string | undefined): Embed[] {
  const pagesOfHost = new Map<string, Map<string, string>>();
  const originsOfHost = new Map<string, Set<string>>();
  for (const { path, title, tree } of texts) {
    for (const address of addressesIn(tree, crewVacancies)) {
      const host = hostOf(address);
      pagesOfHost.set(host, (pagesOfHost.get(host) ?? new Map<string, string>()).set(path, title));
      originsOfHost.set(host, (originsOfHost.get(host) ?? new Set()).add(new URL(playerAddress(address)).origin));
    }
  }
  return [...pagesOfHost]
    .map(([host, pages]) => ({
      host,
      origins: [...(originsOfHost.get(host) ?? [])].sort(),
      // The data layer gives texts in the order in which they were read, which differs from build to build.
      pages: [...pages].map(([path, title]) => ({ path, title })).sort((first, second) => first.path.localeCompare(second.path, 'en')),
    }))
    .sort((first, second) => first.host.localeCompare(second.host, 'en'));
}
