import path from 'node:path';
import type { CreatePagesArgs, Node } from 'gatsby';
import type { z } from 'zod';
import { dataFilesOf, linksOfFile, replaceNodes, type ContentSource, type NodeFields } from '../../content-model/data-layer';
import { nodeFieldsOf } from '../../content-model/node-fields';
import type { DataFile } from '../../content-model/read-content';
import {
  societySchema,
  venueSchema,
  type DirectoryEntry,
  type PersonReference,
  type Production,
} from '../../content-model/society-schemas';
import { byFirstDay, isYearFile, PRODUCTION_KINDS, YEAR_KINDS, yearSlug, type YearKind } from '../../content-model/year-kinds';
import { DIRECTORY_PATHS, pathInYear } from '../productions';
import { isListed } from './people';
import { personNodes } from './person-nodes';
import { productionNodes } from './production-nodes';
import { entriesOfYear } from './search-entries';
import { societyRecords, type Helpers, type ProductionOfYear, type SocietyRecords } from './society-records';

const byYearAndDate = (first: ProductionOfYear, second: ProductionOfYear): number =>
  second.year.localeCompare(first.year, 'en') || byFirstDay(first.written, second.written);

function directoryNodes({ files: { venues, societies }, productions, named, helpers, idOfProduction }: SocietyRecords) {
  const inOrder = [...productions].sort(byYearAndDate);
  const links = { ...linksOfFile(helpers, ''), named };
  /** `idsIn` finds the ids of the entries to which a production belongs. */
  const nodesOf = (
    entries: readonly DirectoryEntry[],
    schema: z.ZodType,
    below: string,
    idsIn: (production: Production) => (string | undefined)[],
  ): NodeFields[] =>
    entries.map((entry) => ({
      key: entry.id,
      fields: {
        ...nodeFieldsOf(schema, entry, links),
        path: `${below}/${entry.id}`,
        // A path, so `named` must not change it.
        wikiPage: entry.wiki,
        productions: inOrder.filter(({ written }) => idsIn(written).includes(entry.id)).map(idOfProduction),
      },
    }));
  return {
    Venue: nodesOf(venues, venueSchema, DIRECTORY_PATHS.venues, ({ venue, tour }) => [venue, ...tour.map((stop) => stop.venue)]),
    Society: nodesOf(societies, societySchema, DIRECTORY_PATHS.societies, ({ society }) => [society]),
  };
}

/** A node for each year of a kind. */
function yearNodes(kind: YearKind, records: SocietyRecords): NodeFields[] {
  const { productions, personOf, named, idOfProduction, helpers, files } = records;
  const ids = new Map<object, string>(productions.map((production) => [production.written, idOfProduction(production)]));
  const links = {
    named,
    isHidden: (reference: PersonReference) => !isListed(personOf(reference)),
    group: (value: object) => ids.get(value) ?? '',
  };
  return files.years
    .filter((year) => year.kind === kind)
    .map(({ file: { data, relativePath } }) => ({
      key: `${kind.name} year ${data.year}`,
      fields: {
        ...nodeFieldsOf(kind.schema, kind.inOrder?.(data, files.site.execRoles) ?? data, {
          ...linksOfFile(helpers, relativePath),
          ...links,
        }),
        ...(kind.pagesBelow !== undefined && { path: pathInYear(kind, data.year) }),
        slug: yearSlug(data.year),
        searchEntries: entriesOfYear(kind, data, records),
      },
    }));
}

/** All nodes of the society, by type. Takes the JSON files of the content. */
export function societyNodes(data: readonly DataFile[], helpers: Helpers): Map<string, NodeFields[]> {
  const records = societyRecords(data, helpers);
  return new Map([
    ['Person', personNodes(records)],
    ['ChangedName', records.changed.map((name) => ({ key: name.written, fields: { ...name } }))],
    ['Production', productionNodes(records)],
    ...Object.entries(directoryNodes(records)),
    ...YEAR_KINDS.map((kind): [string, NodeFields[]] => [kind.type, yearNodes(kind, records)]),
  ]);
}

const SOCIETY_FILES = ['people.json', 'venues.json', 'societies.json', 'site.json'];

/** Puts year files, people, venues and societies into the data layer. */
export const SOCIETY: ContentSource = {
  reads: (file) => SOCIETY_FILES.includes(file) || isYearFile(file),
  source: async (args) => {
    for (const [type, nodes] of societyNodes(dataFilesOf(args), args)) await replaceNodes(args, type, nodes);
  },
};

const TEMPLATES: [type: string, template: string][] = [
  ['Person', 'person'],
  ['Production', 'production'],
  ['Venue', 'directory-entry'],
  ['Society', 'directory-entry'],
  ...PRODUCTION_KINDS.map(({ type }): [string, string] => [type, 'production-year']),
];

/** Makes the pages of the society. Hidden people have none. Other people's pages stay out of the sitemap and search engines. */
export function createSocietyPages({ actions, getNodesByType }: CreatePagesArgs): void {
  for (const [type, template] of TEMPLATES) {
    const component = path.resolve(`src/templates/${template}.tsx`);
    for (const node of getNodesByType(type) as (Node & { path?: string })[]) {
      const context = { id: node.id, ...(type === 'Person' && { noIndex: true }) };
      if (node.path !== undefined) actions.createPage({ path: node.path, component, context });
    }
  }
}
