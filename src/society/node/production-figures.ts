/** Statistics of shows or hires. */

/** A production as counted; people are keys. */
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

/** Statistics of one academic year. */
export interface YearFigures {
  year: string;
  /** Productions of the year. */
  count: number;
  /** Average crew of the productions that have one. */
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

/** Counts equal names, most frequent first; equally frequent ones stay in order. */
export function countNames(names: readonly string[]): Count[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((first, second) => second.count - first.count);
}

/** Counts equal names, most frequent first; equally frequent ones are in alphabetical order. */
export function countInOrder(names: readonly string[]): Count[] {
  return countNames([...names].sort(collator.compare));
}

function crewOf({ credits }: CountedProduction): string[] {
  return [...new Set(credits.map(({ person }) => person))];
}

/** Average crew of the productions that have one; `undefined` if none has. */
export function averageCrew(productions: readonly CountedProduction[]): number | undefined {
  const sizes = productions.map((production) => crewOf(production).length).filter((size) => size > 0);
  return sizes.length === 0 ? undefined : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

/** Adds up productions. `years` are those on record, so that a year without productions counts as 0. */
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
