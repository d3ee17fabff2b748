/** What the shows or hires of all years add up to. */

/** A production, as far as it is counted. Names of people are their keys. */
export interface CountedProduction {
  year: string;
  society?: string | undefined;
  venue?: string | undefined;
  credits: readonly { role: string; person: string }[];
}

/** How often something occurs. */
export interface Count {
  name: string;
  count: number;
}

/** What one academic year adds. */
export interface YearFigures {
  year: string;
  /** Productions of the year. */
  count: number;
  /** Average number of people in a team; absent where no team is on record. */
  averageCrew?: number | undefined;
}

export interface ProductionFigures {
  /** Number of productions. */
  productions: number;
  /** Number of different people with a credit. */
  people: number;
  averageCrew?: number | undefined;
  /** Oldest year first. */
  years: YearFigures[];
  /** Productions of each society or client, most first. */
  societies: Count[];
  venues: Count[];
  /** Credits of each role, most first. */
  roles: Count[];
  /** Productions that each person worked on, most first; the names are keys. */
  busiestPeople: Count[];
}

const collator = new Intl.Collator('en');

/** Counts equal names; most frequent first, equally frequent ones in the order of their first occurrence. */
export function countNames(names: readonly string[]): Count[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((first, second) => second.count - first.count);
}

/** The same, with equally frequent ones in alphabetical order. */
export function countInOrder(names: readonly string[]): Count[] {
  return countNames([...names].sort(collator.compare));
}

function crewOf({ credits }: CountedProduction): string[] {
  return [...new Set(credits.map(({ person }) => person))];
}

/** Average number of different people on the productions that have any; `undefined` when none has. */
export function averageCrew(productions: readonly CountedProduction[]): number | undefined {
  const sizes = productions.map((production) => crewOf(production).length).filter((size) => size > 0);
  return sizes.length === 0 ? undefined : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

/**
 * Adds up productions. Takes them in any order, and the years on record, so that a year in which nothing
 * happened counts as well. Pure.
 */
export function productionFigures(productions: readonly CountedProduction[], years: readonly string[]): ProductionFigures {
  const crews = productions.map(crewOf);
  return {
    productions: productions.length,
    people: new Set(crews.flat()).size,
    averageCrew: averageCrew(productions),
    years: [...new Set(years)].sort().map((year) => {
      const ofYear = productions.filter((production) => production.year === year);
      return { year, count: ofYear.length, averageCrew: averageCrew(ofYear) };
    }),
    societies: countInOrder(productions.flatMap(({ society }) => society ?? [])),
    venues: countInOrder(productions.flatMap(({ venue }) => venue ?? [])),
    roles: countInOrder(productions.flatMap(({ credits }) => credits.map(({ role }) => role))),
    busiestPeople: countInOrder(crews.flat()),
  };
}
