/** What depends on all wiki pages together: each page's place in the tree, and its tags. */
import type { Node } from 'gatsby';
import { findAll, type QueryContext } from '../../content/query-context';
import { buildWikiTree, surroundingsOfPages, tagsOfPages, type Surroundings, type TagWithPages, type WikiTreeNode, type WikiTreePage } from './tree';

/**
 * The fields of a wiki page that other pages show. A node of its own, so that an edit to a page's text does not invalidate
 * all other pages.
 */
export interface WikiLinkNode extends Node, WikiTreePage {
  tagNames: string[];
  /** Whether the page's text shows the changelog. */
  showsChangelog: boolean;
}

export interface WikiIndex {
  root: WikiTreeNode<WikiLinkNode>;
  /** By the page's address, in reading order. */
  surroundings: Map<string, Surroundings<WikiLinkNode>>;
  tags: TagWithPages<WikiLinkNode>[];
}

/** The index of these pages. Pure. */
function indexOf(links: readonly WikiLinkNode[]): WikiIndex {
  const root = buildWikiTree(links);
  return { root, surroundings: surroundingsOfPages(root), tags: tagsOfPages(root) };
}

const ofQueries = new WeakMap<QueryContext, Promise<WikiIndex>>();
/** Memoised, because every page's query needs the index, nearly always of the same nodes. */
let latest: { digests: string; index: WikiIndex } | undefined;

async function readIndex(context: QueryContext): Promise<WikiIndex> {
  const links = await findAll<WikiLinkNode>(context, 'WikiLink');
  const digests = links.map(({ id, internal }) => id + internal.contentDigest).join();
  if (latest?.digests !== digests) latest = { digests, index: indexOf(links) };
  return latest.index;
}

/** The index of all wiki pages in the data layer, read once a query. */
export function wikiIndex(context: QueryContext): Promise<WikiIndex> {
  const index = ofQueries.get(context) ?? readIndex(context);
  ofQueries.set(context, index);
  return index;
}
