import type { Node } from 'gatsby';
import { findAll, type QueryContext } from '../../content-model/query-context';
import { buildWikiTree, surroundingsOfPages, tagsOfPages, type WikiTreePage } from './tree';

/** The facts of a page that other pages show. Its own node, so that an edit of the text does not invalidate them all. */
export type WikiPageSummaryNode = Node & WikiTreePage;

/** The tree and the tags of all wiki pages. `surroundings` are by path, in reading order. */
export function buildWikiIndex(links: readonly WikiPageSummaryNode[]) {
  const root = buildWikiTree(links);
  return { root, surroundings: surroundingsOfPages(root), tags: tagsOfPages(root) };
}

export type WikiIndex = ReturnType<typeof buildWikiIndex>;

const ofQueries = new WeakMap<QueryContext, Promise<WikiIndex>>();
/** Memoised: every page's query needs the index, mostly of the same nodes. */
let latest: { digests: string; index: WikiIndex } | undefined;

async function readIndex(context: QueryContext): Promise<WikiIndex> {
  const links = await findAll<WikiPageSummaryNode>(context, 'WikiPageSummary');
  const digests = links.map(({ id, internal }) => id + internal.contentDigest).join();
  if (latest?.digests !== digests) latest = { digests, index: buildWikiIndex(links) };
  return latest.index;
}

/** Reads the index of all wiki pages, once a query. */
export function wikiIndex(context: QueryContext): Promise<WikiIndex> {
  const index = ofQueries.get(context) ?? readIndex(context);
  ofQueries.set(context, index);
  return index;
}
