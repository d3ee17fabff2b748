import { dataFilesOf, replaceNodes, type ContentSource, type NodeFields } from '../../content/data-layer';
import type { DataFile } from '../../content/read-content';
import { PRODUCTION_KINDS, YEAR_KINDS } from '../../content/year-kinds';
import { directoryNodes } from './directory-nodes';
import { personNodes } from './person-nodes';
import { productionNodes } from './production-nodes';
import { societyRecords, type Helpers } from './society-records';
import { statisticsNode, yearNodes } from './year-nodes';

/** All nodes of the society, by type. Takes the JSON files of the content. */
export function societyNodes(data: readonly DataFile[], helpers: Helpers): Map<string, NodeFields[]> {
  const records = societyRecords(data, helpers);
  return new Map([
    ['Person', personNodes(records)],
    ['PersonName', records.changed.map((name) => ({ key: name.written, fields: { ...name } }))],
    ['Production', productionNodes(records)],
    ...directoryNodes(records),
    ...YEAR_KINDS.map((kind): [string, NodeFields[]] => [kind.type, yearNodes(kind, records)]),
    ['ProductionStatistics', PRODUCTION_KINDS.map((kind) => statisticsNode(kind, records))],
  ]);
}

const SOCIETY_FILES = ['people.json', 'venues.json', 'societies.json', 'site.json'];

/** Puts year files, people, venues and societies into the data layer. */
export const SOCIETY: ContentSource = {
  reads: (file) => SOCIETY_FILES.includes(file) || YEAR_KINDS.some(({ folder }) => file.startsWith(`${folder}/`)),
  source: async (args) => {
    for (const [type, nodes] of societyNodes(dataFilesOf(args), args)) await replaceNodes(args, type, nodes);
  },
};
