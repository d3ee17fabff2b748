import { graphql, useStaticQuery } from 'gatsby';
import type { WikiTreeItem } from '../node/tree';

/** The places below the wiki's front page; one small file that all pages share. */
export function useWikiTree(): readonly WikiTreeItem[] {
  const { wikiTree } = useStaticQuery<Queries.WikiSidebarQuery>(graphql`
    query WikiSidebar {
      wikiTree
    }
  `);
  return wikiTree as unknown as readonly WikiTreeItem[];
}
