import { dueBySection, type DueSection, type Review } from '../../content/reviews';

export interface PageStatistics {
  title: string;
  emoji: string | null;
  wordCount: number;
  url: string;
  review: Review | undefined;
  /** Title of its section. */
  section: string;
}

interface WikiStatistics {
  pageCount: number;
  wordCount: number;
  longestPages: PageStatistics[];
  shortestPages: PageStatistics[];
  duePages: DueSection<PageStatistics>[];
}

/** Number of pages in each ranking. */
const LISTED = 10;

/**
 * Pages of equal length are ordered by path.
 * @param pages in reading order
 * @param month that of the build, e.g. 2026-03
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
