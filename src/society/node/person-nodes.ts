import { groupBy } from '../../components/group-by';
import type { NodeFields } from '../../content/data-layer';
import { personKey } from '../../content/society-schemas';
import { DIRECTORY_PATHS } from '../../content/year-kinds';
import { creditsByPerson } from './credits';
import {
  countedPeople,
  keyOfProduction,
  linkedCounts,
  type LinkedCount,
  type ProductionOfYear,
  type SocietyRecords,
} from './society-records';

export interface PersonWork {
  name: string;
  path: string;
  societyName?: string | undefined;
  venueName?: string | undefined;
  roles: string[];
}

/** The `record` of a `Person` node. Years are newest first; counts are highest first. */
export interface PersonRecord {
  years: PersonYear[];
  workedWith: LinkedCount[];
  venues: LinkedCount[];
  roles: LinkedCount[];
}

interface Post {
  year: string;
  heading: string;
  roles: string[];
}

type Credited = Pick<ProductionOfYear, 'kind' | 'year'> & { work: PersonWork };

/** `posts` are roles outside shows and hires, such as exec roles. */
function yearsOf(posts: readonly Post[], credits: readonly Credited[]) {
  const years = new Set([...posts, ...credits].map(({ year }) => year));
  return [...years]
    .sort()
    .reverse()
    .map((year) => {
      const workOf = (wanted: string) => credits.flatMap((one) => (one.year === year && one.kind === wanted ? one.work : []));
      const byHeading = groupBy(
        posts.filter((post) => post.year === year),
        ({ heading }) => heading,
      );
      return {
        year,
        posts: [...byHeading].map(([heading, ofHeading]) => ({ heading, roles: ofHeading.flatMap(({ roles }) => roles) })),
        shows: workOf('show'),
        hires: workOf('hire'),
      };
    });
}

export type PersonYear = ReturnType<typeof yearsOf>[number];

/** Hidden people have a node too: credits link to it. */
export function personNodes({ shown, files, productions, credited, isShown, named, society, venue }: SocietyRecords): NodeFields[] {
  const posts = groupBy(
    files.years.flatMap(({ kind, file: { data } }) =>
      kind.posts(data).map(({ person, roles }) => ({ person, year: data.year, heading: kind.page.label, roles: roles.map(named) })),
    ),
    ({ person }) => personKey(person),
  );
  const productionsByKey = new Map(productions.map((placed) => [keyOfProduction(placed), placed]));
  const creditOf = ({ key, roles }: { key: string; roles: string[] }): Credited[] => {
    const placed = productionsByKey.get(key);
    if (!placed) return [];
    const { kind, year, path, production } = placed;
    const facts = { societyName: society(production.society), venueName: venue(production.venue) };
    return [{ kind, year, work: { name: named(production.name), path, ...facts, roles } }];
  };
  const credits = creditsByPerson(credited, isShown);
  return [...shown.values()].map(({ key, ...person }) => {
    const { work = [], workedWith = [], venues = [], roles = [] } = credits.get(key) ?? {};
    const record: PersonRecord = {
      years: yearsOf(posts.get(key) ?? [], work.flatMap(creditOf)),
      workedWith: countedPeople(workedWith, shown),
      venues: linkedCounts(venues, files.directory.venues, DIRECTORY_PATHS.venues, venue),
      roles,
    };
    return { key, fields: { ...person, record } };
  });
}
