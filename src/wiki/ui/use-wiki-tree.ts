import { graphql, useStaticQuery } from 'gatsby';

/** A place in the tree of the wiki, as the sidebar shows it. */
export interface WikiTreeItem extends Queries.WikiTreeItemFragment {
  readonly children?: readonly WikiTreeItem[];
}

/** The whole tree of the wiki; one small file that all pages share. */
export function useWikiTree(): WikiTreeItem {
  const { wikiTree } = useStaticQuery<Queries.WikiSidebarQuery>(graphql`
    query WikiSidebar {
      wikiTree {
        ...WikiTreeItem
        children {
          ...WikiTreeItem
          children {
            ...WikiTreeItem
            children {
              ...WikiTreeItem
              children {
                ...WikiTreeItem
                children {
                  ...WikiTreeItem
                }
              }
            }
          }
        }
      }
    }

    fragment WikiTreeItem on WikiTree {
      path
      label
      emoji
    }
  `);
  return wikiTree;
}
