import { dueBySection, type DuePage } from '../../content-model/reviews';

export interface PageStatistics extends DuePage {
  emoji: string | null;
  wordCount: number;
}

/** Number of pages in each ranking. */
const LISTED = 10;

/** Pages of equal length are ordered by path. Takes pages in reading order, and the month of the build, e.g. 2026-03. */
export function statisticsOfPages(pages: readonly PageStatistics[], month: string) {
  const byLength = [...pages].sort((first, second) => second.wordCount - first.wordCount || first.url.localeCompare(second.url, 'en'));
  return {
    pageCount: pages.length,
    wordCount: pages.reduce((sum, page) => sum + page.wordCount, 0),
    longestPages: byLength.slice(0, LISTED),
    shortestPages: byLength.slice(-LISTED).reverse(),
    duePages: dueBySection(pages, month),
  };
}
