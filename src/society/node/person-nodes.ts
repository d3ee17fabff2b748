import { groupBy } from '../../components/group-by';
import type { NodeFields } from '../../content-model/data-layer';
import { creditsByPerson, type Count } from './credits';
import type { ProductionOfYear, SocietyRecords } from './society-records';

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
  workedWith: Count[];
  venues: Count[];
  roles: Count[];
}

interface Post {
  year: string;
  heading: string;
  roles: string[];
}

/** `posts` are roles outside shows and hires, such as exec roles. */
function yearsOf(posts: readonly Post[], credits: readonly { production: ProductionOfYear; roles: string[] }[]) {
  const years = new Set([...posts, ...credits.map(({ production }) => production)].map(({ year }) => year));
  return [...years]
    .sort()
    .reverse()
    .map((year) => {
      const workOf = (kind: string): PersonWork[] =>
        credits
          .filter(({ production }) => production.year === year && production.kind === kind)
          .map(({ production: { name, path, society, venue }, roles }) => ({
            name,
            path,
            societyName: society?.name,
            venueName: venue?.name,
            roles,
          }));
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
export function personNodes({ people, personOf, files, productions, named, idOfProduction }: SocietyRecords): NodeFields[] {
  const posts = groupBy(
    files.years.flatMap(({ kind, file: { data } }) =>
      kind.posts(data).map(({ person, roles }) => ({ person, year: data.year, heading: kind.page.label, roles: roles.map(named) })),
    ),
    ({ person }) => personOf(person),
  );
  const credits = creditsByPerson(productions);
  return people.map((person) => {
    const { key, name, path } = person;
    const { work, ...totals } = credits.get(person) ?? { work: [], workedWith: [], venues: [], roles: [] };
    const record: PersonRecord = { years: yearsOf(posts.get(person) ?? [], work), ...totals };
    const shows = work.map(({ production }) => production).filter(({ kind }) => kind === 'show');
    const newestFirst = shows.toSorted((one, other) => other.year.localeCompare(one.year, 'en'));
    return { key, fields: { name, path, record, shows: newestFirst.map(idOfProduction) } };
  });
}
