import { groupBy } from '../../components/group-by';
import { yearSlug, type YearFile, type YearKind } from '../../content-model/year-kinds';
import type { ProductionOfYear, ShownEntry, SocietyRecords } from './society-records';

/** One result of search: an entry of the page that shows the years. */
export interface YearSearchEntry {
  anchor: string;
  /** The entry's own page, where it has one. */
  path?: string;
  title: string;
  /** A sentence on it, without people. */
  facts?: string;
  /** Who did what; people are ids of nodes. Search shows `role` alone where people are left out. */
  posts: { role: string; people: string[] }[];
}

/** The name of a venue or society with its shorter one, so that search finds either. */
const bothNames = ({ name, shortName }: ShownEntry): string => (shortName === undefined ? name : `${name} (${shortName})`);

function entryOfProduction(production: ProductionOfYear, { idOfPerson }: SocietyRecords): YearSearchEntry {
  const { anchor, path, name, society, venue, term, year, credits } = production;
  const places = [society, venue].flatMap((entry) => (entry ? bothNames(entry) : []));
  return {
    anchor,
    path,
    title: name,
    facts: `${[...places, `${term} ${year}`].join(', ')}.`,
    posts: credits.map(({ role, person }) => ({ role, people: [idOfPerson(person)] })),
  };
}

/** The search results of a year: its productions, or else the year with the posts that its people had. */
export function entriesOfYear(kind: YearKind, data: YearFile, records: SocietyRecords): YearSearchEntry[] {
  const { productions, named, personOf, idOfPerson } = records;
  const { year } = data;
  if (kind.pagesBelow !== undefined) {
    return productions
      .filter((production) => production.kind === kind.name && production.year === year)
      .map((production) => entryOfProduction(production, records));
  }
  const posts = [...groupBy(kind.posts(data), ({ roles }) => named(roles.join(', ')))];
  return [
    {
      anchor: yearSlug(year),
      title: `${kind.page.label} ${year}`,
      posts: posts.map(([role, ofRole]) => ({ role, people: ofRole.map(({ person }) => idOfPerson(personOf(person))) })),
    },
  ];
}
