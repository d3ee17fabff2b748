/** `/shows/2025-2026/hamlet` → `/shows/2025-2026`. */
export const pathOfYear = (path: string): string => path.replace(/\/[^/]*$/, '');

/** `/shows/2025-2026/hamlet` or `/shows/2025-2026` → `shows/2025-2026.json`, the file of the year. */
export const fileOfYear = (path: string): string => `${path.split('/').slice(1, 3).join('/')}.json`;

/** How many productions a page lists. Older years are links, so that pages don't grow with the archive. */
export const MOST_LISTED = 150;

/** The years that a page lists: as many whole years as fit, and always the first. `countIn` counts the productions of a year. */
export function listedYears<Year>(years: readonly Year[], countIn: (year: Year) => number): ReadonlySet<Year> {
  let count = 0;
  return new Set(
    years.filter((year, index) => {
      count += countIn(year);
      return index === 0 || count <= MOST_LISTED;
    }),
  );
}
