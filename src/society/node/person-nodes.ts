import { countEach, groupBy } from '../../components/group-by';
import type { NodeFields } from '../../content-model/data-layer';
import { isListed, type ShownPerson } from './people';
import type { ProductionOfYear, SocietyRecords } from './society-records';

/** Roles outside shows and hires, such as exec roles. */
interface Posts {
  year: string;
  heading: string;
  roles: string[];
  isOnExec?: boolean | undefined;
}

/** Somebody's part in a production. */
interface Work {
  production: ProductionOfYear;
  roles: string[];
}

const CLOSEST_PEOPLE = 10;

const collator = new Intl.Collator('en');

/** Counts people, venues or roles: most frequent first, then by name. Those with a page are told apart by its path. */
function countNamed(all: readonly { name: string; path?: string | undefined }[]) {
  const named = all.map(({ name, path }) => ({ name, path })).sort((first, second) => collator.compare(first.name, second.name));
  return countEach(named, ({ name, path }) => path ?? name);
}

function yearOf(year: string, posts: readonly Posts[], work: readonly Work[]) {
  const byHeading = groupBy(
    posts.filter((post) => post.year === year),
    ({ heading }) => heading,
  );
  const workOf = (kind: string) =>
    work
      .filter(({ production }) => production.year === year && production.kind === kind)
      .map(({ production: { name, path, society, venue }, roles }) => ({
        name,
        path,
        societyName: society?.name,
        venueName: venue?.name,
        roles,
      }));
  return {
    year,
    posts: [...byHeading].map(([heading, ofHeading]) => ({ heading, roles: ofHeading.flatMap(({ roles }) => roles) })),
    shows: workOf('show'),
    hires: workOf('hire'),
  };
}

/** What a person did, and what it adds up to. Hidden people are left out of `workedWith`. */
function recordOf(person: ShownPerson, posts: readonly Posts[], work: readonly Work[]) {
  const years = new Set([...posts, ...work.map(({ production }) => production)].map(({ year }) => year));
  const others = work.flatMap(({ production }) => production.crew.filter((other) => other !== person && isListed(other)));
  return {
    years: [...years]
      .sort()
      .reverse()
      .map((year) => yearOf(year, posts, work)),
    yearsOnExec: new Set(posts.flatMap(({ year, isOnExec }) => (isOnExec ? year : []))).size,
    workedWith: countNamed(others).slice(0, CLOSEST_PEOPLE),
    venues: countNamed(work.flatMap(({ production }) => production.venue ?? [])),
    roles: countNamed(work.flatMap(({ roles }) => [...new Set(roles)].map((name) => ({ name })))),
  };
}

/** The `record` of a `Person` node. Years are newest first; counts are highest first. */
export type PersonRecord = ReturnType<typeof recordOf>;

/** Hidden people have a node too: credits link to it. */
export function personNodes({ people, personOf, files, productionsOf, named, idOfProduction }: SocietyRecords): NodeFields[] {
  const posts = groupBy(
    files.years.flatMap(({ kind, file: { data } }) =>
      kind
        .posts(data)
        .map(({ person, roles, isOnExec }) => ({ person, year: data.year, heading: kind.page.label, roles: roles.map(named), isOnExec })),
    ),
    ({ person }) => personOf(person),
  );
  return people.map((person) => {
    const { key, name, path } = person;
    const productions = productionsOf(person);
    const work = productions.map((production) => ({
      production,
      roles: production.credits.filter((credit) => credit.person === person).map(({ role }) => role),
    }));
    const shows = productions.filter(({ kind }) => kind === 'show').sort((one, other) => other.year.localeCompare(one.year, 'en'));
    return { key, fields: { name, path, record: recordOf(person, posts.get(person) ?? [], work), shows: shows.map(idOfProduction) } };
  });
}
