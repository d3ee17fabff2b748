/** What one person did in one academic year. */
export interface PersonYear<P> {
  year: string;
  /** Exec roles, and hires assistant with the term. */
  posts: string[];
  shows: P[];
  hires: P[];
}

interface Worked {
  readonly production: { readonly kind: string; readonly year: string };
}

/** A person's posts and productions by academic year, newest first; within a year in the order of the year files. */
export function recordByYear<P extends Worked>(
  posts: readonly { readonly year: string; readonly roles: readonly string[] }[],
  productions: readonly P[],
): PersonYear<P>[] {
  const years = [...new Set([...posts.map(({ year }) => year), ...productions.map(({ production }) => production.year)])];
  return years
    .sort()
    .reverse()
    .map((year) => {
      const ofYear = productions.filter(({ production }) => production.year === year);
      return {
        year,
        posts: posts.filter((post) => post.year === year).flatMap(({ roles }) => roles),
        shows: ofYear.filter(({ production }) => production.kind === 'show'),
        hires: ofYear.filter(({ production }) => production.kind === 'hire'),
      };
    });
}
