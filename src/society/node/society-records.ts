import type { SourceNodesArgs } from 'gatsby';
import { groupBy } from '../../components/group-by';
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
import { PRODUCTION_KINDS, YEAR_KINDS, type YearFile, type YearKind } from '../../content-model/year-kinds';
import { DIRECTORY_PATHS, pathInYear, productionsOf, type PlacedProduction } from '../productions';
import { siteSchema } from '../../content-model/site-schema';
import { positionFinder, type RolePosition } from '../departments';
import { changedNames, personNaming, shownPeople, type ChangedName, type ShownPerson } from './people';

const peopleFileOf = (data: readonly DataFile[]): PeopleFile => validFiles(data, peopleSchema)[0]?.data ?? { people: [] };

/** Picks the society's valid files from the JSON files of the content. Years are newest first within a kind. */
export function societyFilesOf(data: readonly DataFile[]) {
  return {
    years: YEAR_KINDS.flatMap((kind) => validYearFiles(data, kind).map((file) => ({ kind, file }))),
    people: peopleFileOf(data),
    venues: validFiles(data, venuesSchema)[0]?.data ?? [],
    societies: validFiles(data, societiesSchema)[0]?.data ?? [],
    site: validFiles(data, siteSchema)[0]?.data ?? { execRoles: [], departments: [] },
  };
}

/** The names that people.json changes. Takes the JSON files of the content. */
export function changedNamesOf(data: readonly DataFile[]): ChangedName[] {
  return changedNames(peopleIn(allYearFiles(data)), peopleFileOf(data));
}

/** A venue or society as the site shows it. A place that is used once, or a client, has only a name. */
export interface ShownEntry {
  name: string;
  shortName?: string | undefined;
  path?: string;
  /** Id of its node. */
  node?: string;
}

/** Who did what, as the site shows it. Nodes, texts and search results are made from it. */
interface Credit extends RolePosition {
  role: string;
  person: ShownPerson;
}

export type Helpers = Pick<SourceNodesArgs, 'createNodeId'>;

/** Unique among all productions: `show 2025-2026-hamlet`. */
export const productionKey = ({ kind, anchor }: { kind: string; anchor: string }): string => `${kind} ${anchor}`;

/** How the site names people, venues and societies. */
function namesOf({ years, people, venues, societies }: ReturnType<typeof societyFilesOf>, helpers: Helpers) {
  const references = peopleIn(years.map(({ file }) => file));
  const shown = shownPeople(references, people);
  const changed = changedNames(references, people);
  const named = personNaming(changed);
  /** Finds the venue or society that a production names, by its id or in words. */
  const entryFinder = (type: 'Venue' | 'Society', entries: readonly DirectoryEntry[], below: string) => (written: string | undefined) => {
    if (written === undefined) return undefined;
    const entry = entries.find(({ id }) => id === written);
    const names: ShownEntry = { name: named(entry?.name ?? written), shortName: entry?.shortName && named(entry.shortName) };
    return entry ? { ...names, path: `${below}/${entry.id}`, node: idOfNode(helpers, type, entry.id) } : names;
  };
  return {
    named,
    changed,
    people: [...shown.values()],
    /** Takes a reference of a year file: all of them are among those of `shown`. */
    personOf: (reference: PersonReference) => shown.get(personKey(reference)) as ShownPerson,
    venueOf: entryFinder('Venue', venues, DIRECTORY_PATHS.venues),
    societyOf: entryFinder('Society', societies, DIRECTORY_PATHS.societies),
  };
}

/** All that the nodes of the society are made from. Takes the JSON files of the content. */
export function societyRecords(data: readonly DataFile[], helpers: Helpers) {
  const files = societyFilesOf(data);
  const names = namesOf(files, helpers);
  const { named, personOf, venueOf, societyOf } = names;
  const positionOf = positionFinder(files.site.departments);
  const creditOf = (written: Production['people'][number]): Credit => {
    const role = named(written.role);
    return { role, ...positionOf(role), person: personOf(written) };
  };
  const recordOf = ({ production: written, slug, anchor, ...placed }: PlacedProduction, kind: YearKind, file: ValidFile<YearFile>) => {
    const { year } = file.data;
    const credits = written.people.map(creditOf);
    return {
      kind: kind.name,
      ...{ year, slug, anchor, path: pathInYear(kind, year, slug) },
      ...{ term: named(placed.term), name: named(written.name) },
      ...{ society: societyOf(written.society), venue: venueOf(written.venue) },
      /** In the order of the file. */
      credits,
      /** All whose names are known, each once. */
      crew: [...new Set(credits.flatMap(({ person }) => (person.isUnknown ? [] : person)))],
      /** As the file has them. */
      written,
      file,
    };
  };
  const productions = PRODUCTION_KINDS.flatMap((kind) =>
    validYearFiles(data, kind).flatMap((file) => productionsOf(file.data).map((placed) => recordOf(placed, kind, file))),
  );
  const credited = groupBy(
    productions.flatMap((production) => production.crew.map((person) => ({ person, production }))),
    ({ person }) => person,
  );
  return {
    ...names,
    files,
    positionOf,
    productions,
    /** What a person was credited for. */
    productionsOf: (person: ShownPerson) => credited.get(person)?.map(({ production }) => production) ?? [],
    /** Ids of nodes. */
    idOfProduction: (production: Parameters<typeof productionKey>[0]): string => idOfNode(helpers, 'Production', productionKey(production)),
    idOfPerson: ({ key }: ShownPerson): string => idOfNode(helpers, 'Person', key),
    helpers,
  };
}

export type SocietyRecords = ReturnType<typeof societyRecords>;

/** Names and roles of a production are as the site shows them. */
export type ProductionOfYear = SocietyRecords['productions'][number];
