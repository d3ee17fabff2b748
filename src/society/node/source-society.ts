import { dataFilesOf, linksOfFile, replaceNodes, type ContentSource, type NodeFields } from '../../content-model/data-layer';
import { nodeFieldsOf } from '../../content-model/node-fields';
import type { DataFile } from '../../content-model/read-content';
import { societySchema, venueSchema, type DirectoryEntry, type Production } from '../../content-model/society-schemas';
import { byFirstDay, isYearFile, YEAR_KINDS } from '../../content-model/year-kinds';
import { DIRECTORY_PATHS } from '../productions';
import { personNodes } from './person-nodes';
import { productionNodes } from './production-nodes';
import { societyRecords, type Helpers, type ProductionOfYear, type SocietyRecords } from './society-records';
import { yearNodes } from './year-nodes';

const byYearAndDate = (first: ProductionOfYear, second: ProductionOfYear): number =>
  second.year.localeCompare(first.year, 'en') || byFirstDay(first.written, second.written);

function directoryNodes({ files: { directory }, productions, named, idOfProduction, helpers }: SocietyRecords): [string, NodeFields[]][] {
  const inOrder = [...productions].sort(byYearAndDate);
  const nodesOf = (
    entries: readonly DirectoryEntry[],
    schema: typeof venueSchema | typeof societySchema,
    below: string,
    belongsTo: (production: Production, id: string) => boolean,
  ): NodeFields[] =>
    entries.map((entry) => ({
      key: entry.id,
      fields: {
        ...nodeFieldsOf(schema, entry, { ...linksOfFile(helpers, ''), named }),
        slug: entry.id,
        path: `${below}/${entry.id}`,
        wikiPage: entry.wiki,
        productions: inOrder.filter(({ written }) => belongsTo(written, entry.id)).map(idOfProduction),
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

/** All nodes of the society, by type. Takes the JSON files of the content. */
export function societyNodes(data: readonly DataFile[], helpers: Helpers): Map<string, NodeFields[]> {
  const records = societyRecords(data, helpers);
  return new Map([
    ['Person', personNodes(records)],
    ['PersonName', records.changed.map((name) => ({ key: name.written, fields: { ...name } }))],
    ['Production', productionNodes(records)],
    ...directoryNodes(records),
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
