import { createContext, useContext } from 'react';
import { graphql } from 'gatsby';

/** Data of the page for components in its text. */
export const PageContentContext = createContext<Queries.PageContentFragment>({ pagesBelow: [], changelog: null, statistics: null });

export const usePageContent = (): Queries.PageContentFragment => useContext(PageContentContext);

export const fragment = graphql`
  fragment PageContent on WikiPage {
    pagesBelow {
      ...PageCard
    }
    changelog
    statistics
  }
`;
