import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { hostOf } from '../../content/addresses';
import { visitElements } from '../../content/hast-elements';
import type { SyntaxTree } from '../../content/markdown';
import { playerAddress } from '../players';

function countAt(address: string, paths: readonly string[]): number {
  return paths.filter((path) => path === address || path.startsWith(`${address}/`)).length;
}

/** Returns a copy in which components that show a number of wiki pages have it. `paths` are those of all wiki pages. */
export function withPageCounts(tree: Root, paths: readonly string[]): Root {
  const counted = structuredClone(tree);
  visit(counted as SyntaxTree, 'element', (element: Element) => {
    if (element.tagName === 'WikiPageCount') element.properties.count = paths.length;
    if (element.tagName === 'WikiKeyEntry') element.properties.count = countAt(String(element.properties.page), paths);
  });
  return counted;
}

/** The anchor of the last heading above a component, so that links to it survive changed headings. */
export function anchorAbove(tree: Root, component: string): string | undefined {
  let anchor: string | undefined;
  let found: string | undefined;
  visitElements(tree, ({ tagName, properties }) => {
    if (/^h[1-6]$/.test(tagName) && typeof properties.id === 'string') anchor = properties.id;
    if (tagName === component) found ??= anchor;
  });
  return found;
}

interface EmbeddingText {
  path: string;
  title: string;
  tree: Root;
}

export interface Embed {
  host: string;
  /** Origins of frames. */
  origins: string[];
  pages: { path: string; title: string }[];
}

function addressesIn(tree: Root, crewVacancies: string | undefined): string[] {
  const addresses: string[] = [];
  visitElements(tree, ({ tagName, properties }) => {
    if (tagName === 'CrewVacancies' && crewVacancies !== undefined) addresses.push(crewVacancies);
    if ((tagName === 'Video' || tagName === 'Embed') && typeof properties.url === 'string') addresses.push(properties.url);
  });
  return addresses;
}

/**
 * Hosts that pages embed, sorted by name.
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
      // The order of nodes differs from build to build.
      pages: [...pages].map(([path, title]) => ({ path, title })).sort((first, second) => first.path.localeCompare(second.path, 'en')),
    }))
    .sort((first, second) => first.host.localeCompare(second.host, 'en'));
}
