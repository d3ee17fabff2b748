import type { SourceNodesArgs } from 'gatsby';
import { idOfNode } from '../../content-model/data-layer';
import { allYearFiles, validFiles, validYearFiles, type DataFile, type ValidFile } from '../../content-model/read-content';
import {
  peopleIn,
  peopleSchema,
  personKey,
  societiesSchema,
  venuesSchema,
  type DirectoryEntry,
  type PeopleFile,
  type PersonReference,
  type Production,
} from '../../content-model/society-schemas';
import { PRODUCTION_KINDS, type SHOW_YEARS, YEAR_KINDS, type YearFile } from '../../content-model/year-kinds';
import { directoryName, pathInYear, productionsOf, type Directory, type PlacedProduction } from '../productions';
import { siteSchema } from '../../content-model/site-schema';
import { departmentFinder } from '../departments';
import type { Count, Credit, CreditedProduction } from './credits';
import { changedNames, personNaming, shownPeople, type PersonName, type ShownPerson } from './people';

const peopleFileOf = (data: readonly DataFile[]): PeopleFile => validFiles(data, peopleSchema)[0]?.data ?? { people: [] };

/** Picks the society's valid files from the JSON files of the content. Years are newest first within a kind. */
export function societyFilesOf(data: readonly DataFile[]) {
  return {
    years: YEAR_KINDS.flatMap((kind) => validYearFiles(data, kind).map((file) => ({ kind, file }))),
    people: peopleFileOf(data),
    directory: {
      venues: validFiles(data, venuesSchema)[0]?.data ?? [],
      societies: validFiles(data, societiesSchema)[0]?.data ?? [],
    },
    site: validFiles(data, siteSchema)[0]?.data ?? { execRoles: [], departments: [] },
  };
}

/** The names that people.json changes. Takes the JSON files of the content. */
export function changedNamesOf(data: readonly DataFile[]): PersonName[] {
  return changedNames(peopleIn(allYearFiles(data)), peopleFileOf(data));
}

/** Its names and roles are as the site shows them. */
export interface ProductionOfYear extends CreditedProduction, Omit<PlacedProduction, 'production'> {
  kind: string;
  name: string;
  path: string;
  societyName: string | undefined;
  /** As its file has it. */
  written: Production;
  file: ValidFile<YearFile>;
}

export type Helpers = Pick<SourceNodesArgs, 'createNodeId'>;

/** Unique among all productions: `show 2025-2026-hamlet`. */
export const productionKey = ({ kind, anchor }: Pick<ProductionOfYear, 'kind' | 'anchor'>): string => `${kind} ${anchor}`;

/** `named` writes people's names in a text as people.json asks. `venue` and `society` turn an id into its name. */
function namesOf({ venues, societies }: Directory, named: (text: string) => string) {
  const nameIn = (entries: readonly DirectoryEntry[]) => (written: string | undefined) => {
    const name = directoryName(entries, written);
    return name === undefined ? undefined : named(name);
  };
  return { named, venue: nameIn(venues), society: nameIn(societies) };
}

function productionsOfKind(
  data: readonly DataFile[],
  kind: typeof SHOW_YEARS,
  names: ReturnType<typeof namesOf>,
  creditOf: (written: Production['people'][number]) => Credit,
): ProductionOfYear[] {
  return validYearFiles(data, kind).flatMap((file) =>
    productionsOf(file.data).map(({ production: written, term, slug, anchor }) => ({
      kind: kind.name,
      year: file.data.year,
      term: names.named(term),
      slug,
      anchor,
      path: pathInYear(kind, file.data.year, slug),
      name: names.named(written.name),
      societyName: names.society(written.society),
      venueName: names.venue(written.venue),
      credits: written.people.map(creditOf),
      written,
      file,
    })),
  );
}

export interface LinkedCount extends Count {
  path?: string | undefined;
}

/** Adds the path of its page to each count of a venue or society. `below` is a path such as `/venues`. */
export function linkedCounts(
  counts: readonly Count[],
  entries: readonly DirectoryEntry[],
  below: string,
  nameOfId: (id: string) => string | undefined,
): LinkedCount[] {
  const paths = new Map(entries.map(({ id }) => [nameOfId(id), `${below}/${id}`]));
  return counts.map((count) => ({ ...count, path: paths.get(count.name) }));
}

/** All that the nodes of the society are made from. Takes the JSON files of the content. */
export function societyRecords(data: readonly DataFile[], helpers: Helpers) {
  const files = societyFilesOf(data);
  const references = peopleIn(files.years.map(({ file }) => file));
  const shown = shownPeople(references, files.people);
  const changed = changedNames(references, files.people);
  const names = namesOf(files.directory, personNaming(changed));
  const departmentOf = departmentFinder(files.site.departments);
  // Every reference of a year file is among those of `shown`.
  const personOf = (reference: PersonReference) => shown.get(personKey(reference)) as ShownPerson;
  const creditOf = (written: Production['people'][number]): Credit => {
    const role = names.named(written.role);
    return { role, department: departmentOf(role), person: personOf(written) };
  };
  return {
    ...names,
    files,
    changed,
    productions: PRODUCTION_KINDS.flatMap((kind) => productionsOfKind(data, kind, names, creditOf)),
    people: [...shown.values()],
    personOf,
    departmentOf,
    /** Ids of nodes. */
    idOfProduction: (production: ProductionOfYear): string => idOfNode(helpers, 'Production', productionKey(production)),
    idOfPerson: ({ key }: ShownPerson): string => idOfNode(helpers, 'Person', key),
    helpers,
  };
}

export type SocietyRecords = ReturnType<typeof societyRecords>;
