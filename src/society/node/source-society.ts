/** Year files and people enter the data layer, from one JSON file a year. */
import type { SourceNodesArgs } from 'gatsby';
import { dataFilesOf, linksOfFile, replaceNodes, type ContentSource, type NodeFields } from '../../content/data-layer';
import { nodeFieldsOf } from '../../content/node-fields';
import { allYearFiles, validFiles, validYearFiles, type DataFile, type ValidFile } from '../../content/read-content';
import {
  peopleIn,
  peopleSchema,
  personKey,
  productionSchema,
  societiesSchema,
  societySchema,
  venueSchema,
  venuesSchema,
  type DirectoryEntry,
  type PeopleFile,
  type PersonReference,
  type ProductionRun,
} from '../../content/society-schemas';
import {
  DIRECTORY_PATHS,
  entryNamed,
  nameOf,
  pathInYear,
  pathOfStatistics,
  PRODUCTION_KINDS,
  productionsOf,
  type SHOW_YEARS,
  YEAR_KINDS,
  yearSlug,
  type Directory,
  type PlacedProduction,
  type YearEntry,
  type YearFile,
  type YearKind,
} from '../../content/year-kinds';
import { creditsByPerson, workElsewhere, type CreditedProduction } from './credits';
import { changedNames, personNaming, shownPeople, type PersonName, type ShownPerson } from './people';
import { productionFigures, type Count } from './production-figures';

/** All year files that answer to their schemas, newest first within a kind, and who is hidden or renamed. */
export interface SocietyFiles {
  years: { kind: YearKind; file: ValidFile<YearFile> }[];
  people: PeopleFile;
  directory: Directory;
}

/** The venues and societies of the content. Takes its JSON files. */
export function directoryOf(data: readonly DataFile[]): Directory {
  return {
    venues: validFiles(data, venuesSchema)[0]?.data ?? [],
    societies: validFiles(data, societiesSchema)[0]?.data ?? [],
  };
}

const peopleFileOf = (data: readonly DataFile[]): PeopleFile => validFiles(data, peopleSchema)[0]?.data ?? { people: [] };

/** Takes the JSON files of the content; those that the content check refuses are left out. */
export function societyFilesOf(data: readonly DataFile[]): SocietyFiles {
  return {
    years: YEAR_KINDS.flatMap((kind) => validYearFiles(data, kind).map((file) => ({ kind, file }))),
    people: peopleFileOf(data),
    directory: directoryOf(data),
  };
}

/** The names that the site does not show as the content writes them. Takes the JSON files of the content. */
export function changedNamesOf(data: readonly DataFile[]): PersonName[] {
  return changedNames(peopleIn(allYearFiles(data)), peopleFileOf(data));
}

/** A production as its year file has it, and where it belongs. */
interface ProductionOfYear extends PlacedProduction {
  kind: string;
  year: string;
  path: string;
  file: ValidFile<YearFile>;
}

/** What search finds of a year, as it is stored: people by the ids of their nodes. */
export type YearEntryNode = Omit<YearEntry, 'posts'> & { posts: { role: string; people: string[] }[] };

type Helpers = Pick<SourceNodesArgs, 'createNodeId'>;

/** How many people the statistics name. */
const BUSIEST_PEOPLE = 12;

const keyOfProduction = ({ kind, anchor }: Pick<ProductionOfYear, 'kind' | 'anchor'>): string => `${kind} ${anchor}`;

/** What the site calls what productions name. */
interface Names {
  /** A text as the site shows it, with people named as they want to be. */
  named: (text: string) => string;
  /** The name of a venue or a society, from its id or as it is written. */
  venue: (written: string | undefined) => string | undefined;
  society: (written: string | undefined) => string | undefined;
}

function namesOf({ venues, societies }: Directory, named: (text: string) => string): Names {
  const nameIn = (entries: readonly DirectoryEntry[]) => (written: string | undefined) => {
    const name = nameOf(entries, written);
    return name === undefined ? undefined : named(name);
  };
  return { named, venue: nameIn(venues), society: nameIn(societies) };
}

/** The productions of the years of shows, or of hires, newest year first. */
function productionsOfKind(data: readonly DataFile[], kind: typeof SHOW_YEARS): ProductionOfYear[] {
  return validYearFiles(data, kind).flatMap((file) =>
    productionsOf(file.data).map((production) => ({
      ...production,
      kind: kind.name,
      year: file.data.year,
      path: pathInYear(kind, file.data.year, production.slug),
      file,
    })),
  );
}

/** The productions as far as their credits are concerned; those of people who share a name by their ids. */
function creditedProductions(productions: readonly ProductionOfYear[], names: Names): CreditedProduction[] {
  return productions.map((place) => ({
    key: keyOfProduction(place),
    year: place.year,
    venue: names.venue(place.production.venue),
    crew: place.production.people.map((credit) => ({ role: names.named(credit.role), person: personKey(credit) })),
  }));
}

