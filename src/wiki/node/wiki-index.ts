/** What only the whole wiki knows of a page: its place in the tree, its tags. Built once, read by many. */
import type { NodePluginArgs } from 'gatsby';
import type { SiteConfiguration } from '../../content/site-schema';
import type { WikiPageNode } from './source-wiki-pages';
import { tagsOfPages, type TagWithPages } from './tags';
import { buildWikiTree, surroundingsOfPages, type Surroundings, type WikiTreeNode, type WikiTreePage } from './tree';

/** A page as links to it show it. */
export interface WikiLink {
  path: string;
  title: string;
  label: string;
  description: string;
  emoji?: string | undefined;
}

export interface WikiIndex {
  root: WikiTreeNode;
  surroundings: Map<string, Surroundings>;
  tags: TagWithPages[];
}

/** What a link to a page shows. */
export function linkTo(page: WikiTreePage): WikiLink {
  return {
    path: page.url,
    title: page.title,
    label: page.sidebarLabel ?? page.title,
    description: page.description,
    emoji: page.emoji,
  };
}

export type WikiPages = Pick<NodePluginArgs, 'getNodesByType'>;

let index: WikiIndex | undefined;

/** Forgets the index; call it whenever a wiki page was made, changed or removed. */
export function forgetWikiIndex(): void {
  index = undefined;
}

/** The index of all wiki pages that are in the data layer now. */
export function wikiIndex({ getNodesByType }: WikiPages): WikiIndex {
  if (index) return index;
  const nodes = getNodesByType('WikiPage') as WikiPageNode[];
  const pages = nodes.map((node) => ({ ...node, url: node.path }));
  const root = buildWikiTree(pages);
  index = { root, surroundings: surroundingsOfPages(root), tags: tagsOfPages(root, pages) };
  return index;
}

/** Where the source of a wiki page can be edited. */
export function editUrlOf(page: Pick<WikiPageNode, 'file'>, { repository }: Pick<SiteConfiguration, 'repository'>): string {
  const file = `${repository.contentPath}/${page.file}`.split('/').map(encodeURIComponent).join('/');
  return `${repository.url}/edit/${repository.branch}/${file}`;
}
