import { graphql, useStaticQuery } from 'gatsby';

/** A place of the wiki's tree: a page, or a folder that has none. */
type WikiPlace = Queries.WikiSidebarQuery['wikiTree'][number];

/** A place and all that is below it, as the sidebar shows them. */
export interface WikiTreeItem extends WikiPlace {
  children: WikiTreeItem[];
}

/** The places of the wiki in reading order; one small file that all pages share. */
export function useWikiPlaces(): readonly WikiPlace[] {
  const { wikiTree } = useStaticQuery<Queries.WikiSidebarQuery>(graphql`
    query WikiSidebar {
      wikiTree {
        path
        label
        emoji
        depth
      }
    }
  `);
  return wikiTree;
}

/**
 * The places as a tree, however deep it is.
 * @param places in reading order, the wiki's front page first
 */
export function treeOfPlaces(places: readonly WikiPlace[]): WikiTreeItem[] {
  const roots: WikiTreeItem[] = [];
  const above: WikiTreeItem[] = [];
  for (const place of places) {
    const item: WikiTreeItem = { ...place, children: [] };
    above.length = place.depth;
    (above.at(-1)?.children ?? roots).push(item);
    above.push(item);
  }
  return roots;
}
