import { createContext, useContext } from 'react';
import { graphql } from 'gatsby';

/** What components in a page's text know about the page. */
export const PageContentContext = createContext<Queries.PageContentFragment>({ pagesBelow: [], changelog: null, statistics: null });

export const usePageContent = (): Queries.PageContentFragment => useContext(PageContentContext);

export const fragment = graphql`
  fragment PageContent on WikiPage {
    pagesBelow {
      ...PageCard
    }
    changelog {
      ...WikiChangelogFields
    }
    statistics {
      ...WikiStatsFields
    }
  }
`;
