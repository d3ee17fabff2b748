import type { Node } from 'gatsby';
import { groupBy } from '../../components/group-by';
import { linksOfFile, type NodeFields } from '../../content-model/data-layer';
import { nodeFieldsOf } from '../../content-model/node-fields';
import { productionSchema, type ProductionRun } from '../../content-model/society-schemas';
import type { Run } from '../days';
import { byPosition } from '../departments';
import { crewOf, workElsewhere } from './credits';
import type { TimedProduction } from './latest-productions';
import { productionKey, type ProductionOfYear, type ShownEntry, type SocietyRecords } from './society-records';

/** The fields of a stored `Production` that code reads; `society` and `venue` are ids of nodes. */
export interface ProductionNode extends Node, TimedProduction {
  kind: string;
  name: string;
  societyName?: string | undefined;
  society?: string | undefined;
  venueName?: string | undefined;
  /** Names of the crew, each once. */
  crewNames: readonly string[];
  /** Roles for which the record has no name yet. */
  openPosts: readonly string[];
  posts: readonly PlottedPost[];
  venue?: string | undefined;
  cancelled: boolean;
  runs: readonly (Run & { movedFrom: readonly string[] } & { venueName?: string | undefined; venue?: string | undefined })[];
}

/** A lantern in the plot of a show: a person with the role that is listed first, or an open post without a person. */
export interface PlottedPost {
  role: string;
  department: string;
  /** Id of the person's node. */
  person?: string | undefined;
}

/** A post for each crew member and each role without a name, in the order of the file; then the wanted roles. */
function postsOf({ credits, written: { wanted } }: ProductionOfYear, { named, positionOf, idOfPerson }: SocietyRecords): PlottedPost[] {
  const isFirst = ({ person }: (typeof credits)[number], index: number): boolean =>
    person.isUnknown || credits.findIndex((other) => other.person === person) === index;
  return [
    ...credits
      .filter(isFirst)
      .map(({ role, department, person }) => ({ role, department, person: person.isUnknown ? undefined : idOfPerson(person) })),
    ...wanted.map(named).map((role) => ({ role, department: positionOf(role).department })),
  ];
}

/** What a member of a crew did elsewhere in the same year. */
export interface CrewElsewhere {
  name: string;
  path: string;
  productions: { name: string; path: string }[];
}

/** The fields that a node has as the file writes them. All others come from the production's record. */
const WRITTEN_FIELDS = productionSchema.omit({
  name: true,
  slug: true,
  society: true,
  venue: true,
  dates: true,
  tour: true,
  people: true,
});

const withLastDay = <Days extends ProductionRun>(days: Days) => ({ ...days, to: days.to ?? days.from });

/** The days of a production, at home and on tour. `venue` is the id of a node. */
function daysOf({ dates: atHome, tour: onTour }: ProductionOfYear['written'], venue: ShownEntry | undefined, { venueOf }: SocietyRecords) {
  const at = (place: ShownEntry | undefined) => ({ venue: place?.node, venueName: place?.name });
  const dates = atHome.map(withLastDay);
  const tour = onTour.map((stop) => ({ ...withLastDay(stop), ...at(venueOf(stop.venue)) }));
  const runs = [...dates.map((run) => ({ ...run, ...at(venue) })), ...tour];
  return { ...at(venue), dates, tour, runs: runs.sort((first, second) => first.from.localeCompare(second.from)) };
}

export function productionNodes(records: SocietyRecords): NodeFields[] {
  const { productions, named, idOfPerson, helpers } = records;
  const elsewhere = workElsewhere(productions);
  return productions.map((production) => {
    const { written, file, credits, society, venue, ...shown } = production;
    const crew = crewOf(production);
    const posts = postsOf(production, records);
    return {
      key: productionKey(production),
      fields: {
        ...nodeFieldsOf(WRITTEN_FIELDS, written, { ...linksOfFile(helpers, file.relativePath), named }),
        ...shown,
        ...daysOf(written, venue, records),
        society: society?.node,
        societyName: society?.name,
        credits: credits.toSorted(byPosition).map(({ role, department, person }) => ({ role, department, person: idOfPerson(person) })),
        crewSize: crew.length,
        crewNames: crew.map(({ name }) => name),
        posts,
        openPosts: posts.filter(({ person }) => person === undefined).map(({ role }) => role),
        // A line for each person: `Mike Stand, Sound Designer, Operator`.
        creditTexts: [...groupBy(credits, ({ person }) => person)].map(([{ name }, own]) =>
          [name, ...own.map(({ role }) => role)].join(', '),
        ),
        crewElsewhere: (elsewhere.get(production) ?? []).map(({ person: { name, path = '' }, productions: others }): CrewElsewhere => ({
          name,
          path,
          productions: others.map((other) => ({ name: other.name, path: other.path })),
        })),
      },
    };
  });
}
