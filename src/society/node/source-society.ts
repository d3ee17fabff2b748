/** Year files and people enter the data layer, from one JSON file a year. */
import type { SourceNodesArgs } from 'gatsby';
import { dataFilesOf, linksOfFile, replaceNodes, type ContentSource, type NodeFields } from '../../content/data-layer';
import { nodeFieldsOf, type NodeLinks } from '../../content/node-fields';
import { allYearFiles, validFiles, validYearFiles, type DataFile, type ValidFile } from '../../content/read-content';
import {
  peopleIn,
  peopleSchema,
  personKey,
  productionSchema,
  type PeopleFile,
  type PersonReference,
  type Production,
} from '../../content/society-schemas';
import {
  HIRE_YEARS,
  productionsOf,
  SHOW_YEARS,
  YEAR_KINDS,
  yearSlug,
  type YearEntry,
  type YearFile,
  type YearKind,
} from '../../content/year-kinds';
import { changedNames, personNaming, shownPeople, type PersonName, type ShownPerson } from './people';
import { productionFigures } from './production-figures';

/** All year files that answer to their schemas, newest first within a kind, and who is hidden or renamed. */
export interface SocietyFiles {
  years: { kind: YearKind; file: ValidFile<YearFile> }[];
  people: PeopleFile;
}

const peopleFileOf = (data: readonly DataFile[]): PeopleFile => validFiles(data, peopleSchema)[0]?.data ?? { people: [] };

/** Takes the JSON files of the content; those that the content check refuses are left out. */
export function societyFilesOf(data: readonly DataFile[]): SocietyFiles {
  return {
    years: YEAR_KINDS.flatMap((kind) => validYearFiles(data, kind).map((file) => ({ kind, file }))),
    people: peopleFileOf(data),
  };
}

/** The names that the site does not show as the content writes them. Takes the JSON files of the content. */
export function changedNamesOf(data: readonly DataFile[]): PersonName[] {
  return changedNames(peopleIn(allYearFiles(data)), peopleFileOf(data));
}

/** A production as its year file has it, and where it belongs. */
interface ProductionOfYear {
  kind: string;
  year: string;
  term: string;
  anchor: string;
  production: Production;
  file: ValidFile<YearFile>;
}

/** What search finds of a year, as it is stored: people by the ids of their nodes. */
export type YearEntryNode = Omit<YearEntry, 'posts'> & { posts: { role: string; people: string[] }[] };

type Helpers = Pick<SourceNodesArgs, 'createNodeId'>;

/** How many people the statistics name. */
const BUSIEST_PEOPLE = 12;

const keyOfProduction = ({ kind, anchor }: Pick<ProductionOfYear, 'kind' | 'anchor'>): string => `${kind} ${anchor}`;

/** The productions of the years of shows, or of hires, newest year first. */
function productionsOfKind(data: readonly DataFile[], kind: typeof SHOW_YEARS): ProductionOfYear[] {
  return validYearFiles(data, kind).flatMap((file) =>
    productionsOf(file.data).map((production) => ({ ...production, kind: kind.name, year: file.data.year, file })),
  );
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

function peopleNodes(
  shown: ReadonlyMap<string, ShownPerson>,
  { years }: SocietyFiles,
  productions: readonly ProductionOfYear[],
  helpers: Helpers,
): NodeFields[] {
  const posts = byPerson(
    years.flatMap(({ kind, file: { data } }) =>
      kind.posts(data).map(({ person, roles }) => ({ person, value: { year: data.year, heading: kind.page.label, roles } })),
    ),
  );
  const work = workByPerson(productions, helpers);
  return [...shown.values()].map(({ key, ...person }) => ({
    key,
    fields: { ...person, posts: posts.get(key) ?? [], productions: work.get(key) ?? [] },
  }));
}

function productionNodes(productions: readonly ProductionOfYear[], named: (text: string) => string, helpers: Helpers): NodeFields[] {
  return productions.map(({ production, file, ...place }) => ({
    key: keyOfProduction(place),
    fields: { ...nodeFieldsOf(productionSchema, production, { ...linksOfFile(helpers, file.relativePath), named }), ...place },
  }));
}

/** A node for each file of a kind: what its file says, its anchor, and what search finds of it. */
function yearNodes(
  kind: YearKind,
  { years }: SocietyFiles,
  productions: readonly ProductionOfYear[],
  people: Pick<NodeLinks, 'isHidden'> & { named: (text: string) => string },
  helpers: Helpers,
): NodeFields[] {
  const idOf = (key: string): string => helpers.createNodeId(`Production ${key}`);
  const ids = new Map<object, string>(productions.map((place) => [place.production, idOf(keyOfProduction(place))]));
  return years
    .filter((year) => year.kind === kind)
    .map(({ file: { data, relativePath } }) => {
      const links = linksOfFile(helpers, relativePath);
      const searchEntries = kind.entries(data).map((entry): YearEntryNode => ({
        ...entry,
        title: people.named(entry.title),
        ...(entry.facts !== undefined && { facts: people.named(entry.facts) }),
        posts: entry.posts.map((post) => ({ role: people.named(post.role), people: post.people.map(links.person) })),
      }));
      const fields = nodeFieldsOf(kind.schema, data, { ...links, ...people, group: (value) => ids.get(value) ?? '' });
      return { key: `${kind.name} year ${data.year}`, fields: { ...fields, slug: yearSlug(data.year), searchEntries } };
    });
}

/** What shows, or hires, add up to. */
function statisticsNode(
  kind: YearKind,
  shown: ReadonlyMap<string, ShownPerson>,
  { years }: SocietyFiles,
  productions: readonly ProductionOfYear[],
  { createNodeId }: Helpers,
): NodeFields {
  const figures = productionFigures(
    productions
      .filter((place) => place.kind === kind.name)
      .map(({ production: { society, venue, people }, year }) => ({
        year,
        society,
        venue,
        crew: people.map((credit) => ({ role: credit.role, person: personKey(credit) })),
      })),
    years.filter((year) => year.kind === kind).map(({ file }) => file.data.year),
  );
  // Who asked to be hidden is counted, but not held up as an example.
  const crew = figures.crew.filter(({ name }) => shown.get(name)?.path !== undefined).slice(0, BUSIEST_PEOPLE);
  return {
    key: kind.name,
    fields: {
      kind: kind.name,
      ...figures,
      years: figures.years.map((year) => ({ ...year, slug: yearSlug(year.year) })),
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
  const named = personNaming(names);
  const isHidden = (reference: PersonReference): boolean => shown.get(personKey(reference))?.path === undefined;
  const productions = [SHOW_YEARS, HIRE_YEARS].flatMap((kind) => productionsOfKind(data, kind));
  return new Map([
    ['Person', peopleNodes(shown, files, productions, helpers)],
    ['PersonName', names.map((name) => ({ key: name.written, fields: { ...name } }))],
    ['Production', productionNodes(productions, named, helpers)],
    ...YEAR_KINDS.map((kind): [string, NodeFields[]] => [kind.type, yearNodes(kind, files, productions, { named, isHidden }, helpers)]),
    ['ProductionStatistics', [SHOW_YEARS, HIRE_YEARS].map((kind) => statisticsNode(kind, shown, files, productions, helpers))],
  ]);
}

/** The year files and `people.json` in the data layer. */
export const SOCIETY: ContentSource = {
  reads: (file) => file === 'people.json' || YEAR_KINDS.some(({ folder }) => file.startsWith(`${folder}/`)),
  source: async (args) => {
    for (const [type, nodes] of societyNodes(dataFilesOf(args), args)) await replaceNodes(args, type, nodes);
  },
};
