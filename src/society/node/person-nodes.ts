/** A node for everyone in the year files. */
import type { NodeFields } from '../../content/data-layer';
import { personKey } from '../../content/society-schemas';
import { DIRECTORY_PATHS } from '../../content/year-kinds';
import { creditsByPerson } from './credits';
import { byPerson, keyOfProduction, linkedCounts, type Helpers, type ProductionOfYear, type SocietyRecords } from './society-records';

/** The productions of each person, with their roles. */
function workByPerson(productions: readonly ProductionOfYear[], { createNodeId }: Helpers) {
  return byPerson(
    productions.flatMap((place) => {
      const { people } = place.production;
      const firsts = people.filter((credit, index) => people.findIndex((other) => personKey(other) === personKey(credit)) === index);
      return firsts.map((person) => ({
        person,
        value: {
          roles: people.filter((credit) => personKey(credit) === personKey(person)).map(({ role }) => role),
          production: createNodeId(`Production ${keyOfProduction(place)}`),
        },
      }));
    }),
  );
}

/** Hidden people have a node too: credits link to it. */
export function personNodes({
  shown,
  files: { years, directory },
  productions,
  credited,
  isShown,
  venue: venueNamed,
  helpers,
}: SocietyRecords): NodeFields[] {
  const posts = byPerson(
    years.flatMap(({ kind, file: { data } }) =>
      kind.posts(data).map(({ person, roles }) => ({ person, value: { year: data.year, heading: kind.page.label, roles } })),
    ),
  );
  const work = workByPerson(productions, helpers);
  const credits = creditsByPerson(credited, isShown);
  return [...shown.values()].map(({ key, ...person }) => {
    const { workedWith = [], venues = [], roles = [] } = credits.get(key) ?? {};
    return {
      key,
      fields: {
        ...person,
        posts: posts.get(key) ?? [],
        productions: work.get(key) ?? [],
        workedWith: workedWith.map(({ name, count }) => ({ person: helpers.createNodeId(`Person ${name}`), count })),
        venues: linkedCounts(venues, directory.venues, DIRECTORY_PATHS.venues, venueNamed),
        roles,
      },
    };
  });
}
