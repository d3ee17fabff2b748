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
  type ProductionYearFile,
} from '../../content-model/society-schemas';
import { PRODUCTION_KINDS, type SHOW_YEARS, YEAR_KINDS, type YearFile } from '../../content-model/year-kinds';
import { DIRECTORY_PATHS, pathInYear, productionsOf, type PlacedProduction } from '../productions';
import { siteSchema } from '../../content-model/site-schema';
import { positionFinder } from '../departments';
import type { Credit, CreditedProduction } from './credits';
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

/** Its names and roles are as the site shows them. */
export interface ProductionOfYear extends CreditedProduction, Omit<PlacedProduction, 'production'> {
  kind: string;
  name: string;
  path: string;
  society: ShownEntry | undefined;
  venue: ShownEntry | undefined;
  credits: readonly Credit[];
  /** As its file has it. */
  written: Production;
  file: ValidFile<YearFile>;
}

export type Helpers = Pick<SourceNodesArgs, 'createNodeId'>;

/** Unique among all productions: `show 2025-2026-hamlet`. */
export const productionKey = ({ kind, anchor }: Pick<ProductionOfYear, 'kind' | 'anchor'>): string => `${kind} ${anchor}`;

/** Finds the venue or society that a production names, by its id or in words. */
function entryFinder(
  type: 'Venue' | 'Society',
  entries: readonly DirectoryEntry[],
  below: string,
  { named, helpers }: { named: (text: string) => string; helpers: Helpers },
) {
  return (written: string | undefined): ShownEntry | undefined => {
    if (written === undefined) return undefined;
    const entry = entries.find(({ id }) => id === written);
    const shown: ShownEntry = { name: named(entry?.name ?? written), shortName: entry?.shortName && named(entry.shortName) };
    return entry ? { ...shown, path: `${below}/${entry.id}`, node: idOfNode(helpers, type, entry.id) } : shown;
  };
}

/** All that the nodes of the society are made from. Takes the JSON files of the content. */
export function societyRecords(data: readonly DataFile[], helpers: Helpers) {
  const files = societyFilesOf(data);
  const references = peopleIn(files.years.map(({ file }) => file));
  const shown = shownPeople(references, files.people);
  const changed = changedNames(references, files.people);
  const named = personNaming(changed);
  const positionOf = positionFinder(files.site.departments);
  // Every reference of a year file is among those of `shown`.
  const personOf = (reference: PersonReference) => shown.get(personKey(reference)) as ShownPerson;

  const naming = { named, helpers };
  const venueOf = entryFinder('Venue', files.venues, DIRECTORY_PATHS.venues, naming);
  const societyOf = entryFinder('Society', files.societies, DIRECTORY_PATHS.societies, naming);

  const creditOf = (written: Production['people'][number]): Credit => {
    const role = named(written.role);
    return { role, ...positionOf(role), person: personOf(written) };
  };
  const productionsIn = (kind: typeof SHOW_YEARS, file: ValidFile<ProductionYearFile>): ProductionOfYear[] =>
    productionsOf(file.data).map(({ production: written, term, slug, anchor }) => ({
      kind: kind.name,
      year: file.data.year,
      term: named(term),
      slug,
      anchor,
      path: pathInYear(kind, file.data.year, slug),
      name: named(written.name),
      society: societyOf(written.society),
      venue: venueOf(written.venue),
      credits: written.people.map(creditOf),
      written,
      file,
    }));
  return {
    named,
    files,
    changed,
    productions: PRODUCTION_KINDS.flatMap((kind) => validYearFiles(data, kind).flatMap((file) => productionsIn(kind, file))),
    people: [...shown.values()],
    personOf,
    positionOf,
    venueOf,
    /** Ids of nodes. */
    idOfProduction: (production: ProductionOfYear): string => idOfNode(helpers, 'Production', productionKey(production)),
    idOfPerson: ({ key }: ShownPerson): string => idOfNode(helpers, 'Person', key),
    helpers,
  };
}

export type SocietyRecords = ReturnType<typeof societyRecords>;
