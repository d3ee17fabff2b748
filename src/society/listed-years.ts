/** The years in a list of productions: which of them it lists, and where each has a page of its own. */

/** The page of the year that a production belongs to: the one above its own. */
export const pathOfYear = (path: string): string => path.replace(/\/[^/]*$/, '');

/** How many productions a page lists; those of older years are a link away, so that no page grows with the archive. */
export const MOST_LISTED = 150;

/**
 * The years whose productions a page lists: as many whole years as it has room for, and always the first.
 * @param years in the order of the page
 * @param countIn how many productions a year has there
 */
export function listedYears<Year>(years: readonly Year[], countIn: (year: Year) => number): ReadonlySet<Year> {
  let count = 0;
  return new Set(
    years.filter((year, index) => {
      count += countIn(year);
      return index === 0 || count <= MOST_LISTED;
    }),
  );
}
