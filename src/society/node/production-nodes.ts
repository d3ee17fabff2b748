import type { Node } from 'gatsby';
import type { z } from 'zod';
import { groupBy } from '../../components/group-by';
import { linksOfFile, type NodeFields } from '../../content-model/data-layer';
import { nodeFieldsOf, type NodeFieldsOf } from '../../content-model/node-fields';
import { productionSchema, type ProductionRun } from '../../content-model/society-schemas';
import { byPosition } from '../departments';
import { isListed } from './people';
import { productionKey, type ProductionOfYear, type ShownEntry, type SocietyRecords } from './society-records';

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

/**
 * The lanterns in the plot of a show, in the order of the file: each crew member with the role that is listed first, and open posts,
 * which have no person; then the wanted roles. People are ids of nodes.
 */
function postsOf({ credits, written: { wanted } }: ProductionOfYear, { named, positionOf, idOfPerson }: SocietyRecords) {
  const isFirst = ({ person }: (typeof credits)[number], index: number): boolean =>
    person.isUnknown || credits.findIndex((other) => other.person === person) === index;
  return [
    ...credits
      .filter(isFirst)
      .map(({ role, department, person }) => ({ role, department, person: person.isUnknown ? undefined : idOfPerson(person) })),
    ...wanted.map(named).map((role) => ({ role, department: positionOf(role).department, person: undefined })),
  ];
}

/** What members of a crew did elsewhere in the same year. Leaves out hidden people, and those who did nothing else. */
function crewElsewhere(production: ProductionOfYear, { productionsOf }: SocietyRecords) {
  return production.crew.filter(isListed).flatMap((person) => {
    const others = productionsOf(person).filter((other) => other.year === production.year && other !== production);
    const { name, path = '' } = person;
    return others.length === 0 ? [] : { name, path, productions: others.map((other) => ({ name: other.name, path: other.path })) };
  });
}

export type CrewElsewhere = ReturnType<typeof crewElsewhere>[number];

const withLastDay = <Days extends ProductionRun>(days: Days) => ({ ...days, to: days.to ?? days.from });

/** The days of a production, at home and on tour. `venue` is the id of a node. */
function daysOf(written: ProductionOfYear['written'], venue: ShownEntry | undefined, { venueOf }: SocietyRecords) {
  const at = (place: ShownEntry | undefined) => ({ venue: place?.node, venueName: place?.name });
  const dates = written.dates.map(withLastDay);
  const tour = written.tour.map((stop) => ({ ...withLastDay(stop), ...at(venueOf(stop.venue)) }));
  const runs = [...dates.map((run) => ({ ...run, ...at(venue) })), ...tour];
  return { ...at(venue), dates, tour, runs: runs.sort((first, second) => first.from.localeCompare(second.from)) };
}

function fieldsOf(production: ProductionOfYear, records: SocietyRecords) {
  const { written, file, credits, crew, society, venue, ...shown } = production;
  const { named, idOfPerson, helpers } = records;
  const links = { ...linksOfFile(helpers, file.relativePath), named };
  const posts = postsOf(production, records);
  return {
    ...(nodeFieldsOf(WRITTEN_FIELDS, written, links) as NodeFieldsOf<z.output<typeof WRITTEN_FIELDS>>),
    ...shown,
    ...daysOf(written, venue, records),
    society: society?.node,
    societyName: society?.name,
    credits: credits.toSorted(byPosition).map(({ role, department, person }) => ({ role, department, person: idOfPerson(person) })),
    crewSize: crew.length,
    crewNames: crew.map(({ name }) => name),
    posts,
    /** Roles for which the record has no name yet. */
    openPosts: posts.filter(({ person }) => person === undefined).map(({ role }) => role),
    /** A line for each person: `Mike Stand, Sound Designer, Operator`. */
    creditTexts: [...groupBy(credits, ({ person }) => person)].map(([{ name }, own]) => [name, ...own.map(({ role }) => role)].join(', ')),
    crewElsewhere: crewElsewhere(production, records),
  };
}

/** A stored `Production`. People, society and venues are ids of nodes. */
export type ProductionNode = Node & ReturnType<typeof fieldsOf>;

export function productionNodes(records: SocietyRecords): NodeFields[] {
  return records.productions.map((production) => ({ key: productionKey(production), fields: fieldsOf(production, records) }));
}
