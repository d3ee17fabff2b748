/** A node for everyone in the year files. */
import type { NodeFields } from '../../content/data-layer';
import { groupBy } from '../../components/group-by';
import { personKey } from '../../content/society-schemas';
import { DIRECTORY_PATHS } from '../../content/year-kinds';
import { creditsByPerson } from './credits';
import { linkedCounts, type SocietyRecords } from './society-records';

/** Hidden people have a node too: credits link to it. */
export function personNodes({ shown, files, credited, isShown, venue, helpers: { createNodeId } }: SocietyRecords): NodeFields[] {
  const posts = groupBy(
    files.years.flatMap(({ kind, file: { data } }) =>
      kind.posts(data).map(({ person, roles }) => ({ person, post: { year: data.year, heading: kind.page.label, roles } })),
    ),
    ({ person }) => personKey(person),
  );
  const credits = creditsByPerson(credited, isShown);
  return [...shown.values()].map(({ key, ...person }) => {
    const { work = [], workedWith = [], venues = [], roles = [] } = credits.get(key) ?? {};
    return {
      key,
      fields: {
        ...person,
        posts: (posts.get(key) ?? []).map(({ post }) => post),
        productions: work.map((one) => ({ roles: one.roles, production: createNodeId(`Production ${one.key}`) })),
        workedWith: workedWith.map(({ name, count }) => ({ person: createNodeId(`Person ${name}`), count })),
        venues: linkedCounts(venues, files.directory.venues, DIRECTORY_PATHS.venues, venue),
        roles,
      },
    };
  });
}
