/** Relations that follow from credits: with whom, where and as what people worked. */
import { countInOrder, type Count, type CountedProduction } from './production-figures';

export interface CreditedProduction extends CountedProduction {
  key: string;
}

/** Length of the list "worked with". */
const CLOSEST_PEOPLE = 10;

/** One person's credits, added up. */
export interface CreditsOfPerson {
  /** The people they worked with, and on how many productions; most first. */
  workedWith: Count[];
  /** Productions in each venue, most first. */
  venues: Count[];
  /** Productions in each role, most first. */
  roles: Count[];
}

const crewOf = ({ credits }: CreditedProduction): string[] => [...new Set(credits.map(({ person }) => person))];

/** The productions of each person. */
function productionsByPerson(productions: readonly CreditedProduction[]): Map<string, CreditedProduction[]> {
  const byPerson = new Map<string, CreditedProduction[]>();
  for (const production of productions) {
    for (const person of crewOf(production)) {
      const own = byPerson.get(person);
      if (own) own.push(production);
      else byPerson.set(person, [production]);
    }
  }
  return byPerson;
}

/**
 * Everybody's credits, added up.
 * @param isShown whether a person may be listed; hidden people may not
 */
export function creditsByPerson(
  productions: readonly CreditedProduction[],
  isShown: (person: string) => boolean,
): Map<string, CreditsOfPerson> {
  return new Map(
    [...productionsByPerson(productions)].map(([person, own]) => {
      const others = own.flatMap((production) => crewOf(production).filter((other) => other !== person && isShown(other)));
      const roles = own.flatMap(({ credits }) => [
        ...new Set(credits.filter((credit) => credit.person === person).map(({ role }) => role)),
      ]);
      return [
        person,
        {
          workedWith: countInOrder(others).slice(0, CLOSEST_PEOPLE),
          venues: countInOrder(own.flatMap(({ venue }) => venue ?? [])),
          roles: countInOrder(roles),
        },
      ];
    }),
  );
}

/** Other productions of a crew member in the same year. */
export interface WorkElsewhere {
  person: string;
  /** Keys of the other productions. */
  productions: string[];
}

/**
 * For each production, by key: who of its crew worked on what else that year.
 * @param isShown whether a person may be listed; hidden people may not
 */
export function workElsewhere(
  productions: readonly CreditedProduction[],
  isShown: (person: string) => boolean,
): Map<string, WorkElsewhere[]> {
  const byPerson = productionsByPerson(productions);
  return new Map(
    productions.map((production) => {
      const work = crewOf(production)
        .filter(isShown)
        .map((person) => ({
          person,
          productions: (byPerson.get(person) ?? [])
            .filter(({ key, year }) => year === production.year && key !== production.key)
            .map(({ key }) => key),
        }));
      return [production.key, work.filter((one) => one.productions.length > 0)];
    }),
  );
}
