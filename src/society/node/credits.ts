import { groupBy } from '../../components/group-by';

/** A credit's `person` is a key; it is undefined where the name is unknown. */
export interface CreditedProduction {
  year: string;
  societyName?: string | undefined;
  venueName?: string | undefined;
  credits: readonly { role: string; person?: string | undefined }[];
}

export interface Count {
  name: string;
  count: number;
}

const collator = new Intl.Collator('en');

/** Counts equal names, most frequent first; equally frequent names keep their order. */
export function countNames(names: readonly string[]): Count[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((first, second) => second.count - first.count);
}

/** Like `countNames`, but with equally frequent names in alphabetical order. */
function countInOrder(names: readonly string[]): Count[] {
  return countNames([...names].sort(collator.compare));
}

/** Keys of all crew members whose names are known, each once. */
export const crewOf = ({ credits }: Pick<CreditedProduction, 'credits'>): string[] => [
  ...new Set(credits.flatMap(({ person }) => person ?? [])),
];

function productionsByPerson<Production extends CreditedProduction>(productions: readonly Production[]): Map<string, Production[]> {
  const credited = productions.flatMap((production) => crewOf(production).map((person) => ({ person, production })));
  return new Map([...groupBy(credited, ({ person }) => person)].map(([person, own]) => [person, own.map(({ production }) => production)]));
}

const CLOSEST_PEOPLE = 10;

/** Each person's credits with their totals. `isShown` keeps hidden people out of `workedWith`. */
export function creditsByPerson<Production extends CreditedProduction>(
  productions: readonly Production[],
  isShown: (person: string) => boolean,
) {
  return new Map(
    [...productionsByPerson(productions)].map(([person, own]) => {
      const others = own.flatMap((production) => crewOf(production).filter((other) => other !== person && isShown(other)));
      const work = own.map((production) => ({
        production,
        roles: production.credits.filter((credit) => credit.person === person).map(({ role }) => role),
      }));
      const sums = {
        workedWith: countInOrder(others).slice(0, CLOSEST_PEOPLE),
        venues: countInOrder(own.flatMap(({ venueName }) => venueName ?? [])),
        roles: countInOrder(work.flatMap(({ roles }) => [...new Set(roles)])),
      };
      return [person, { work, ...sums }];
    }),
  );
}

/** For each production: what else its crew worked on that year. `isShown` leaves out hidden people. */
export function workElsewhere<Production extends CreditedProduction>(
  productions: readonly Production[],
  isShown: (person: string) => boolean,
) {
  const byPerson = productionsByPerson(productions);
  return new Map(
    productions.map((production) => {
      const isElsewhere = (other: Production) => other.year === production.year && other !== production;
      const work = crewOf(production)
        .filter(isShown)
        .map((person) => ({ person, productions: (byPerson.get(person) ?? []).filter(isElsewhere) }));
      return [production, work.filter((one) => one.productions.length > 0)];
    }),
  );
}
