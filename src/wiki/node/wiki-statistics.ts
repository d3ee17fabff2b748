/** Statistics of the wiki, and the list of pages that are due to be checked. Pure. */
import { dueBySection, type DueSection, type Review } from '../../content/reviews';

/** One page in the statistics. */
export interface PageStatistics {
  title: string;
  emoji: string | null;
  /** Number of words that a reader reads. */
  wordCount: number;
  url: string;
  /** When it was last checked and is due again; `undefined` where nobody has checked it. */
  review: Review | undefined;
  /** The title of the section that it belongs to. */
  section: string;
}

export interface WikiStatistics {
  pageCount: number;
  wordCount: number;
  longestPages: PageStatistics[];
  shortestPages: PageStatistics[];
  duePages: DueSection<PageStatistics>[];
}

/** Number of pages in each ranking. */
const LISTED = 10;

/**
 * Statistics over all pages, in reading order; equal ones of a ranking are ordered by address.
 * @param month the month in which they are made, e.g. 2026-03
 */
export function statisticsOf(pages: readonly PageStatistics[], month: string): WikiStatistics {
  const byLength = [...pages].sort((first, second) => second.wordCount - first.wordCount || first.url.localeCompare(second.url, 'en'));
  return {
    pageCount: pages.length,
    wordCount: pages.reduce((sum, page) => sum + page.wordCount, 0),
    longestPages: byLength.slice(0, LISTED),
    shortestPages: byLength.slice(-LISTED).reverse(),
    duePages: dueBySection(pages, month, ({ section }) => section),
  };
}
