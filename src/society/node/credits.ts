import { groupBy } from '../../components/group-by';
import type { ShownPerson } from './people';

/** Who did what, as the site shows it. */
export interface Credit {
  role: string;
  department: string;
  person: ShownPerson;
}

export interface CreditedProduction {
  year: string;
  venueName?: string | undefined;
  /** In the order of the file. */
  credits: readonly Credit[];
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

/** All crew members whose names are known, each once. */
export const crewOf = ({ credits }: Pick<CreditedProduction, 'credits'>): ShownPerson[] => [
  ...new Set(credits.flatMap(({ person }) => (person.isUnknown ? [] : person))),
];

/** Whether a person may be listed: hidden people may not. */
export const isListed = ({ path }: ShownPerson): boolean => path !== undefined;

function productionsByPerson<Production extends CreditedProduction>(productions: readonly Production[]): Map<ShownPerson, Production[]> {
  const credited = productions.flatMap((production) => crewOf(production).map((person) => ({ person, production })));
  return new Map([...groupBy(credited, ({ person }) => person)].map(([person, own]) => [person, own.map(({ production }) => production)]));
}

const CLOSEST_PEOPLE = 10;

/** Counts people, most frequent first, then by name. */
function countPeople(people: readonly ShownPerson[]): (Count & { path?: string | undefined })[] {
  const counts = [...groupBy(people, (person) => person)].map(([{ name, path }, times]) => ({ name, path, count: times.length }));
  return counts.sort((first, second) => second.count - first.count || collator.compare(first.name, second.name));
}

/** Each person's credits with their totals. Hidden people are left out of `workedWith`. */
export function creditsByPerson<Production extends CreditedProduction>(productions: readonly Production[]) {
  return new Map(
    [...productionsByPerson(productions)].map(([person, own]) => {
      const others = own.flatMap((production) => crewOf(production).filter((other) => other !== person && isListed(other)));
      const work = own.map((production) => ({
        production,
        roles: production.credits.filter((credit) => credit.person === person).map(({ role }) => role),
      }));
      const sums = {
        workedWith: countPeople(others).slice(0, CLOSEST_PEOPLE),
        venues: countInOrder(own.flatMap(({ venueName }) => venueName ?? [])),
        roles: countInOrder(work.flatMap(({ roles }) => [...new Set(roles)])),
      };
      return [person, { work, ...sums }];
    }),
  );
}

/** For each production: what else its crew worked on that year. Hidden people are left out. */
export function workElsewhere<Production extends CreditedProduction>(productions: readonly Production[]) {
  const byPerson = productionsByPerson(productions);
  return new Map(
    productions.map((production) => {
      const isElsewhere = (other: Production) => other.year === production.year && other !== production;
      const work = crewOf(production)
        .filter(isListed)
        .map((person) => ({ person, productions: (byPerson.get(person) ?? []).filter(isElsewhere) }));
      return [production, work.filter((one) => one.productions.length > 0)];
    }),
  );
}
