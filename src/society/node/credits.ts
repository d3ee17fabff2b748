import { groupBy } from '../../components/group-by';
import type { RolePosition } from '../departments';
import type { ShownPerson } from './people';

/** Who did what, as the site shows it. */
export interface Credit extends RolePosition {
  role: string;
  person: ShownPerson;
}

/** What can be counted: a person, venue or role. Those with a page are told apart by its path. */
interface Named {
  name: string;
  path?: string | undefined;
}

export interface CreditedProduction {
  year: string;
  venue?: Named | undefined;
  /** In the order of the file. */
  credits: readonly Pick<Credit, 'role' | 'person'>[];
}

export interface Count extends Named {
  count: number;
}

const collator = new Intl.Collator('en');

const byName = (first: Named, second: Named): number => collator.compare(first.name, second.name);

/** Most frequent first; equally frequent ones keep their order. */
function countEach(all: readonly Named[]): Count[] {
  const counts = [...groupBy(all, ({ name, path }) => path ?? name).values()].flatMap(([one, ...others]) =>
    one ? { name: one.name, path: one.path, count: others.length + 1 } : [],
  );
  return counts.sort((first, second) => second.count - first.count);
}

/** Counts equal names, most frequent first; equally frequent names keep their order. */
export const countNames = (names: readonly string[]): Count[] => countEach(names.map((name) => ({ name })));

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

/** Each person's credits with their totals. Hidden people are left out of `workedWith`. */
export function creditsByPerson<Production extends CreditedProduction>(productions: readonly Production[]) {
  return new Map(
    [...productionsByPerson(productions)].map(([person, own]) => {
      const others = own.flatMap((production) => crewOf(production).filter((other) => other !== person && isListed(other)));
      const work = own.map((production) => ({
        production,
        roles: production.credits.filter((credit) => credit.person === person).map(({ role }) => role),
      }));
      const allRoles = work.flatMap(({ roles }) => [...new Set(roles)].map((name) => ({ name })));
      const totals = {
        workedWith: countEach(others.sort(byName)).slice(0, CLOSEST_PEOPLE),
        venues: countEach(own.flatMap(({ venue }) => venue ?? []).sort(byName)),
        roles: countEach(allRoles.sort(byName)),
      };
      return [person, { work, ...totals }];
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
