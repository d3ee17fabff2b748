/** Which pages can embed something from another site. */
import type { Root } from 'hast';
import { hostOf } from '../../content/addresses';
import { playerAddress } from '../players';
import { visitElements } from './content-tree';

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
