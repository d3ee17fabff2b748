import { linksOfFile, type NodeFields } from '../../content/data-layer';
import { nodeFieldsOf } from '../../content/node-fields';
import { societySchema, venueSchema, type DirectoryEntry } from '../../content/society-schemas';
import { byFirstDay, DIRECTORY_PATHS, type PlacedProduction } from '../../content/year-kinds';
import { keyOfProduction, type ProductionOfYear, type SocietyRecords } from './society-records';

/** Newest year first, within a year by date. */
const byYearAndDate = (first: ProductionOfYear, second: ProductionOfYear): number =>
  second.year.localeCompare(first.year, 'en') || byFirstDay(first.production, second.production);

/** A node for each venue, and for each society, with its productions. */
export function directoryNodes({ files: { directory }, productions, named, helpers }: SocietyRecords): [string, NodeFields[]][] {
  const inOrder = [...productions].sort(byYearAndDate);
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
