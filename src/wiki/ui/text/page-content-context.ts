import { createContext, useContext } from 'react';
import type { PageCard } from '../page-cards';

/** What components in a page's text may know of the page. */
export interface PageContent {
  pagesBelow: readonly PageCard[];
  /** All changes of the wiki, on the page that shows them. */
  changelog: Queries.WikiChangelogFieldsFragment | null;
  /** Numbers about the wiki, on the page that shows them. */
  statistics: Queries.WikiStatsFieldsFragment | null;
}

export const PageContentContext = createContext<PageContent>({ pagesBelow: [], changelog: null, statistics: null });

export const usePageContent = (): PageContent => useContext(PageContentContext);