/** Values by the person to whom they belong, in order. */
function byPerson<Value>(pairs: readonly { person: PersonReference; value: Value }[]): Map<string, Value[]> {
  const values = new Map<string, Value[]>();
  for (const { person, value } of pairs) values.set(personKey(person), [...(values.get(personKey(person)) ?? []), value]);
  return values;
}

/** What one person did on each production, in order. */
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

/** What the nodes are made from. */
interface Sources extends Names {
  files: SocietyFiles;
  productions: readonly ProductionOfYear[];
  credited: readonly CreditedProduction[];
  shown: ReadonlyMap<string, ShownPerson>;
  isShown: (person: string) => boolean;
  helpers: Helpers;
}

/** Counts of names, with the pages of those that have one. */
function linkedCounts(
  counts: readonly Count[],
  entries: readonly DirectoryEntry[],
  below: string,
  nameOfId: (id: string) => string | undefined,
) {
  const paths = new Map(entries.map(({ id }) => [nameOfId(id), `${below}/${id}`]));
  return counts.map((count) => ({ ...count, path: paths.get(count.name) }));
}

function peopleNodes({
  shown,
  files: { years, directory },
  productions,
  credited,
  isShown,
  venue: venueNamed,
  helpers,
}: Sources): NodeFields[] {
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

/** Each credit in words: a name as the site shows it, and what that person did. */
function creditLines({ production }: PlacedProduction, shown: ReadonlyMap<string, ShownPerson>): string[] {
  return [...byPerson(production.people.map((person) => ({ person, value: person.role })))].map(
    ([key, roles]) => `${shown.get(key)?.name ?? ''}, ${roles.join(', ')}`,
  );
}

function productionNodes(sources: Sources): NodeFields[] {
  const {
    productions,
    credited,
    files: { directory },
    shown,
    named,
    isShown,
    helpers,
  } = sources;
  const { venues, societies } = directory;
  const elsewhere = workElsewhere(credited, isShown);
  const venueOf = (written: string | undefined) => {
    const venue = entryNamed(venues, written);
    return { venueName: sources.venue(written), venue: venue && helpers.createNodeId(`Venue ${venue.id}`) };
  };
  const daysOf = <Run extends ProductionRun>(runs: readonly Run[]) => runs.map((run) => ({ ...run, to: run.to ?? run.from }));
  return productions.map((place) => {
    const { production, file, ...belonging } = place;
    const society = entryNamed(societies, production.society);
    const key = keyOfProduction(place);
    return {
      key,
      fields: {
        ...nodeFieldsOf(productionSchema, production, { ...linksOfFile(helpers, file.relativePath), named }),
        ...belonging,
        ...venueOf(production.venue),
        societyName: sources.society(production.society),
        society: society && helpers.createNodeId(`Society ${society.id}`),
        dates: daysOf(production.dates),
        tour: daysOf(production.tour).map(({ venue, ...days }) => ({ ...days, ...venueOf(venue) })),
        teamSize: new Set(production.people.map(personKey)).size,
        creditLines: creditLines(place, shown),
        crewElsewhere: (elsewhere.get(key) ?? []).map((work) => ({
          person: helpers.createNodeId(`Person ${work.person}`),
          productions: work.productions.map((other) => helpers.createNodeId(`Production ${other}`)),
        })),
      },
    };
  });
}

/** The first day of a production; one without dates comes after those of its year that have any. */
const firstDay = ({ production: { dates, tour } }: ProductionOfYear): string =>
  [...dates, ...tour].map(({ from }) => from).sort()[0] ?? '9999';

/** Newest year first, within a year by date. */
function inOrderOfDates(productions: readonly ProductionOfYear[]): ProductionOfYear[] {
  return [...productions].sort(
    (first, second) => second.year.localeCompare(first.year, 'en') || firstDay(first).localeCompare(firstDay(second), 'en'),
  );
}

/** A node for each venue, and for each society, with its productions. */
function directoryNodes({ files: { directory }, productions, named, helpers }: Sources): [string, NodeFields[]][] {
  const inOrder = inOrderOfDates(productions);
  const nodesOf = (
    entries: readonly DirectoryEntry[],
    schema: typeof venueSchema | typeof societySchema,
    below: string,
    isOf: (production: PlacedProduction['production'], id: string) => boolean,
  ): NodeFields[] =>
    entries.map((entry) => ({
      key: entry.id,
      fields: {
        ...nodeFieldsOf(schema, entry, { ...linksOfFile(helpers, ''), named }),
        slug: entry.id,
        path: `${below}/${entry.id}`,
        wikiPage: entry.wiki,
        productions: inOrder
          .filter(({ production }) => isOf(production, entry.id))
          .map((place) => helpers.createNodeId(`Production ${keyOfProduction(place)}`)),
      },
    }));
  return [
    [
      'Venue',
      nodesOf(
        directory.venues,
        venueSchema,
        DIRECTORY_PATHS.venues,
        ({ venue, tour }, id) => venue === id || tour.some((stop) => stop.venue === id),
      ),
    ],
    ['Society', nodesOf(directory.societies, societySchema, DIRECTORY_PATHS.societies, ({ society }, id) => society === id)],
  ];
}

/** A node for each file of a kind: what its file says, its anchor, and what search finds of it. */
function yearNodes(kind: YearKind, { files: { years, directory }, productions, shown, named, helpers }: Sources): NodeFields[] {
  const people = { isHidden: (reference: PersonReference) => shown.get(personKey(reference))?.path === undefined, named };
  const idOf = (key: string): string => helpers.createNodeId(`Production ${key}`);
  const ids = new Map<object, string>(productions.map((place) => [place.production, idOf(keyOfProduction(place))]));
  return years
    .filter((year) => year.kind === kind)
    .map(({ file: { data, relativePath } }) => {
      const links = linksOfFile(helpers, relativePath);
      const searchEntries = kind.entries(data, directory).map((entry): YearEntryNode => ({
        ...entry,
        title: named(entry.title),
        ...(entry.facts !== undefined && { facts: named(entry.facts) }),
        posts: entry.posts.map((post) => ({ role: named(post.role), people: post.people.map(links.person) })),
      }));
      const fields = nodeFieldsOf(kind.schema, data, { ...links, ...people, group: (value) => ids.get(value) ?? '' });
      const path = kind.pagesBelow === undefined ? {} : { path: pathInYear(kind, data.year) };
      return { key: `${kind.name} year ${data.year}`, fields: { ...fields, ...path, slug: yearSlug(data.year), searchEntries } };
    });
}

/** What shows, or hires, add up to. */
function statisticsNode(
  kind: YearKind,
  { isShown, named, files: { years, directory }, productions, helpers: { createNodeId }, ...names }: Sources,
): NodeFields {
  const { venues, societies } = directory;
  const figures = productionFigures(
    productions
      .filter((place) => place.kind === kind.name)
      .map(({ production: { society, venue, people }, year }) => ({
        year,
        society: names.society(society),
        venue: names.venue(venue),
        crew: people.map((credit) => ({ role: named(credit.role), person: personKey(credit) })),
      })),
    years.filter((year) => year.kind === kind).map(({ file }) => file.data.year),
  );
  // Who asked to be hidden is counted, but not held up as an example.
  const crew = figures.crew.filter(({ name }) => isShown(name)).slice(0, BUSIEST_PEOPLE);
  return {
    key: kind.name,
    fields: {
      kind: kind.name,
      path: pathOfStatistics(kind),
      ...figures,
      societies: linkedCounts(figures.societies, societies, DIRECTORY_PATHS.societies, names.society),
      venues: linkedCounts(figures.venues, venues, DIRECTORY_PATHS.venues, names.venue),
      years: figures.years.map((year) => ({ ...year, path: pathInYear(kind, year.year) })),
      crew: crew.map(({ name, count }) => ({ person: createNodeId(`Person ${name}`), count })),
    },
  };
}

/** All nodes of the society, by their type. Takes the JSON files of the content. */
export function societyNodes(data: readonly DataFile[], helpers: Helpers): Map<string, NodeFields[]> {
  const files = societyFilesOf(data);
  const references = peopleIn(files.years.map(({ file }) => file));
  const shown = shownPeople(references, files.people);
  const names = changedNames(references, files.people);
  const productions = PRODUCTION_KINDS.flatMap((kind) => productionsOfKind(data, kind));
  const naming = namesOf(files.directory, personNaming(names));
  const credited = creditedProductions(productions, naming);
  const isShown = (person: string): boolean => shown.get(person)?.path !== undefined;
  const sources: Sources = { ...naming, files, productions, credited, shown, isShown, helpers };
  return new Map([
    ['Person', peopleNodes(sources)],
    ['PersonName', names.map((name) => ({ key: name.written, fields: { ...name } }))],
    ['Production', productionNodes(sources)],
    ...directoryNodes(sources),
    ...YEAR_KINDS.map((kind): [string, NodeFields[]] => [kind.type, yearNodes(kind, sources)]),
    ['ProductionStatistics', PRODUCTION_KINDS.map((kind) => statisticsNode(kind, sources))],
  ]);
}

/** Its files beside the year files. */
const SOCIETY_FILES = ['people.json', 'venues.json', 'societies.json'];

/** The year files, people, venues and societies in the data layer. */
export const SOCIETY: ContentSource = {
  reads: (file) => SOCIETY_FILES.includes(file) || YEAR_KINDS.some(({ folder }) => file.startsWith(`${folder}/`)),
  source: async (args) => {
    for (const [type, nodes] of societyNodes(dataFilesOf(args), args)) await replaceNodes(args, type, nodes);
  },
};
